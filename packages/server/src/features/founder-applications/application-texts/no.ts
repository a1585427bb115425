import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'God dag, og takk for søknaden til {programme}. Jeg er en KI, et dataprogram, og jeg leder denne samtalen. Det du skriver, blir lest av mennesker, og mennesker bestemmer. Jeg har opptil {count} spørsmål, og det tar omtrent {minutes} minutter. Du kan ta pause når som helst og hoppe over et spørsmål; du svarer skriftlig. Hører noe til et senere spørsmål, så bare skriv det; jeg spør ikke to ganger.',
  closing:
    'Det var alle spørsmålene mine. Takk for at du fortalte om selskapet. På neste side kan du lese det jeg har forstått, og rette det før teamet ser det.',
  competencies: { contact: 'Kontakt', pitch: 'Pitchen', team: 'Teamet', plans: 'Planer og praktiske forhold' },
  questions: {
    founder_name: [
      'Først: Hva er det fulle navnet ditt?',
      'Jeg fikk ikke med meg hele navnet. Hva er fornavnet og etternavnet ditt?',
    ],
    founder_email: [
      'På hvilken e-postadresse kan teamet nå deg?',
      'Jeg mangler e-postadressen din. Kan du skrive den en gang til?',
    ],
    founder_phone: [
      'Kan jeg få et telefonnummer med landkode?',
      'Finnes det et nummer teamet kan ringe? Begynn med landkoden.',
    ],
    founder_role: ['Hva er rollen din i selskapet?', 'Hvis jeg skal skrive ned tittelen din, hva skal det stå?'],
    founder_network: [
      'Har du en profil i et yrkesnettverk? Hva er lenken i så fall?',
      'Finnes det en offentlig side om arbeidslivet ditt, og hva er adressen?',
    ],
    founder_current_location: ['Hvor bor du for tiden?', 'I hvilken by og hvilket land holder du til nå?'],
    co_founders: [
      'Hvem har startet selskapet sammen med deg? Gi meg navn, roller og e-postadresser.',
      'Finnes det andre gründere enn deg, eller er du alene? Jeg trenger navn og oppgaver.',
    ],
    elevator_pitch: [
      'Beskriv selskapet i en eller to setninger, slik du ville fortalt det til en fremmed i heisen.',
      'Med enkle ord: Hva lager dere, og for hvem?',
    ],
    problem: ['Hvilket problem løser dere, og hvem har det?', 'Hva går galt i dag for dem dere vil hjelpe?'],
    solution: ['Hvordan løser dere det?', 'Hva gjør produktet deres med det, helt konkret?'],
    traction: [
      'Hva har dere oppnådd så langt? Tall er velkomne.',
      'Hvor står dere i dag: brukere, kunder, piloter, omsetning?',
    ],
    commercial: ['Hvordan tjener dere penger?', 'Hvem betaler dere, for hva og hvor mye?'],
    market_size: [
      'Hvor stort er markedet, og hvordan kommer dere fram til tallet?',
      'Hvor mange kunder kan det være, og hva ville de bruke i året?',
    ],
    competition: [
      'Hvem andre jobber med dette, og hva skiller dere ut?',
      'Hva bruker folk i dag i stedet for produktet deres?',
    ],
    why_now: ['Hvorfor er tiden inne nå?', 'Hva har endret seg, slik at det virker nå og ikke for noen år siden?'],
    why_you: [
      'Hvorfor er dere de rette til å gjøre dette?',
      'Hva har du og teamet ditt gjort før som hjelper dere her?',
    ],
    why_program: ['Hvorfor vil du bli med i {programme}?', 'Hva håper du å få ut av {programme}?'],
    fundraising_status: [
      'Har dere hentet penger, og gjør dere det nå?',
      'Hvordan er selskapet finansiert for øyeblikket, og hva trenger dere?',
    ],
    cap_table: ['Hvordan er eierandelene fordelt?', 'Hvem eier hvilken del av selskapet?'],
    availability: [
      'Fra når kan du delta, og med hvor mye av tiden din?',
      'Når kan du begynne, på heltid eller deltid?',
    ],
    passport_and_visa: [
      'Hvilket pass har du, og trenger du visum for å delta?',
      'Er det noe om visum eller opphold vi bør vite?',
    ],
    pitch_deck: [
      'Finnes det en lenke til presentasjonen deres?',
      'Kan du dele lysbilder om selskapet? En lenke er nok.',
    ],
  },
};
