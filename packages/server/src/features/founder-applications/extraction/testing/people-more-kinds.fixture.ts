import type { ScriptCase } from './script.ts';

/** The same in German, Spanish, French and Japanese. */
export const PEOPLE_KINDS: readonly ScriptCase[] = [
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Jule Brandt, sie ist die Technik, jule@x.example. Ab Mai wollen wir noch Timo Rau für den Vertrieb einstellen, falls das Geld reicht.`,
    { '1.name': 'Jule Brandt', '1.email': 'jule@x.example', '1.role': 'Technik' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Eine Mitgründerin, Jule Brandt, unsere CTO, brandt@x.example.`,
    { '1.name': 'Jule Brandt', '1.email': 'brandt@x.example', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Mit Jule Brandt zusammen, sie ist Geschäftsführerin. Herr Doktor Senft ist unser Steuerberater, falls er anruft.`,
    { '1.name': 'Jule Brandt', '1.role': 'Geschäftsführerin' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Jule Brandt, Produktchefin. Ihr Bruder Henning war am Anfang auch dabei, ist aber letztes Jahr ausgestiegen.`,
    { '1.name': 'Jule Brandt', '1.role': 'Produktchefin' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Mi socia es Lucía Prats, lleva operaciones, lucia@x.example. En mayo queremos fichar a Tomás Rey para ventas, pero todavía no ha firmado.`,
    { '1.name': 'Lucía Prats', '1.email': 'lucia@x.example', '1.role': 'operaciones' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Una, Lucía Prats, nuestra directora técnica, lp@x.example.`,
    { '1.name': 'Lucía Prats', '1.email': 'lp@x.example', '1.role': 'directora técnica' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Inès Morel, notre directrice technique, im@x.example. On voudrait embaucher un commercial, Paul Roux, mais il n'a rien signé.`,
    { '1.name': 'Inès Morel', '1.email': 'im@x.example', '1.role': 'directrice technique' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Inès Morel, elle s'occupe des opérations. Le mari d'Inès, Marc, nous aide le week-end.`,
    { '1.name': 'Inès Morel', '1.role': 'opérations' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 一名です。臨床責任者の白石 恵で、shiraishi@x.example です。`,
    { '1.name': '白石 恵', '1.email': 'shiraishi@x.example', '1.role': '臨床責任者' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 隣にいる白石 恵です。
F2 | 白石 恵です。営業と人事を見ています。肩書きはCOOです。megumi@x.example までお願いします。`,
    { '1.name': '白石 恵', '1.email': 'megumi@x.example', '1.role': 'COO' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 白石 恵がCTOです。立ち上げのときは森田 亮という者もいましたが、昨年抜けました。`,
    { '1.name': '白石 恵', '1.role': 'CTO' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 白石 恵がCTOです。春から田所 学を営業で採用する予定です。`,
    { '1.name': '白石 恵', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Zwei: Sven Harder ist Technikchef, und Mia Odenthal macht den Vertrieb.`,
    { '1.name': 'Sven Harder', '2.name': 'Mia Odenthal', '1.role': 'Technikchef', '2.role': 'Vertrieb' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Sven Harder und Mia Odenthal, CTO und COO.`,
    { '1.name': 'Sven Harder', '2.name': 'Mia Odenthal', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Sven Harder, CTO. Der Kollege auf dem Foto, Lars Dreher, ist bei uns angestellt.`,
    { '1.name': 'Sven Harder', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Ich bin Einzelgründerin. Meine Schwester Nele hilft bei den Etiketten.`,
    {},
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Sven Harder, er ist CTO, s punkt harder at kornkraft punkt example.`,
    { '1.name': 'Sven Harder', '1.email': 's.harder@kornkraft.example', '1.role': 'CTO' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Somos tres: Iker Mendi, director técnico, Sara Cuesta, directora comercial, y yo.`,
    { '1.name': 'Iker Mendi', '2.name': 'Sara Cuesta', '1.role': 'director técnico', '2.role': 'directora comercial' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Iker Mendi, CTO. Hubo una tercera, Ana Polo, que se marchó en marzo.`,
    { '1.name': 'Iker Mendi', '1.role': 'CTO' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | No tengo socios. Trabaja conmigo Luis Peña, pero es empleado.`,
    {},
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Iker Mendi, ventas. Mi madre pone el local.`,
    { '1.name': 'Iker Mendi', '1.role': 'ventas' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Malo Riou, directeur technique, et Fanny Joly, directrice commerciale.`,
    {
      '1.name': 'Malo Riou',
      '2.name': 'Fanny Joly',
      '1.role': 'directeur technique',
      '2.role': 'directrice commerciale',
    },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Malo Riou, CTO. Il y avait aussi Yann Cadic, mais il est parti à l'automne.`,
    { '1.name': 'Malo Riou', '1.role': 'CTO' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Non, je suis seule. J'ai une salariée, Fanny Joly.`,
    {},
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Malo Riou, il est à la production.`,
    { '1.name': 'Malo Riou', '1.role': 'production' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 大野 拓海がCTO、滝 沙織がCOOです。`,
    { '1.name': '大野 拓海', '2.name': '滝 沙織', '1.role': 'CTO', '2.role': 'COO' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 技術担当の大野 拓海がいます。経理の山辺さんは社員です。`,
    { '1.name': '大野 拓海', '1.role': '技術担当' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | おりません。大学の先輩の大野さんに助言をもらっています。`,
    {},
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Owen Thamm, CTO. Früher gehörte noch Mali Behn dazu, sie ist jetzt bei einer Bank.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Angefangen habe ich mit Mali Behn, wir haben uns aber im Frühjahr getrennt. Heute mache ich das mit Owen Thamm, er ist CTO.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Owen Thamm ist CTO. Mali Behn hat ihre Anteile zurückgegeben und studiert wieder.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Wir waren zu dritt, Mali Behn hat aber hingeworfen. Bleibt Owen Thamm, CTO.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Im Handelsregister steht noch Mali Behn, die ist aber seit Januar nicht mehr aktiv. Mitgründer ist Owen Thamm, CTO.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Robin Ascher.
Q co_founders | ?
F | Owen Thamm, CTO. Mali Behn, mit der ich das mal angefangen habe, arbeitet inzwischen in Wien.`,
    { '1.name': 'Owen Thamm', '1.role': 'CTO' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Iker Mendi, CTO. Empezamos con Ana Polo, pero lo dejó al año.`,
    { '1.name': 'Iker Mendi', '1.role': 'CTO' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Robin Ascher.
Q co_founders | ?
F | Iker Mendi es el CTO. En la escritura aparece también Ana Polo, que vendió su parte.`,
    { '1.name': 'Iker Mendi', '1.role': 'CTO' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Malo Riou, CTO. Au départ il y avait Inès Cadic, elle a repris son poste à l'hôpital.`,
    { '1.name': 'Malo Riou', '1.role': 'CTO' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je suis Robin Ascher.
Q co_founders | ?
F | Malo Riou, CTO. Inès Cadic figure encore dans les statuts mais elle n'y travaille plus.`,
    { '1.name': 'Malo Riou', '1.role': 'CTO' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 大野 拓海がCTOです。登記には森 理沙の名前もありますが、春に離れました。`,
    { '1.name': '大野 拓海', '1.role': 'CTO' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 芦原凛です。
Q co_founders | ?
F | 最初は森 理沙と始めましたが、今は別々です。今の共同創業者は大野 拓海で、CTOです。`,
    { '1.name': '大野 拓海', '1.role': 'CTO' },
  ],
];
