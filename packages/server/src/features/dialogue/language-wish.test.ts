import type { CatalogueLanguage } from '@colloquy/contract/shared';
import { describe, expect, test } from 'vitest';
import { builtInContent } from '../../testing/built-in-content.ts';
import { languageWish } from './language-wish.ts';
import { phraseBooks } from './phrase-books.ts';

const bookOf = phraseBooks(builtInContent);

/** What the words say where an interview in `own` is offered to go on in `offered`. */
function wish(own: CatalogueLanguage, offered: CatalogueLanguage, text: string) {
  const books = [bookOf(own), bookOf(offered)];
  return languageWish(text, {
    heard: books.map((book) => book.heard()),
    own: books.map((book) => book.nameOf(own)),
    offered: books.map((book) => book.nameOf(offered)),
    accept: bookOf(offered).languageYes(),
    decline: bookOf(own).languageNo(),
  });
}

type Said = [own: CatalogueLanguage, offered: CatalogueLanguage, text: string];

describe('a yes is nothing but a yes, politeness and the language', () => {
  test.each<Said>([
    ['en', 'de', 'Yes'],
    ['en', 'de', 'Yes, please!'],
    ['en', 'de', 'yes please, German'],
    ['en', 'de', 'In German, please.'],
    ['en', 'de', "Sure, let's continue in German"],
    ['en', 'de', 'ja'],
    ['en', 'de', 'Ja, gerne.'],
    ['en', 'de', 'ja, auf Deutsch bitte'],
    ['en', 'de', 'auf Deutsch'],
    ['en', 'de', 'Deutsch bitte'],
    ['en', 'de', 'Lieber auf Deutsch'],
    ['de', 'en', 'Yes, in English'],
    ['de', 'en', 'Gern auf Englisch'],
    ['en', 'es', 'sí, en español'],
    ['en', 'es', 'Claro que sí'],
    ['en', 'es', 'En español, por favor'],
    ['en', 'fr', 'Oui, en français s’il vous plaît'],
    ['en', 'fr', 'd’accord'],
    ['de', 'fr', 'Français, merci'],
    ['en', 'it', 'Sì, volentieri'],
    ['en', 'it', 'in italiano, per favore'],
    ['en', 'pt', 'Sim, em português'],
    ['en', 'nl', 'Graag in het Nederlands'],
    ['en', 'ru', 'Да, на русском, пожалуйста'],
    ['en', 'ja', 'はい、お願いします。'],
    ['en', 'ja', '日本語でお願いします'],
    ['en', 'zh', '好的，用中文吧'],
    ['en', 'ko', '네, 한국어로 부탁드립니다'],
  ])('%s, offered %s: “%s”', (own, offered, text) => {
    expect(wish(own, offered, text)).toBe('change-language');
  });
});

describe('a no is nothing but a no, politeness and a language', () => {
  test.each<Said>([
    ['en', 'de', 'No, thanks'],
    ['en', 'de', 'Nein danke'],
    ['en', 'de', 'not really'],
    ['en', 'de', 'English please'],
    ['en', 'de', 'ok, English then'],
    ['en', 'de', 'no, English'],
    ['en', 'de', 'Not in German please'],
    ['en', 'de', "I don't speak German"],
    ['en', 'de', 'Bitte kein Deutsch'],
    ['en', 'de', 'Lieber nicht auf Deutsch'],
    ['en', 'es', "Sorry, I can't speak Spanish"],
    ['en', 'es', 'Preferiría no en español'],
    ['en', 'es', 'No, gracias'],
    ['en', 'fr', 'pas en français svp'],
    ['en', 'fr', 'Non merci'],
    ['en', 'it', 'No grazie, in inglese'],
    ['en', 'pt', 'Não, obrigado'],
    ['en', 'nl', 'Liever niet in het Nederlands'],
    ['en', 'ja', 'いいえ、英語で'],
    ['en', 'zh', '不要中文'],
  ])('%s, offered %s: “%s”', (own, offered, text) => {
    expect(wish(own, offered, text)).toBe('keep-language');
  });
});

describe('whatever else is said is an answer', () => {
  test.each<Said>([
    ['en', 'de', 'No one checked the logs'],
    ['en', 'de', 'No tests covered it'],
    ['en', 'de', 'Yes, two weeks'],
    ['en', 'de', 'Yes, I closed the gate.'],
    ['en', 'de', 'Right, about 20%'],
    ['en', 'de', 'Right'],
    ['en', 'de', 'I see'],
    ['en', 'de', 'None'],
    ['en', 'de', 'hm'],
    ['en', 'de', 'ok I go on in English'],
    ['en', 'de', 'German or English'],
    ['en', 'de', 'I did it with the German team'],
    ['en', 'de', "I don't speak English"],
    ['en', 'de', 'Nichts ging mehr kaputt'],
    ['en', 'de', 'Nichts'],
    ['en', 'de', 'Gut eine Woche'],
    ['en', 'de', 'Ja, zwei Wochen'],
    ['en', 'de', 'Deutsch kann ich nicht gut'],
    ['en', 'de', 'Ja, aber nicht auf Deutsch'],
    ['en', 'de', 'Kunden auf Deutsch betreut'],
    ['en', 'fr', 'Rien ne marchait plus'],
    ['en', 'fr', 'Oui, deux semaines'],
    ['en', 'fr', 'Pas de tests'],
    ['en', 'es', 'Ya no falla'],
    ['en', 'es', 'No funcionaba nada'],
    ['en', 'es', 'Sí, dos semanas'],
    ['en', 'es', 'Bien'],
    ['en', 'it', 'Non funzionava più'],
    ['en', 'pt', 'Sim, duas semanas'],
    ['en', 'nl', 'Geen fouten meer'],
    ['en', 'ja', 'はい、二週間です'],
    ['en', 'zh', '不知道'],
    ['en', 'de', '20 %'],
    ['en', 'de', '…'],
  ])('%s, offered %s: “%s”', (own, offered, text) => {
    expect(wish(own, offered, text)).toBeNull();
  });
});
