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
      'I agree that an AI drafts an assessment of my answers for the people who decide. If I do not agree, they read my answers without it.',
  },
  de: {
    recording:
      'Ich willige ein, dass dieses Interview aufgezeichnet wird, damit die Menschen, die entscheiden, es nachvollziehen können. Willige ich nicht ein, kann ich es schriftlich führen.',
    'ai-evaluation':
      'Ich willige ein, dass eine KI für die Menschen, die entscheiden, einen Entwurf zur Auswertung meiner Antworten erstellt. Willige ich nicht ein, lesen sie meine Antworten ohne diesen Entwurf.',
  },
  es: {
    recording:
      'Acepto que esta entrevista se grabe para que las personas que deciden puedan seguirla. Si no acepto, puedo hacerla por escrito.',
    'ai-evaluation':
      'Acepto que una IA redacte un borrador de evaluación de mis respuestas para las personas que deciden. Si no acepto, ellas leerán mis respuestas sin ese borrador.',
  },
  fr: {
    recording:
      'J’accepte que cet entretien soit enregistré afin que les personnes qui décident puissent en prendre connaissance. Si je refuse, je peux le passer par écrit.',
    'ai-evaluation':
      'J’accepte qu’une IA rédige une ébauche d’évaluation de mes réponses à l’intention des personnes qui décident. Si je refuse, elles liront mes réponses sans cette ébauche.',
  },
  id: {
    recording:
      'Saya setuju wawancara ini direkam agar orang yang mengambil keputusan dapat menyimaknya. Jika tidak setuju, saya dapat menjalaninya secara tertulis.',
    'ai-evaluation':
      'Saya setuju AI menyusun draf penilaian atas jawaban saya untuk orang yang mengambil keputusan. Jika tidak setuju, mereka membaca jawaban saya tanpa draf tersebut.',
  },
  ja: {
    recording:
      '選考の担当者が内容を確認できるよう、この面接が録音・録画されることに同意します。同意しない場合は、文字で面接を受けられます。',
    'ai-evaluation':
      '選考の担当者のために、AIが私の回答の評価案を作成することに同意します。同意しない場合、担当者は評価案なしで私の回答を読みます。',
  },
  ko: {
    recording:
      '결정을 내리는 담당자가 내용을 확인할 수 있도록 이 면접을 녹음·녹화하는 데 동의합니다. 동의하지 않으면 글로 면접을 볼 수 있습니다.',
    'ai-evaluation':
      '결정을 내리는 담당자를 위해 AI가 제 답변에 대한 평가 초안을 작성하는 데 동의합니다. 동의하지 않으면 담당자가 초안 없이 제 답변을 읽습니다.',
  },
  nl: {
    recording:
      'Ik ga ermee akkoord dat dit gesprek wordt opgenomen, zodat de mensen die beslissen er kennis van kunnen nemen. Ga ik niet akkoord, dan kan ik het gesprek schriftelijk voeren.',
    'ai-evaluation':
      'Ik ga ermee akkoord dat een AI voor de mensen die beslissen een concept van de beoordeling van mijn antwoorden maakt. Ga ik niet akkoord, dan lezen zij mijn antwoorden zonder dat concept.',
  },
  vi: {
    recording:
      'Tôi đồng ý để buổi phỏng vấn này được ghi âm, ghi hình nhằm giúp những người ra quyết định nắm được nội dung. Nếu không đồng ý, tôi có thể trả lời bằng văn bản.',
    'ai-evaluation':
      'Tôi đồng ý để AI soạn bản nháp đánh giá các câu trả lời của tôi cho những người ra quyết định. Nếu không đồng ý, họ sẽ đọc câu trả lời của tôi mà không có bản nháp đó.',
  },
  zh: {
    recording: '我同意对本次面试进行录音录像，以便作出决定的人员了解面试内容。如不同意，我可以用文字完成面试。',
    'ai-evaluation':
      '我同意由人工智能（AI）为作出决定的人员起草对我的回答的评估。如不同意，他们阅读我的回答时将没有这份草稿。',
  },
  pt: {
    recording:
      'Concordo que esta entrevista seja gravada para que as pessoas que decidem possam acompanhá-la. Se eu não concordar, posso fazê-la por escrito.',
    'ai-evaluation':
      'Concordo que uma IA prepare um rascunho de avaliação das minhas respostas para as pessoas que decidem. Se eu não concordar, elas lerão as minhas respostas sem esse rascunho.',
  },
  it: {
    recording:
      'Acconsento a che questo colloquio venga registrato, affinché le persone che decidono possano prenderne visione. Se non acconsento, posso svolgerlo per iscritto.',
    'ai-evaluation':
      'Acconsento a che un’IA prepari, per le persone che decidono, una bozza di valutazione delle mie risposte. Se non acconsento, leggeranno le mie risposte senza tale bozza.',
  },
  da: {
    recording:
      'Jeg giver samtykke til, at samtalen optages, så de mennesker, der træffer beslutningen, kan følge den. Hvis jeg ikke giver samtykke, kan jeg gennemføre den skriftligt.',
    'ai-evaluation':
      'Jeg giver samtykke til, at en AI laver et udkast til vurdering af mine svar til de mennesker, der træffer beslutningen. Hvis jeg ikke giver samtykke, læser de mine svar uden dette udkast.',
  },
  no: {
    recording:
      'Jeg samtykker til at intervjuet tas opp, slik at menneskene som tar avgjørelsen, kan følge det. Hvis jeg ikke samtykker, kan jeg gjennomføre det skriftlig.',
    'ai-evaluation':
      'Jeg samtykker til at en KI lager et utkast til vurdering av svarene mine for menneskene som tar avgjørelsen. Hvis jeg ikke samtykker, leser de svarene mine uten dette utkastet.',
  },
  sv: {
    recording:
      'Jag samtycker till att intervjun spelas in så att de människor som beslutar kan ta del av den. Om jag inte samtycker kan jag göra den skriftligt.',
    'ai-evaluation':
      'Jag samtycker till att en AI gör ett utkast till bedömning av mina svar åt de människor som beslutar. Om jag inte samtycker läser de mina svar utan det utkastet.',
  },
  hi: {
    recording:
      'मैं सहमत हूँ कि यह साक्षात्कार रिकॉर्ड किया जाए, ताकि निर्णय लेने वाले लोग इसे देख-समझ सकें। यदि मैं सहमत नहीं हूँ, तो मेरा साक्षात्कार लिखित रूप में हो सकता है।',
    'ai-evaluation':
      'मैं सहमत हूँ कि निर्णय लेने वाले लोगों के लिए एआई मेरे उत्तरों के मूल्यांकन का मसौदा तैयार करे। यदि मैं सहमत नहीं हूँ, तो वे मेरे उत्तर इस मसौदे के बिना पढ़ेंगे।',
  },
  fi: {
    recording:
      'Suostun siihen, että tämän haastattelun ääni ja kuva tallennetaan, jotta päätöksen tekevät ihmiset voivat perehtyä siihen. Jos en suostu, voin tehdä haastattelun kirjallisesti.',
    'ai-evaluation':
      'Suostun siihen, että tekoäly laatii päätöksen tekeville ihmisille luonnoksen vastausteni arvioinnista. Jos en suostu, he lukevat vastaukseni ilman tätä luonnosta.',
  },
  ms: {
    recording:
      'Saya bersetuju temu duga ini dirakam supaya orang yang membuat keputusan dapat menelitinya. Jika tidak bersetuju, saya boleh menjawab secara bertulis.',
    'ai-evaluation':
      'Saya bersetuju AI menyediakan draf penilaian jawapan saya untuk orang yang membuat keputusan. Jika tidak bersetuju, mereka akan membaca jawapan saya tanpa draf itu.',
  },
  th: {
    recording: 'ข้าพเจ้ายินยอมให้บันทึกเสียงและภาพการสัมภาษณ์นี้ เพื่อให้ผู้ตัดสินใจรับทราบเนื้อหาได้ หากไม่ยินยอม ข้าพเจ้าสามารถตอบเป็นข้อความได้',
    'ai-evaluation':
      'ข้าพเจ้ายินยอมให้ปัญญาประดิษฐ์ (AI) ร่างการประเมินคำตอบของข้าพเจ้าให้ผู้ตัดสินใจ หากไม่ยินยอม ผู้ตัดสินใจจะอ่านคำตอบของข้าพเจ้าโดยไม่มีร่างดังกล่าว',
  },
  ru: {
    recording:
      'Я даю согласие на запись этого собеседования, чтобы люди, принимающие решение, могли с ним ознакомиться. Если я не дам согласия, собеседование можно пройти письменно.',
    'ai-evaluation':
      'Я даю согласие на то, чтобы ИИ подготовил для людей, принимающих решение, предварительную оценку моих ответов. Если я не дам согласия, они прочитают мои ответы без неё.',
  },
};

export function consentText(purpose: ConsentPurpose, language: Language): string {
  return TEXTS[catalogueLanguage(language)][purpose];
}
