import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Hei, ja kiitos ajastasi. Olen tekoäly, tietokoneohjelma, ja vedän tämän haastattelun. Haettavana on {position}. Vastauksesi lukevat ihmiset, ja ihmiset päättävät. Kysymyksiä on {count}, ja aikaa kuluu noin {minutes} minuuttia. Voit milloin tahansa pitää tauon, pyytää kysymyksen uudelleen tai ohittaa sen. Mieti rauhassa niin kauan kuin tarvitset.',
  closing:
    'Siinä oli kaikki minun puoleltani. Kiitos kertomastasi. Tiimi käy vastauksesi itse läpi ja ottaa sinuun yhteyttä. Jos haluat mieluummin, että ihminen katsoo kaiken, voit kertoa sen seuraavalla sivulla.',
  titledPosition: 'tehtävä ”{title}”',
  thisPosition: 'ilmoituksessa kuvattu tehtävä',
  leadIns: {
    duty: [
      'Ilmoituksessa mainitaan tämä: ”{quote}”.',
      'Työhön kuuluu muun muassa: ”{quote}”.',
      'Yksi ilmoituksen kohta on: ”{quote}”.',
      'Tehtävien joukossa on: ”{quote}”.',
    ],
    requirement: ['Hakijalta toivotaan muun muassa: ”{quote}”.', 'Ilmoituksessa edellytetään myös tätä: ”{quote}”.'],
  },
};
