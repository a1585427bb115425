import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Kiitos. Siirrytään toiseen aiheeseen.',
    'Selvä. Tässä on seuraava kysymys.',
    'Kirjasin tämän. Seuraavaksi kysyisin tätä.',
    'Kiitos. Nyt vaihdetaan aihetta.',
    'Hyvä, mennään eteenpäin.',
    'Kiitos vastauksesta. Mennään seuraavaan kysymykseen.',
  ],
  lastQuestion: ['Nyt tulee viimeinen kysymykseni.', 'Vielä yksi kysymys, sitten on sinun vuorosi kysyä.'],
  silence: {
    first: [
      'Ota rauhassa aikaa. Toistanko kysymyksen?',
      'Ei ole kiirettä. Voin esittää kysymyksen uudelleen, jos siitä on apua.',
    ],
    second: [
      'Oletko vielä paikalla? Mieti niin kauan kuin tarvitset, tai ohita tämä kysymys.',
      'En ole vielä saanut vastausta. Voit miettiä lisää, tai voimme jatkaa eteenpäin.',
    ],
    movingOn: [
      'Jätetään tämä kysymys toistaiseksi ja jatketaan.',
      'Ei haittaa mitään. Siirrytään seuraavaan kysymykseen.',
    ],
  },
  offerAfterEmpty:
    'Kaksi kysymystä on jäänyt ilman vastausta. Mikä sopisi parhaiten: lyhyt tauko, jatkaminen kirjoittamalla vai lopettaminen tähän? Kaikki vaihtoehdot käyvät.',
  loopBreaker: [
    'Taidamme kiertää kehää. Jätetään tämä tähän ja otetaan seuraava kysymys.',
    'Tästä puhuimme jo aiemmin. Ehdotan, että jatketaan.',
  ],
  declined: [
    'Ei se mitään. Tähän ei tarvitse vastata. Jatketaan.',
    'Selvä, jätetään se pois.',
    'Kiitos, että sanoit sen suoraan. Mennään seuraavaan.',
  ],
  skipped: ['Ohitetaan sitten tämä.', 'Selvä, jätetään tämä kysymys väliin.'],
  followUps: {
    'too-short': [
      'Voisitko kertoa siitä vähän lisää?',
      'Pysytään tässä hetki. Käy se läpi vaihe vaiheelta.',
      'Mitä muuta siihen liittyy?',
    ],
    'no-example': [
      'Voisitko antaa yhden esimerkin, jonka muistat hyvin?',
      'Milloin viimeksi kohtasit sellaista? Valitse yksi tilanne.',
    ],
    'no-result': ['Miten se päättyi?', 'Mitä siitä seurasi?'],
    'no-own-part': ['Mitä sinä itse teit siinä?', 'Puhuit tiimistä. Mikä osuus oli sinun?'],
    'unclear-term': [
      'Yksi näistä käsitteistä voi tarkoittaa montaa asiaa. Mitä tarkoitat sillä?',
      'Miten selittäisit sen toisen alan ihmiselle?',
    ],
    'claim-without-number': ['Osaatko antaa siitä jonkin luvun, vaikka karkeankin?', 'Paljonko se suunnilleen oli?'],
  },
  repeat: ['Totta kai. {question}', 'Toistan mielelläni. {question}'],
  candidateQuestions: {
    invite: 'Nyt on sinun vuorosi. Mitä haluaisit tietää työstä?',
    factsOffered: 'Voin kertoa, mitä työpaikkailmoituksessa sanotaan.',
    known: [
      'Ilmoituksessa sanotaan näin: {fact}',
      'Siitä ilmoituksessa on tällainen kohta: {fact}',
      'Ilmoituksen perusteella voin vastata näin: {fact}',
    ],
    unknown: [
      'Sitä tietoa minulla ei ole. Tiimi vastaa siihen; välitän kysymyksesi.',
      'En tiedä siitä enkä halua arvata. Kysymyksesi menee tiimille.',
      'Ilmoituksessa ei sanota siitä mitään. Kirjaan kysymyksesi tiimille.',
    ],
    anythingElse: ['Haluaisitko tietää vielä jotain muuta?', 'Onko sinulla muita kysymyksiä?'],
  },
  questionForLater: [
    'Säästän sen kysymyksen loppuun. Jatketaan ensin tätä.',
    'Kysymyksillesi on aikaa lopussa. Tämän kirjasin jo.',
  ],
  resume: ['Jatketaan siitä, mihin jäätiin.', 'Nyt pääsemme taas jatkamaan. Kysymys oli tämä.'],
  reconnected: [
    'Yhteys on palannut. Mitään ei kadonnut. Kysymys oli tämä.',
    'Yhteys katkesi hetkeksi. Jatketaan samasta kysymyksestä.',
  ],
  pause: {
    confirmed: 'Pidetään nyt tauko. Aikaa on enintään {minutes} minuuttia; paina painiketta, kun haluat jatkaa.',
    endingSoon: 'Tauko päättyy pian. Jos tarvitset enemmän aikaa, voit palata myöhemmin samalla linkillä.',
  },
  timeNearlyOver: 'Aikaa on jäljellä noin {minutes} minuuttia. Vie ajatuksesi rauhassa loppuun.',
  timeOver: 'Aikamme on lopussa. Tähän asti kertomasi on tallessa.',
  thinking: ['Hetki vain.', 'Tarvitsen hetken. Olen yhä täällä.'],
  technicalTrouble: [
    'Minun puolellani tuli pieni katkos. Vastauksesi on tallessa, jatketaan.',
    'Vika oli meillä, ei sinulla. Jatketaan vain.',
  ],
  notUnderstood: [
    'En saanut siitä selvää. Voisitko sanoa sen uudelleen tai kirjoittaa sen?',
    'Ääni oli epäselvä. Toistaisitko viimeisen lauseen?',
  ],
  switchedToText: 'Tästä eteenpäin jatketaan kirjoittaen. Jos yhteys sallii, voit vaihtaa takaisin myöhemmin.',
  switchedToVoice: 'Kuulen sinut nyt. Voit palata kirjoittamiseen milloin tahansa.',
  instructionIgnored: 'Se kohta oli osoitettu ohjelmalle, joten jätän sen sivuun. Jatketaan kysymyksestä.',
  askedIfAi: 'Kyllä, olen tietokoneohjelma. Vastauksesi lukevat ihmiset, ja ihmiset päättävät.',
  askedForResult: 'En arvioi sitä tässä. Ihmiset käyvät vastauksesi läpi jälkeenpäin ja ottavat sinuun yhteyttä.',
  askedForPerson:
    'Kirjasin muistiin, että haluat mieluummin asioida ihmisen kanssa, ja välitän toiveesi eteenpäin. Voit jatkaa tässä tai lopettaa haastattelun.',
  confirmLeave: 'Haluatko todella päättää haastattelun? Tähän asti kertomasi säilyy tallessa.',
  left: 'Haastattelu on päättynyt. Kiitos ajastasi.',
  closing: {
    thanks: 'Kiitos keskustelusta ja ajastasi.',
    nextSteps:
      'Tiimi käy vastauksesi läpi ja ottaa sinuun yhteyttä. Seuraavalla sivulla kerrotaan, miten tavoitat ihmisen tai pyydät tietojesi poistamista.',
  },
};
