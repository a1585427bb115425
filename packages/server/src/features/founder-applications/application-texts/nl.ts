import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Goedendag, en bedankt voor uw aanmelding bij {programme}. Ik ben een AI, een computerprogramma, en ik voer dit gesprek. Wat u schrijft wordt door mensen gelezen, en mensen beslissen. Ik heb maximaal {count} vragen, dat duurt ongeveer {minutes} minuten. U kunt op elk moment pauzeren of een vraag overslaan; u antwoordt schriftelijk. Hoort iets bij een latere vraag, schrijf het dan gerust; ik vraag er geen twee keer naar.',
  closing:
    'Dat waren al mijn vragen. Bedankt dat u over uw bedrijf hebt verteld. Op de volgende pagina leest u wat ik heb begrepen en kunt u het verbeteren voordat het team het ziet.',
  competencies: { contact: 'Contact', pitch: 'De pitch', team: 'Het team', plans: 'Plannen en praktische zaken' },
  questions: {
    founder_name: [
      'Om te beginnen: wat is uw volledige naam?',
      'Ik heb uw naam nog niet helemaal. Wat zijn uw voornaam en achternaam?',
    ],
    founder_email: [
      'Op welk e-mailadres kan het team u bereiken?',
      'Uw e-mailadres ontbreekt nog. Kunt u het nog eens intypen?',
    ],
    founder_phone: [
      'Mag ik een telefoonnummer, met de landcode?',
      'Is er een nummer dat het team mag bellen? Begin alstublieft met de landcode.',
    ],
    founder_role: ['Wat is uw rol in het bedrijf?', 'Als ik uw functie opschrijf, wat moet er dan staan?'],
    founder_network: [
      'Hebt u een profiel op een zakelijk netwerk? Zo ja, wat is de link?',
      'Is er een openbare pagina over uw loopbaan, en wat is het adres?',
    ],
    founder_current_location: [
      'Waar woont u op dit moment?',
      'In welke plaats en welk land bent u tegenwoordig thuis?',
    ],
    co_founders: [
      'Wie heeft het bedrijf samen met u opgericht? Noem graag namen, rollen en e-mailadressen.',
      'Zijn er naast u nog andere oprichters, of doet u het alleen? Het gaat me om namen en taken.',
    ],
    elevator_pitch: [
      'Beschrijf uw bedrijf in een of twee zinnen, zoals u het in de lift aan een onbekende zou vertellen.',
      'In gewone woorden: wat maakt u, en voor wie?',
    ],
    problem: ['Welk probleem lost u op, en wie heeft het?', 'Wat gaat er nu mis voor de mensen die u wilt helpen?'],
    solution: ['Hoe lost u het op?', 'Wat doet uw product daar precies aan?'],
    traction: [
      'Wat hebt u tot nu toe bereikt? Cijfers zijn welkom.',
      'Waar staat u vandaag: gebruikers, klanten, proefprojecten, omzet?',
    ],
    commercial: ['Waarmee verdient u geld?', 'Wie betaalt u, waarvoor en hoeveel?'],
    market_size: [
      'Hoe groot is uw markt, en hoe komt u aan dat cijfer?',
      'Hoeveel klanten zouden er kunnen zijn, en wat geven die per jaar uit?',
    ],
    competition: [
      'Wie werkt hier nog meer aan, en waarin verschilt u?',
      'Wat gebruiken mensen vandaag in plaats van uw product?',
    ],
    why_now: [
      'Waarom is dit het juiste moment?',
      'Wat is er veranderd, zodat het nu wel werkt en een paar jaar geleden niet?',
    ],
    why_you: ['Waarom bent u de juiste mensen hiervoor?', 'Wat hebben u en uw team eerder gedaan dat hierbij helpt?'],
    why_program: ['Waarom wilt u meedoen aan {programme}?', 'Wat verwacht u van {programme}?'],
    fundraising_status: [
      'Hebt u geld opgehaald, en bent u daar nu mee bezig?',
      'Hoe wordt het bedrijf op dit moment betaald, en wat zoekt u nog?',
    ],
    cap_table: ['Hoe zijn de aandelen verdeeld?', 'Wie bezit welk deel van het bedrijf?'],
    availability: [
      'Vanaf wanneer zou u kunnen meedoen, en met hoeveel van uw tijd?',
      'Wanneer kunt u beginnen, voltijds of deeltijds?',
    ],
    passport_and_visa: [
      'Welk paspoort hebt u, en zou u een visum nodig hebben om mee te doen?',
      'Is er iets over visum of verblijf dat we moeten weten?',
    ],
    pitch_deck: ['Is er een link naar uw presentatie?', 'Kunt u dia’s over het bedrijf delen? Een link is genoeg.'],
  },
};
