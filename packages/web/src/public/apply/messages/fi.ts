import type { Catalogue } from './catalogue.ts';

export const fi: Catalogue = {
  title: 'Hae: {programme}',
  loading: 'Sivua avataan',
  language: 'Keskustelun kieli',
  intro: 'Tekoäly kysyy sinusta ja yrityksestäsi. {organization}: ihmiset lukevat, mitä sanot, ja päättävät.',
  size: 'Kysymyksiä enintään {questions}. Aikaa kuluu noin {minutes} minuuttia.',
  howWords: 'Vastaat omin sanoin ja missä järjestyksessä tahansa. Sitä, minkä olet jo sanonut, ei kysytä uudelleen.',
  howCheck: 'Lopuksi luet, mitä on ymmärretty, ja korjaat sen.',
  howReturn: 'Voit lopettaa milloin tahansa ja jatkaa linkilläsi 30 päivän kuluessa.',
  start: 'Aloita',
  starting: 'Linkkiäsi luodaan',
  linkTitle: 'Tämä on linkkisi',
  linkText:
    'Pane se talteen: tällä linkillä pääset takaisin {date} asti. Se, jolla linkki on, voi lukea ja muuttaa vastauksiasi.',
  copy: 'Kopioi linkki',
  copied: 'Linkki on kopioitu.',
  go: 'Aloita keskustelu',
  unknownTitle: 'Täällä ei ole mitään haettavaa',
  unknownText: 'Ohjelma on suljettu, tai osoite on vajaa.',
  failedTitle: 'Sivua ei voitu ladata',
  failedText: 'Yhteydessä tai palvelimessa oli ongelma.',
  failedSend: 'Linkkiäsi ei voitu luoda: yhteydessä tai palvelimessa oli ongelma. Yritä uudelleen.',
  tooMany: 'Verkostasi on aloitettu liian monta hakemusta. Yritä uudelleen muutaman minuutin kuluttua.',
  retry: 'Yritä uudelleen',
};
