import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Goddag, og tak for ansøgningen til {programme}. Jeg er en AI, et computerprogram, og jeg leder denne samtale. Det, du skriver, bliver læst af mennesker, og mennesker beslutter. Jeg har op til {count} spørgsmål, og det tager omkring {minutes} minutter. Du kan holde pause når som helst og springe et spørgsmål over; du svarer skriftligt. Hører noget til et senere spørgsmål, så skriv det bare; jeg spørger ikke to gange.',
  closing:
    'Det var alle mine spørgsmål. Tak, fordi du fortalte om virksomheden. På næste side kan du læse, hvad jeg har forstået, og rette det, før teamet ser det.',
  competencies: { contact: 'Kontakt', pitch: 'Pitchen', team: 'Teamet', plans: 'Planer og praktiske forhold' },
  questions: {
    founder_name: [
      'Til at begynde med: Hvad er dit fulde navn?',
      'Jeg fik ikke hele dit navn med. Hvad er dit fornavn og dit efternavn?',
    ],
    founder_email: [
      'På hvilken e-mailadresse kan teamet kontakte dig?',
      'Jeg mangler din e-mailadresse. Kan du skrive den en gang til?',
    ],
    founder_phone: [
      'Må jeg få et telefonnummer med landekode?',
      'Er der et nummer, teamet må ringe til? Begynd med landekoden.',
    ],
    founder_role: ['Hvad er din rolle i virksomheden?', 'Hvis jeg skal skrive din titel, hvad skal der så stå?'],
    founder_network: [
      'Har du en profil på et fagligt netværk? Hvad er linket i så fald?',
      'Findes der en offentlig side om din karriere, og hvad er adressen?',
    ],
    founder_current_location: ['Hvor bor du for tiden?', 'I hvilken by og hvilket land hører du hjemme lige nu?'],
    co_founders: [
      'Hvem har grundlagt virksomheden sammen med dig? Giv mig navne, roller og e-mailadresser.',
      'Er der andre stiftere ud over dig, eller er du alene? Jeg har brug for navne og opgaver.',
    ],
    elevator_pitch: [
      'Beskriv virksomheden i en eller to sætninger, som du ville fortælle det til en fremmed i elevatoren.',
      'Med enkle ord: Hvad laver I, og til hvem?',
    ],
    problem: ['Hvilket problem løser I, og hvem har det?', 'Hvad går galt i dag for dem, I vil hjælpe?'],
    solution: ['Hvordan løser I det?', 'Hvad gør jeres produkt helt konkret ved det?'],
    traction: [
      'Hvad har I opnået indtil nu? Tal er velkomne.',
      'Hvor står I i dag: brugere, kunder, pilotforløb, omsætning?',
    ],
    commercial: ['Hvordan tjener I penge?', 'Hvem betaler jer, for hvad og hvor meget?'],
    market_size: [
      'Hvor stort er markedet, og hvordan kommer I frem til det tal?',
      'Hvor mange kunder kan der være, og hvad ville de bruge om året?',
    ],
    competition: [
      'Hvem arbejder ellers med det, og hvad adskiller jer?',
      'Hvad bruger folk i dag i stedet for jeres produkt?',
    ],
    why_now: [
      'Hvorfor er det rette tidspunkt nu?',
      'Hvad har ændret sig, så det virker nu og ikke for nogle år siden?',
    ],
    why_you: ['Hvorfor er I de rigtige til opgaven?', 'Hvad har du og dit team lavet før, som hjælper jer her?'],
    why_program: ['Hvorfor vil du gerne med i {programme}?', 'Hvad håber du at få ud af {programme}?'],
    fundraising_status: [
      'Har I rejst penge, og søger I kapital nu?',
      'Hvordan er virksomheden finansieret for tiden, og hvad mangler I?',
    ],
    cap_table: ['Hvordan er ejerandelene fordelt?', 'Hvem ejer hvilken del af virksomheden?'],
    availability: [
      'Fra hvornår kunne du deltage, og med hvor meget af din tid?',
      'Hvornår kan du begynde, på fuld tid eller deltid?',
    ],
    passport_and_visa: [
      'Hvilket pas har du, og skal du bruge visum for at deltage?',
      'Er der noget om visum eller ophold, vi bør vide?',
    ],
    pitch_deck: ['Er der et link til jeres præsentation?', 'Kan du dele nogle slides om virksomheden? Et link er nok.'],
  },
};
