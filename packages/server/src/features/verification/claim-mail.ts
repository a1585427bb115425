import type { MailMessage } from '../../platform/mail/mail.ts';

/** Languages that mail and page of a verification are written in. */
export const MAIL_LANGUAGES = ['en', 'de', 'ja'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

type Words = {
  subject: string;
  /** {name}: the person; {organization}: who asked. */
  about: string;
  code: string;
  /** {minutes}. */
  where: string;
  ignore: string;
};

const WORDS: Record<MailLanguage, Words> = {
  en: {
    subject: 'Your code to confirm this e-mail address',
    about:
      '{organization} keeps a profile of {name}. This code confirms that the profile and this address belong together:',
    code: 'Code: {code}',
    where: 'Type it on this page within {minutes} minutes. Opening the page alone confirms nothing.',
    ignore: 'Are you not {name}? Then do nothing and give the code to nobody.',
  },
  de: {
    subject: 'Ihr Code zur Bestätigung dieser E-Mail-Adresse',
    about:
      '{organization} führt ein Profil von {name}. Dieser Code bestätigt, dass das Profil und diese Adresse zusammengehören:',
    code: 'Code: {code}',
    where:
      'Geben Sie ihn innerhalb von {minutes} Minuten auf dieser Seite ein. Das Öffnen der Seite allein bestätigt nichts.',
    ignore: 'Sie sind nicht {name}? Dann tun Sie nichts und geben Sie den Code niemandem.',
  },
  ja: {
    subject: 'メールアドレス確認用のコード',
    about:
      '{organization}は{name}さんのプロフィールを管理しています。次のコードで、このアドレスがご本人のものであることを確認します。',
    code: 'コード：{code}',
    where: '{minutes}分以内に、次のページで入力してください。ページを開いただけでは確認されません。',
    ignore: '{name}さんではない場合は、何もせず、コードを誰にも教えないでください。',
  },
};

/** The mail with a code. Names come from strangers: they add no line, and nothing in them becomes a link. */
export function claimMail(facts: {
  claimId: string;
  to: string;
  language: MailLanguage;
  name: string;
  organization: string;
  code: string;
  minutes: number;
  url: string;
}): MailMessage {
  const words = WORDS[facts.language];
  const values: Record<string, string> = {
    name: withoutLinks(oneLine(facts.name)),
    organization: oneLine(facts.organization),
    code: facts.code,
    minutes: String(facts.minutes),
  };
  const say = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const text = [say(words.about), say(words.code), say(words.where), facts.url, say(words.ignore)].join('\n\n');
  return { about: facts.claimId, to: facts.to, subject: words.subject, text };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200);
}

/** Mail programs make links of what looks like an address; with blanks in it they do not. `J.R. Lind` stays readable. */
function withoutLinks(text: string): string {
  return text.replaceAll(/(?<=\S)[.:](?=\S)/g, '$& ').replaceAll('@', ' @ ');
}
