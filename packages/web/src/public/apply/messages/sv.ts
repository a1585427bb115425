import type { Catalogue } from './catalogue.ts';

export const sv: Catalogue = {
  title: 'Ansök till {programme}',
  loading: 'Sidan öppnas',
  language: 'Samtalets språk',
  intro: 'En AI frågar om dig och ditt företag. Människor på {organization} läser det du säger och beslutar.',
  size: 'Frågor: högst {questions}. Tid: omkring {minutes} minuter.',
  howWords: 'Du svarar med egna ord och i vilken ordning du vill. Det du har sagt frågas det inte om igen.',
  howCheck: 'Till sist läser du vad som har uppfattats och rättar det.',
  howReturn: 'Du kan sluta när som helst och fortsätta med din länk inom 30 dagar.',
  start: 'Börja',
  starting: 'Din länk skapas',
  linkTitle: 'Det här är din länk',
  linkText:
    'Spara den: med den här länken kan du komma tillbaka fram till {date}. Den som har den kan läsa och ändra dina svar.',
  copy: 'Kopiera länken',
  copied: 'Länken är kopierad.',
  go: 'Börja samtalet',
  unknownTitle: 'Här finns inget att ansöka till',
  unknownText: 'Programmet är stängt, eller så är adressen ofullständig.',
  failedTitle: 'Sidan kunde inte läsas in',
  failedText: 'Det var ett problem med anslutningen eller servern.',
  failedSend: 'Din länk kunde inte skapas: det var ett problem med anslutningen eller servern. Försök igen.',
  tooMany: 'För många ansökningar har påbörjats från ditt nätverk. Försök igen om några minuter.',
  retry: 'Försök igen',
};
