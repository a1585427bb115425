import type { Catalogue } from './catalogue.ts';

export const no: Catalogue = {
  title: 'Søk til {programme}',
  loading: 'Siden åpnes',
  language: 'Språket i samtalen',
  intro: 'En KI spør om deg og selskapet ditt. Mennesker hos {organization} leser det du sier, og avgjør.',
  size: 'Spørsmål: høyst {questions}. Tid: omtrent {minutes} minutter.',
  howWords: 'Du svarer med egne ord og i den rekkefølgen du vil. Det du har sagt, blir du ikke spurt om igjen.',
  howCheck: 'Til slutt leser du det som er forstått, og retter det.',
  howReturn: 'Du kan stoppe når som helst og fortsette med lenken din innen 30 dager.',
  start: 'Start',
  starting: 'Lenken din lages',
  linkTitle: 'Dette er lenken din',
  linkText:
    'Ta vare på den: Med denne lenken kan du komme tilbake frem til {date}. Den som har den, kan lese og endre svarene dine.',
  copy: 'Kopier lenken',
  copied: 'Lenken er kopiert.',
  go: 'Begynn samtalen',
  unknownTitle: 'Her er det ingenting å søke på',
  unknownText: 'Programmet er stengt, eller adressen er ikke fullstendig.',
  failedTitle: 'Siden kunne ikke lastes inn',
  failedText: 'Det var et problem med forbindelsen eller serveren.',
  failedSend: 'Lenken din kunne ikke lages: Det var et problem med forbindelsen eller serveren. Prøv igjen.',
  tooMany: 'Det er startet for mange søknader fra nettverket ditt. Prøv igjen om noen minutter.',
  retry: 'Prøv igjen',
};
