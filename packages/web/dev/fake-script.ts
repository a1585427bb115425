import type { RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose, Language, RequestKind } from '@colloquy/contract/shared';

export type ScriptedQuestion = {
  text: string;
  answerForm: 'prose' | 'code';
  /** What the editor of an exercise opens with. */
  starter?: string;
  /** Asked once, when the first answer is shorter than twelve words. */
  followUp: string | null;
};

/** What one scripted interview says. Every name and text is invented. */
export type FakeScript = {
  organization: string;
  title: string | null;
  candidateName: string | null;
  language: Language;
  topics: readonly string[];
  opening: string;
  questions: readonly ScriptedQuestion[];
  /** How answers of people come back: as the server without a mail server when left out. */
  answersBy?: RoomState['answersBy'];
  /** Whether anybody hears of what a candidate asks for: people when left out. */
  wishesReach?: RoomState['wishesReach'];
  nudge: string;
  back: string;
  offer: string;
  /** Invites the candidate's own questions after the last one; null ends the interview there. */
  ownQuestions: string | null;
  /** So many questions must be done before the interview can be handed in. */
  mustAsk: number;
  /** What is to be agreed to; every purpose when left out. */
  consents?: readonly ConsentPurpose[];
};

const STARTER = `/** Both lists are sorted. */
function mergeOrders(first, second) {
  const merged = [];
  // Your code here
  return merged;
}
`;

const ENGLISH: FakeScript = {
  organization: 'Harbour Lane Logistics',
  title: 'Platform Engineer',
  candidateName: 'Maria Okafor',
  language: 'en',
  topics: ['Incidents you have led', 'Designing for failure', 'A small exercise', 'Working with others'],
  opening: 'Good to meet you. I am an AI interviewer, and people at Harbour Lane Logistics read what you say.',
  questions: [
    {
      text: 'Tell me about a service you owned that failed in production. What did you do in the first hour?',
      answerForm: 'prose',
      followUp: 'What was your own part in the decision to roll back?',
    },
    {
      text: 'Two warehouses send the same stock update at the same moment. How do you keep the count right, and what do you give up for it?',
      answerForm: 'prose',
      followUp: null,
    },
    {
      text: 'Write a function that merges two sorted lists of order numbers without duplicates.',
      answerForm: 'code',
      followUp: null,
    },
    { text: 'How do you help a colleague who is stuck?', answerForm: 'prose', followUp: null },
  ],
  nudge: 'Take the time you need. Would it help to begin with what you saw first?',
  back: 'Let us go on where we were.',
  offer: 'Two questions have stayed without an answer. Would a pause help?',
  ownQuestions: null,
  mustAsk: 3,
};

const GERMAN: FakeScript = {
  organization: 'Norddeutsche Hafenlogistik und Speditionsgesellschaft mbH',
  title: 'Fachkraft für Anwendungsentwicklung und Systemintegration',
  candidateName: 'Friederike Schönfelder-Brandenburg',
  language: 'de',
  topics: ['Störungen im Betrieb', 'Entwurf verlässlicher Systeme', 'Eine kleine Aufgabe', 'Zusammenarbeit'],
  opening: 'Guten Tag. Ich bin eine KI, und Menschen lesen, was Sie sagen.',
  questions: [
    {
      text: 'Erzählen Sie von einem Dienst in Ihrer Verantwortung, der im Betrieb ausgefallen ist. Was haben Sie in der ersten Stunde getan?',
      answerForm: 'prose',
      followUp: 'Welchen Anteil hatten Sie selbst an der Entscheidung?',
    },
    {
      text: 'Zwei Lager melden im selben Augenblick dieselbe Bestandsänderung. Wie bleibt der Bestand richtig?',
      answerForm: 'prose',
      followUp: null,
    },
    {
      text: 'Schreiben Sie eine Funktion, die zwei sortierte Listen von Auftragsnummern ohne Doppelungen zusammenführt.',
      answerForm: 'code',
      followUp: null,
    },
    { text: 'Wie helfen Sie jemandem im Team, der nicht weiterkommt?', answerForm: 'prose', followUp: null },
  ],
  nudge: 'Nehmen Sie sich die Zeit, die Sie brauchen.',
  back: 'Machen wir dort weiter, wo wir waren.',
  offer: 'Zwei Fragen sind ohne Antwort geblieben. Hilft eine Pause?',
  ownQuestions: null,
  mustAsk: 3,
};

const JAPANESE: FakeScript = {
  organization: '株式会社みなと物流',
  title: 'プラットフォームエンジニア',
  candidateName: '佐々木 陽菜',
  language: 'ja',
  topics: ['障害対応の経験', '信頼性を考えた設計', '短い演習', 'チームでの働き方'],
  opening: 'はじめまして。AIの面接官です。お話しいただいた内容は採用担当者が読みます。',
  questions: [
    {
      text: '担当していたサービスが本番環境で停止したときのことを教えてください。最初の1時間に何をしましたか。',
      answerForm: 'prose',
      followUp: 'その判断のうち、ご自身が担った部分はどこですか。',
    },
    {
      text: '二つの倉庫が同じ在庫更新を同時に送ってきた場合、数量を正しく保つにはどうしますか。',
      answerForm: 'prose',
      followUp: null,
    },
    {
      text: '並べ替え済みの注文番号のリスト二つを、重複なしで一つにまとめる関数を書いてください。',
      answerForm: 'code',
      followUp: null,
    },
    { text: '行き詰まっている同僚をどのように助けますか。', answerForm: 'prose', followUp: null },
  ],
  nudge: 'ゆっくりで大丈夫です。',
  back: '先ほどの続きから始めましょう。',
  offer: '二つの質問にお答えがありませんでした。休憩しますか。',
  ownQuestions: null,
  mustAsk: 3,
};

const HINDI: FakeScript = {
  organization: 'तटरेखा लॉजिस्टिक्स',
  title: 'प्लेटफ़ॉर्म इंजीनियर',
  candidateName: 'अनन्या श्रीवास्तव',
  language: 'hi',
  topics: ['आपके सँभाले हुए व्यवधान', 'भरोसेमंद प्रणालियाँ', 'एक छोटा अभ्यास', 'साथ मिलकर काम करना'],
  opening: 'नमस्ते। मैं एक एआई साक्षात्कारकर्ता हूँ, और लोग आपके उत्तर पढ़ेंगे।',
  questions: [
    {
      text: 'अपनी किसी ऐसी सेवा के बारे में बताइए जो उत्पादन में बंद हो गई थी। पहले घंटे में आपने क्या किया?',
      answerForm: 'prose',
      followUp: 'उस निर्णय में आपका अपना योगदान क्या था?',
    },
    {
      text: 'दो गोदाम एक ही क्षण में एक ही भंडार बदलाव भेजते हैं। आप गिनती सही कैसे रखेंगे?',
      answerForm: 'prose',
      followUp: null,
    },
    {
      text: 'ऐसा फ़ंक्शन लिखिए जो ऑर्डर संख्याओं की दो क्रमबद्ध सूचियों को बिना दोहराव के मिलाए।',
      answerForm: 'code',
      followUp: null,
    },
    { text: 'आप अटके हुए सहकर्मी की मदद कैसे करते हैं?', answerForm: 'prose', followUp: null },
  ],
  nudge: 'आराम से सोचिए।',
  back: 'वहीं से आगे बढ़ते हैं जहाँ हम थे।',
  offer: 'दो प्रश्न बिना उत्तर के रह गए। क्या विराम से मदद मिलेगी?',
  ownQuestions: null,
  mustAsk: 3,
};

const ARABIC_NAME: FakeScript = {
  ...ENGLISH,
  organization: 'مؤسسة الميناء (Harbour)',
  candidateName: 'عبد الرحمن بن يوسف الخطيب',
  title: 'Platform Engineer (م/ف)',
};

/** The same interview with an exercise that gives its beginning, and with the candidate's own questions at the end. */
const WITH_STARTER: FakeScript = {
  ...ENGLISH,
  questions: ENGLISH.questions.map((question) =>
    question.answerForm === 'code' ? { ...question, starter: STARTER } : question,
  ),
  ownQuestions: 'That was my last question. What would you like to know about the job?',
};

export const SCRIPTS = {
  en: ENGLISH,
  de: GERMAN,
  ja: JAPANESE,
  hi: HINDI,
  ar: ARABIC_NAME,
  given: WITH_STARTER,
} as const;

export type ScriptName = keyof typeof SCRIPTS;

const CONSENT_TEXTS: Record<'en' | 'de' | 'ja', Record<ConsentPurpose, string>> = {
  en: {
    recording:
      'The sound and picture of this interview are recorded where you speak or show yourself, and kept for six months.',
    'recording-sound': 'Your voice is recorded during the interview and kept for six months.',
    'recording-picture': 'Your picture is recorded during the interview and kept for six months.',
    'ai-evaluation':
      'An AI compares your answers with what the job asks for and drafts a report. It does not look at your face, your voice or your accent.',
    'application-reading':
      'A language model that Example Cloud runs reads your answers and files them into your application.',
    speech: 'What you say becomes text. The sound is deleted once you have sent the answer.',
  },
  de: {
    recording: 'Wenn Sie sprechen oder sich zeigen, werden Ton und Bild aufgezeichnet und sechs Monate aufbewahrt.',
    'recording-sound': 'Ihre Stimme wird während des Interviews aufgezeichnet und sechs Monate aufbewahrt.',
    'recording-picture': 'Ihr Bild wird während des Interviews aufgezeichnet und sechs Monate aufbewahrt.',
    'ai-evaluation':
      'Eine KI vergleicht Ihre Antworten mit den Anforderungen der Stelle und entwirft einen Bericht. Gesicht, Stimme und Akzent bewertet sie nicht.',
    'application-reading':
      'Ein Sprachmodell, das Example Cloud betreibt, liest Ihre Antworten und ordnet sie in Ihre Bewerbung ein.',
    speech: 'Was Sie sagen, wird zu Text. Der Ton wird gelöscht, sobald Sie die Antwort abgeschickt haben.',
  },
  ja: {
    recording: '音声や映像で参加される場合、その音声と映像を録音・録画し、6か月間保管します。',
    'recording-sound': '面接中の音声を録音し、6か月間保管します。',
    'recording-picture': '面接中の映像を録画し、6か月間保管します。',
    'ai-evaluation': 'AIがご回答を募集要件と照らし合わせて報告書の下書きを作成します。顔、声、話し方は評価しません。',
    'application-reading': 'Example Cloudが運用する言語モデルがご回答を読み、応募内容の項目に整理します。',
    speech: 'お話しになったことは文字になります。音声は回答の送信後に削除されます。',
  },
};

/** The consent texts; English where the script has no wording of its own. */
export function consentTexts(language: Language): Record<ConsentPurpose, string> {
  return language === 'de' || language === 'ja' ? CONSENT_TEXTS[language] : CONSENT_TEXTS.en;
}

/** What a candidate asked of people, as the state tells it. */
export function requested(
  requests: ReadonlySet<RequestKind>,
  { answersBy = 'organization', wishesReach = 'people' }: FakeScript,
): Pick<RoomState, 'humanAsked' | 'asked' | 'answersBy' | 'wishesReach'> {
  return { humanAsked: requests.has('person') || requests.has('review'), asked: [...requests], answersBy, wishesReach };
}

/** What a room of this kind has next to the conversation: an account that wants its candidates back after the end. */
export function besides(phase: string) {
  return { application: null, returnUrl: phase === 'ended' ? 'https://harbour-lane.example/applications/31' : null };
}

/** How answers are spoken, with the waits of an interview without more time. */
export function spoken(state: RoomState['speech']['state']): RoomState['speech'] {
  const waits = { shortMs: 1_800, storyMs: 2_400, thinkingMs: 6_000 };
  return { state, pauseMs: 700, waits, captions: state === 'ready' };
}

/** What the welcome says; the link lives for 30 days. */
export function invitationOf(script: FakeScript, plannedMinutes: number, createdMs: number): RoomState['invitation'] {
  return {
    organization: script.organization,
    title: script.title,
    candidateName: script.candidateName,
    interviewLanguage: script.language,
    plannedMinutes,
    questionCount: script.questions.length,
    topics: [...script.topics],
    expiresAt: new Date(createdMs + 30 * 86_400_000).toISOString(),
  };
}

/** How it is answered, as the state tells it. */
export function mannerOf(mode: RoomState['mode'], picture = true): Pick<RoomState, 'mode' | 'pictureOff'> {
  return picture ? { mode } : { mode, pictureOff: true };
}
