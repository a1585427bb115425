import { fold } from '../text/fold.ts';

const WORDS: Record<string, string> = {
  en: 'the and of to in for with on as at by from was is experience university skills education work team using development led managed',
  de: 'und der die das von mit fur bei im auf als zur zum den des ein eine berufserfahrung ausbildung kenntnisse sprachen seit sowie universitat',
  fr: 'et de la le les des du en au aux pour par sur une dans avec formation experience competences langues depuis gestion chez',
  es: 'y de la el los las en del con para por una como experiencia formacion idiomas desde gestion universidad habilidades educacion',
  it: 'e di il la le dei delle del con per una nel nella presso esperienza istruzione formazione lingue competenze dal gestione universita',
  nl: 'en de het van een voor met bij op aan als tot werkervaring opleiding vaardigheden talen sinds heden nederlands hogeschool',
  pt: 'e de da do das dos em com para por uma na no experiencia formacao idiomas competencias desde gestao universidade atual habilidades',
  id: 'dan di yang dengan untuk pada dari dalam sebagai pengalaman pendidikan keahlian bahasa sekarang kerja universitas keterampilan',
  sv: 'och att for med som av pa till erfarenhet utbildning sprak kompetenser',
  da: 'og at for med som af pa til erfaring uddannelse sprog kompetencer',
  pl: 'i w na do z dla oraz doswiadczenie wyksztalcenie umiejetnosci jezyki obecnie',
};

/** The language a text is written in, as a BCP 47 primary tag; `en` when nothing speaks for another. */
export function languageOf(text: string): string {
  const sample = text.slice(0, 20_000);
  const count = (pattern: RegExp): number => (sample.match(pattern) ?? []).length;
  const hangul = count(/[\uac00-\ud7af]/g);
  const kana = count(/[\u3040-\u30ff]/g);
  const han = count(/[\u4e00-\u9fff]/g);
  const latin = count(/[A-Za-z]/g);
  if (hangul > 20 && hangul * 3 > latin * 0.3) return 'ko';
  if (kana > 10 && (kana + han) * 3 > latin * 0.3) return 'ja';
  if (han > 20 && han * 3 > latin * 0.3) return 'zh';
  if (count(/[\u1ea0-\u1ef9đĐơƠưƯ]/g) > 8) return 'vi';
  const words = fold(sample).match(/[a-z]+/g) ?? [];
  const seen = new Map<string, number>();
  for (const word of words) seen.set(word, (seen.get(word) ?? 0) + 1);
  let best = 'en';
  let most = 0;
  for (const [language, list] of Object.entries(WORDS)) {
    let score = 0;
    for (const word of list.split(' ')) {
      const hits = seen.get(word) ?? 0;
      score += word.length > 3 ? hits * 3 : Math.min(hits, 12);
    }
    if (score > most) {
      most = score;
      best = language;
    }
  }
  return best;
}
