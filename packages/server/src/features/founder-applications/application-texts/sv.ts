import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Hej, och tack för ansökan till {programme}. Jag är en AI, ett datorprogram, och jag leder det här samtalet. Det du skriver läses av människor, och människor bestämmer. Jag har upp till {count} frågor, och det tar ungefär {minutes} minuter. Du kan pausa när som helst och hoppa över en fråga; du svarar skriftligt. Hör något till en senare fråga, så skriv det bara; jag frågar inte två gånger.',
  closing:
    'Det var alla mina frågor. Tack för att du berättade om företaget. På nästa sida kan du läsa vad jag har förstått och rätta det innan teamet ser det.',
  competencies: { contact: 'Kontakt', pitch: 'Pitchen', team: 'Teamet', plans: 'Planer och praktiska frågor' },
  questions: {
    founder_name: [
      'Till att börja med: vad är ditt fullständiga namn?',
      'Jag uppfattade inte hela namnet. Vad heter du i förnamn och efternamn?',
    ],
    founder_email: [
      'På vilken e-postadress kan teamet nå dig?',
      'Jag saknar din e-postadress. Kan du skriva den en gång till?',
    ],
    founder_phone: [
      'Kan jag få ett telefonnummer med landsnummer?',
      'Finns det ett nummer som teamet får ringa? Börja med landsnumret.',
    ],
    founder_role: ['Vad är din roll i företaget?', 'Om jag skriver ner din titel, vad ska det stå?'],
    founder_network: [
      'Har du en profil i ett yrkesnätverk? Vad är länken i så fall?',
      'Finns det en offentlig sida om din bakgrund, och vad har den för adress?',
    ],
    founder_current_location: ['Var bor du just nu?', 'I vilken ort och vilket land hör du hemma för tillfället?'],
    co_founders: [
      'Vilka har grundat företaget tillsammans med dig? Ge mig namn, roller och e-postadresser.',
      'Finns det fler grundare än du, eller är du ensam? Jag behöver namn och uppgifter.',
    ],
    elevator_pitch: [
      'Beskriv företaget i en eller två meningar, som du skulle berätta för en främling i hissen.',
      'Med enkla ord: vad gör ni, och för vem?',
    ],
    problem: ['Vilket problem löser ni, och vem har det?', 'Vad går fel i dag för dem ni vill hjälpa?'],
    solution: ['Hur löser ni det?', 'Vad gör er produkt åt det, rent konkret?'],
    traction: [
      'Vad har ni åstadkommit hittills? Siffror är välkomna.',
      'Var står ni i dag: användare, kunder, piloter, intäkter?',
    ],
    commercial: ['Hur tjänar ni pengar?', 'Vem betalar er, för vad och hur mycket?'],
    market_size: [
      'Hur stor är marknaden, och hur kommer ni fram till siffran?',
      'Hur många kunder kan det finnas, och vad skulle de lägga på ett år?',
    ],
    competition: [
      'Vilka andra arbetar med det här, och vad skiljer er åt?',
      'Vad använder folk i dag i stället för er produkt?',
    ],
    why_now: ['Varför är det rätt tid just nu?', 'Vad har ändrats, så att det går nu men inte för några år sedan?'],
    why_you: ['Varför är ni rätt personer för det här?', 'Vad har du och ditt team gjort tidigare som hjälper er här?'],
    why_program: ['Varför vill du vara med i {programme}?', 'Vad hoppas du få ut av {programme}?'],
    fundraising_status: [
      'Har ni tagit in pengar, och söker ni kapital nu?',
      'Hur finansieras företaget för närvarande, och vad behöver ni?',
    ],
    cap_table: ['Hur är ägandet fördelat?', 'Vem äger vilken del av företaget?'],
    availability: [
      'Från när kan du delta, och med hur mycket av din tid?',
      'När kan du börja, på heltid eller deltid?',
    ],
    passport_and_visa: [
      'Vilket pass har du, och behöver du visum för att delta?',
      'Är det något om visum eller uppehållstillstånd som vi bör veta?',
    ],
    pitch_deck: ['Finns det en länk till er presentation?', 'Kan du dela bilder om företaget? Det räcker med en länk.'],
  },
};
