import type { ScriptCase } from './script.ts';

/** Exclamations among digits, accents among letters. */
export const SPOKEN_SIGNS: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | I'm Niamh Daly.
Q founder_phone | ?
F | Eight six one two three four five six seven. Oh, with plus three five three.`,
    { phone: '+353 86 123 4567' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Niamh Daly.
Q founder_phone | ?
F | oh eight six one two three four five six seven. Oh and put plus three five three in front.`,
    { phone: '+353 86 123 4567' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Niamh Daly.
Q founder_phone | ?
F | Plus four four seven seven double oh nine oh oh one two three. Oh, sorry, one two four.`,
    { phone: '+44 7700 900124' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Niamh Daly.
Q founder_phone | ?
F | Plus three five three eight six one two three four five six oh.`,
    { phone: '+353 86 123 4560' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q founder_email | ?
F | C'est ines arobase marée point example.`,
    { email: 'ines@maree.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q founder_email | ?
F | inès point morel arobase marée tiret haute point example`,
    { email: 'ines.morel@maree-haute.example' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Lucía Prats.
Q founder_email | ?
F | lucía arroba río punto example`,
    { email: 'lucia@rio.example' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Jörg Müller.
Q founder_email | ?
F | jörg punkt müller ät grün punkt example`,
    { email: 'joerg.mueller@gruen.example' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q founder_network | ?
F | linkedin point com slash in slash inès tiret morel`,
    { network: 'linkedin.com/in/ines-morel' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q founder_email | ?
F | inès@marée.example`,
    { email: 'inès@marée.example' },
  ],
];

/** First names alone, and names in Japanese, with what each of them does. */
export const SHORT_NAMES: readonly ScriptCase[] = [
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Maya macht die Sensoren und Benedikt den Vertrieb.`,
    { '1.name': 'Maya', '1.role': 'Sensoren', '2.name': 'Benedikt', '2.role': 'Vertrieb' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Nein, ich mache alles: Vertrieb, Technik, Einkauf und Buchhaltung.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Maya does the sensors and Benedikt runs sales.`,
    { '1.name': 'Maya', '1.role': 'sensors', '2.name': 'Benedikt', '2.role': 'sales' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | There are three of us. Priya handles the clinical side, Tom builds the app.`,
    { '1.name': 'Priya', '1.role': 'clinical side', '2.name': 'Tom', '2.role': 'app' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Yes, Ola. She looks after operations.`,
    { '1.name': 'Ola', '1.role': 'operations' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | No, just me. Sarah does our books on Fridays, she's a contractor.`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Maya Lind is my co-founder. Maya does the sensors, Salesforce runs our pipeline and Google does the ads.`,
    { '1.name': 'Maya Lind', '1.role': 'sensors' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q co_founders | ?
F | Oui, Léo, notre directeur technique.`,
    { '1.name': 'Léo', '1.role': 'directeur technique' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q co_founders | ?
F | Léo gère la technique et Sarah s'occupe des ventes.`,
    { '1.name': 'Léo', '1.role': 'technique', '2.name': 'Sarah', '2.role': 'ventes' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q co_founders | ?
F | Non, je suis seule. Karim, notre comptable, vient le vendredi.`,
    {},
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Sí, Marta lleva el producto y Pablo se encarga de ventas.`,
    { '1.name': 'Marta', '1.role': 'producto', '2.name': 'Pablo', '2.role': 'ventas' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤健です。
Q co_founders | ?
F | 山口亮が開発を担当しています。`,
    { '1.name': '山口亮', '1.role': '開発を担当' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤健です。
Q co_founders | ?
F | はい、田中美咲がCTOで、営業は鈴木大輔が見ています。`,
    { '1.name': '田中美咲', '1.role': 'CTO', '2.name': '鈴木大輔' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤健です。
Q co_founders | ?
F | 一人です。税理士が決算を担当しています。`,
    {},
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤健です。
Q co_founders | ?
F | 一人です。開発部が試作を担当しています。`,
    {},
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Robin Ascher.
Q co_founders | ?
F | Maya Lind is the CTO, Stripe handles payments and Amazon runs the servers.`,
    { '1.name': 'Maya Lind', '1.role': 'CTO' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q co_founders | ?
F | Léo gère la technique et Stripe gère les paiements.`,
    { '1.name': 'Léo', '1.role': 'technique' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Inès Morel.
Q co_founders | ?
F | Non. Léo, notre directeur de banque, nous aide.`,
    {},
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤健です。
Q co_founders | ?
F | いません。会計事務所が経理を担当しています。`,
    {},
  ],
];
