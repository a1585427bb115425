import type { FoldedText } from './folded-text.ts';

/** Words that are frequent in one language and rare in the others, folded. */
const FREQUENT: Readonly<Record<string, string>> = {
  de: 'standort arbeitsort und der die das fur mit wir ist von im den dich du ein eine zu auf bei sowie unser deine ihre oder als',
  en: 'the and of to in for with our you we is are will your on as be that this have',
  es: 'ubicacion modalidad presencial de la el y en los con para las una por del que se nuestro tu experiencia trabajo equipo',
  fr: 'lieu poste teletravail bureaux de la le les et des en vous pour nous une dans du au est avec votre sur notre equipe',
  id: 'lokasi penempatan kerja dan yang untuk di dengan dari kami pada dalam atau memiliki minimal bekerja mampu pengalaman sebagai tidak anda gaji kantor karyawan perusahaan lulusan bisa',
  nl: 'standplaats kantoor de het een en van voor je met wij ons bij jij jouw naar als zijn werken onze',
  vi: 'dia diem va cua cac cho trong voi cong viec lam co duoc khong nghiem kinh theo nhan ky tai',
  pt: 'vaga localizacao hibrido de e o a em com para os uma que do da voce nosso experiencia trabalho nossa dos na no',
  da: 'og at til er af med som du vi har kan ikke hos vores dig pa arbejde stilling erfaring arbejdssted',
  no: 'og til er av med som du vi har kan ikke hos var deg pa arbeid stilling erfaring arbeidssted jobbe',
  sv: 'och att till ar ett av med som du vi har kan inte hos var dig pa arbete tjanst erfarenhet for',
  fi: 'ja on ei tai seka etta tyo olet sinulla meilla kanssa hyva kokemus tyopaikka tarjoamme etsimme',
  ms: 'kerja dan yang untuk di dengan dari kami pada dalam atau bekerja pengalaman sebagai tidak anda gaji jawatan syarikat kelayakan tanggungjawab pejabat pekerja boleh adalah ialah',
  it: 'sede lavoro ufficio di e il la per che con del della una in sono nel alla i le esperienza lavoro dei',
};

/** Letters that only one of the languages uses much. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  vi: /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu,
  de: /[äöüß]/giu,
  pt: /[ãõç]/giu,
  es: /[ñ¿¡]/giu,
  da: /[æø]/giu,
  no: /[æø]/giu,
  sv: /[åäö]/giu,
  fi: /[äö]/giu,
};

/** Scripts that tell the language. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

/** The language a text is written in, of the twenty the reader knows; English when it shows none. */
export function detectLanguage(text: FoldedText): string {
  const sample = text.cased.slice(0, 6000);
  const count = (pattern: RegExp) => sample.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu) || 1;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const hangul = count(/\p{Script=Hangul}/gu);
  const han = count(/\p{Script=Han}/gu);
  for (const [language, script] of SCRIPTS) if (count(script) / letters > 0.2) return language;
  if (hangul / letters > 0.2) return 'ko';
  if (kana / letters > 0.08) return 'ja';
  if (han / letters > 0.2) return 'zh';
  const words = new Map<string, number>();
  for (const match of text.folded.slice(0, 6000).matchAll(/[a-z]+/g)) {
    words.set(match[0], (words.get(match[0]) ?? 0) + 1);
  }
  let best = 'en';
  let most = 0;
  for (const [language, list] of Object.entries(FREQUENT)) {
    let score = 0;
    for (const word of list.split(' ')) score += words.get(word) ?? 0;
    const own = LETTERS[language];
    if (own !== undefined) score += (count(own) * (language === 'vi' ? 2 : 1)) / 2;
    if (score > most) {
      most = score;
      best = language;
    }
  }
  return best;
}
