import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Hei, ja kiitos hakemuksesta. Ohjelman nimi on {programme}. Olen tekoäly, tietokoneohjelma, ja vedän tätä keskustelua. Vastauksesi lukevat ihmiset, ja ihmiset päättävät. Kysymyksiä on enintään {count}, ja aikaa kuluu noin {minutes} minuuttia. Voit pitää tauon milloin vain tai ohittaa kysymyksen; vastaat kirjoittamalla. Jos jokin asia kuuluu myöhempään kysymykseen, kirjoita se silti; en kysy sitä kahdesti.',
  closing:
    'Siinä olivat kaikki kysymykseni. Kiitos, että kerroit yrityksestäsi. Seuraavalla sivulla voit lukea, mitä ymmärsin, ja korjata sen ennen kuin tiimi näkee sen.',
  competencies: { contact: 'Yhteystiedot', pitch: 'Pitch', team: 'Tiimi', plans: 'Suunnitelmat ja käytännön asiat' },
  questions: {
    founder_name: [
      'Aluksi: mikä on koko nimesi?',
      'En saanut koko nimeäsi talteen. Mitkä ovat etunimesi ja sukunimesi?',
    ],
    founder_email: [
      'Mistä sähköpostiosoitteesta tiimi tavoittaa sinut?',
      'Sähköpostiosoitteesi puuttuu vielä. Voitko kirjoittaa sen vielä kerran?',
    ],
    founder_phone: [
      'Saisinko puhelinnumeron maatunnuksen kanssa?',
      'Onko numeroa, johon tiimi voi soittaa? Aloita maatunnuksesta.',
    ],
    founder_role: ['Mikä on roolisi yrityksessä?', 'Jos kirjoittaisin muistiin tittelisi, mikä se olisi?'],
    founder_network: [
      'Onko sinulla profiilia ammatillisessa verkostossa? Mikä sen linkki on?',
      'Onko työhistoriastasi julkista sivua, ja mikä sen osoite on?',
    ],
    founder_current_location: ['Missä asut tällä hetkellä?', 'Mikä on nykyinen kotikaupunkisi ja -maasi?'],
    co_founders: [
      'Kuka perusti yrityksen kanssasi? Kerro nimet, roolit ja sähköpostiosoitteet.',
      'Onko muita perustajia vai oletko yksin? Tarvitsen nimet ja tehtävät.',
    ],
    elevator_pitch: [
      'Kuvaile yrityksesi yhdellä tai kahdella lauseella, kuin kertoisit siitä vieraalle hississä.',
      'Yksinkertaisesti sanottuna: mitä teette ja kenelle?',
    ],
    problem: ['Minkä ongelman ratkaisette, ja kenellä se on?', 'Mikä menee nyt pieleen niiltä, joita haluatte auttaa?'],
    solution: ['Miten ratkaisette sen?', 'Mitä tuotteenne tarkalleen tekee asialle?'],
    traction: [
      'Mitä olette saaneet aikaan? Luvut ovat tervetulleita.',
      'Missä olette nyt: käyttäjät, asiakkaat, pilotit, liikevaihto?',
    ],
    commercial: ['Millä ansaitsette rahaa?', 'Kuka maksaa teille, mistä ja kuinka paljon?'],
    market_size: [
      'Kuinka suuret markkinat ovat, ja miten päädytte siihen lukuun?',
      'Kuinka paljon asiakkaita voisi olla, ja mitä he käyttäisivät vuodessa?',
    ],
    competition: ['Kuka muu tekee tätä, ja mikä erottaa teidät?', 'Mitä ihmiset käyttävät nyt tuotteenne sijasta?'],
    why_now: [
      'Miksi juuri nyt on oikea hetki?',
      'Mikä on muuttunut, kun se onnistuu nyt mutta ei muutama vuosi sitten?',
    ],
    why_you: [
      'Miksi te olette oikeat ihmiset tähän?',
      'Mitä sinä ja tiimisi olette tehneet aiemmin, mistä on tässä apua?',
    ],
    why_program: ['Miksi haluat mukaan tähän ohjelmaan ({programme})?', 'Mitä toivot saavasi ohjelmasta {programme}?'],
    fundraising_status: [
      'Oletteko keränneet rahoitusta, ja haetteko sitä nyt?',
      'Miten yritys rahoitetaan tällä hetkellä, ja mitä vielä tarvitsette?',
    ],
    cap_table: ['Miten omistus jakautuu?', 'Kuka omistaa minkäkin osan yrityksestä?'],
    availability: [
      'Mistä alkaen voisit osallistua, ja kuinka suurella osalla ajastasi?',
      'Milloin voisit aloittaa, kokoaikaisesti vai osa-aikaisesti?',
    ],
    passport_and_visa: [
      'Minkä maan passi sinulla on, ja tarvitsetko viisumin osallistuaksesi?',
      'Onko viisumista tai oleskeluluvasta jotain, mitä meidän pitäisi tietää?',
    ],
    pitch_deck: ['Onko esityksestänne linkkiä?', 'Voitko jakaa dioja yrityksestä? Linkki riittää.'],
  },
};
