import type { ConsentPurpose } from './consent.ts';
import { catalogueLanguage, type Language } from './language.ts';

/** Grows with every change of a wording; the ledger keeps version and hash of what was shown. */
export const CONSENT_TEXT_VERSION = 1;

type Texts = Record<ConsentPurpose, string>;

const TEXTS: Record<Exclude<Language, 'en-IN'>, Texts> = {
  en: {
    recording:
      'I agree that this interview is recorded, so that the people who decide can follow it. If I do not agree, I can take it in writing.',
    'ai-evaluation':
      'I agree that an AI drafts an assessment of my answers for the people who decide. If I do not agree, they read my answers themselves.',
  },
  de: {
    recording:
      'Ich bin einverstanden, dass dieses Gespräch aufgezeichnet wird, damit die Menschen, die entscheiden, es nachvollziehen können. Wenn nicht, kann ich es schriftlich führen.',
    'ai-evaluation':
      'Ich bin einverstanden, dass eine KI einen Entwurf zur Einschätzung meiner Antworten für die Menschen erstellt, die entscheiden. Wenn nicht, lesen sie meine Antworten selbst.',
  },
  es: {
    recording:
      'Acepto que esta entrevista se grabe para que las personas que deciden puedan seguirla. Si no acepto, puedo hacerla por escrito.',
    'ai-evaluation':
      'Acepto que una IA redacte un borrador de valoración de mis respuestas para las personas que deciden. Si no acepto, ellas mismas leerán mis respuestas.',
  },
  fr: {
    recording:
      'J’accepte que cet entretien soit enregistré afin que les personnes qui décident puissent le suivre. Si je refuse, je peux le passer par écrit.',
    'ai-evaluation':
      'J’accepte qu’une IA prépare un projet d’évaluation de mes réponses pour les personnes qui décident. Si je refuse, elles liront elles-mêmes mes réponses.',
  },
  id: {
    recording:
      'Saya setuju wawancara ini direkam agar orang yang mengambil keputusan dapat mengikutinya. Jika tidak setuju, saya dapat menjalaninya secara tertulis.',
    'ai-evaluation':
      'Saya setuju AI menyusun rancangan penilaian atas jawaban saya untuk orang yang mengambil keputusan. Jika tidak setuju, mereka sendiri yang membaca jawaban saya.',
  },
  ja: {
    recording:
      '選考の担当者が内容を確認できるよう、この面接が録音・録画されることに同意します。同意しない場合は、文字で面接を受けられます。',
    'ai-evaluation':
      '選考の担当者のために、AIが私の回答の評価案を作成することに同意します。同意しない場合は、担当者が自ら回答を読みます。',
  },
  ko: {
    recording:
      '결정하는 사람들이 내용을 확인할 수 있도록 이 면접을 녹음·녹화하는 데 동의합니다. 동의하지 않으면 글로 면접을 볼 수 있습니다.',
    'ai-evaluation':
      '결정하는 사람들을 위해 AI가 제 답변에 대한 평가 초안을 작성하는 데 동의합니다. 동의하지 않으면 담당자가 직접 답변을 읽습니다.',
  },
  nl: {
    recording:
      'Ik ga ermee akkoord dat dit gesprek wordt opgenomen, zodat de mensen die beslissen het kunnen volgen. Ga ik niet akkoord, dan kan ik het schriftelijk doen.',
    'ai-evaluation':
      'Ik ga ermee akkoord dat een AI een concept van de beoordeling van mijn antwoorden maakt voor de mensen die beslissen. Ga ik niet akkoord, dan lezen zij mijn antwoorden zelf.',
  },
  vi: {
    recording:
      'Tôi đồng ý để buổi phỏng vấn này được ghi lại nhằm giúp những người quyết định theo dõi được. Nếu không đồng ý, tôi có thể trả lời bằng văn bản.',
    'ai-evaluation':
      'Tôi đồng ý để AI soạn bản nháp đánh giá các câu trả lời của tôi cho những người quyết định. Nếu không đồng ý, họ sẽ tự đọc câu trả lời của tôi.',
  },
  zh: {
    recording: '我同意对本次面试进行录音录像，以便作出决定的人员了解面试内容。如不同意，我可以用文字完成面试。',
    'ai-evaluation': '我同意由人工智能为作出决定的人员起草对我的回答的评估。如不同意，将由他们亲自阅读我的回答。',
  },
  pt: {
    recording:
      'Concordo que esta entrevista seja gravada para que as pessoas que decidem possam acompanhá-la. Se não concordar, posso fazê-la por escrito.',
    'ai-evaluation':
      'Concordo que uma IA prepare um rascunho de avaliação das minhas respostas para as pessoas que decidem. Se não concordar, elas próprias lerão as minhas respostas.',
  },
  it: {
    recording:
      'Accetto che questo colloquio venga registrato affinché le persone che decidono possano seguirlo. Se non accetto, posso svolgerlo per iscritto.',
    'ai-evaluation':
      'Accetto che un’IA prepari una bozza di valutazione delle mie risposte per le persone che decidono. Se non accetto, saranno loro stesse a leggere le mie risposte.',
  },
  da: {
    recording:
      'Jeg accepterer, at samtalen optages, så de mennesker, der træffer beslutningen, kan følge den. Hvis jeg ikke accepterer, kan jeg tage den skriftligt.',
    'ai-evaluation':
      'Jeg accepterer, at en AI laver et udkast til vurdering af mine svar til de mennesker, der træffer beslutningen. Hvis jeg ikke accepterer, læser de selv mine svar.',
  },
  no: {
    recording:
      'Jeg samtykker til at intervjuet tas opp, slik at menneskene som bestemmer, kan følge det. Hvis jeg ikke samtykker, kan jeg ta det skriftlig.',
    'ai-evaluation':
      'Jeg samtykker til at en KI lager et utkast til vurdering av svarene mine for menneskene som bestemmer. Hvis jeg ikke samtykker, leser de svarene mine selv.',
  },
  sv: {
    recording:
      'Jag samtycker till att intervjun spelas in så att de människor som beslutar kan följa den. Om jag inte samtycker kan jag göra den skriftligt.',
    'ai-evaluation':
      'Jag samtycker till att en AI gör ett utkast till bedömning av mina svar åt de människor som beslutar. Om jag inte samtycker läser de mina svar själva.',
  },
  hi: {
    recording:
      'मैं सहमत हूँ कि यह साक्षात्कार रिकॉर्ड किया जाए, ताकि निर्णय लेने वाले लोग इसे समझ सकें। यदि मैं सहमत नहीं हूँ, तो मैं इसे लिखकर दे सकता/सकती हूँ।',
    'ai-evaluation':
      'मैं सहमत हूँ कि निर्णय लेने वाले लोगों के लिए एआई मेरे उत्तरों के मूल्यांकन का मसौदा तैयार करे। यदि मैं सहमत नहीं हूँ, तो वे मेरे उत्तर स्वयं पढ़ेंगे।',
  },
  fi: {
    recording:
      'Hyväksyn, että tämä haastattelu tallennetaan, jotta päätöksen tekevät ihmiset voivat seurata sitä. Jos en hyväksy, voin tehdä haastattelun kirjallisesti.',
    'ai-evaluation':
      'Hyväksyn, että tekoäly laatii luonnoksen vastausteni arvioinnista päätöksen tekeville ihmisille. Jos en hyväksy, he lukevat vastaukseni itse.',
  },
  ms: {
    recording:
      'Saya bersetuju temu duga ini dirakam supaya orang yang membuat keputusan dapat mengikutinya. Jika tidak bersetuju, saya boleh menjawab secara bertulis.',
    'ai-evaluation':
      'Saya bersetuju AI menyediakan draf penilaian jawapan saya untuk orang yang membuat keputusan. Jika tidak bersetuju, mereka sendiri akan membaca jawapan saya.',
  },
  th: {
    recording: 'ข้าพเจ้ายินยอมให้บันทึกการสัมภาษณ์นี้ เพื่อให้ผู้ตัดสินใจสามารถติดตามได้ หากไม่ยินยอม ข้าพเจ้าสามารถตอบเป็นข้อความได้',
    'ai-evaluation':
      'ข้าพเจ้ายินยอมให้เอไอร่างการประเมินคำตอบของข้าพเจ้าให้ผู้ตัดสินใจ หากไม่ยินยอม พวกเขาจะอ่านคำตอบของข้าพเจ้าด้วยตนเอง',
  },
  ru: {
    recording:
      'Я соглашаюсь на запись этого собеседования, чтобы люди, принимающие решение, могли с ним ознакомиться. Если я не согласен (не согласна), я могу пройти его письменно.',
    'ai-evaluation':
      'Я соглашаюсь, чтобы ИИ подготовил черновик оценки моих ответов для людей, принимающих решение. Если я не согласен (не согласна), они сами прочитают мои ответы.',
  },
};

export function consentText(purpose: ConsentPurpose, language: Language): string {
  return TEXTS[catalogueLanguage(language)][purpose];
}
