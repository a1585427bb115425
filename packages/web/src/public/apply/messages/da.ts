import type { Catalogue } from './catalogue.ts';

export const da: Catalogue = {
  title: 'Ansøg til {programme}',
  loading: 'Siden åbnes',
  language: 'Samtalens sprog',
  intro: 'En AI spørger om dig og din virksomhed. Mennesker hos {organization} læser det, du siger, og beslutter.',
  size: 'Spørgsmål: højst {questions}. Tid: omkring {minutes} minutter.',
  howWords: 'Du svarer med dine egne ord og i den rækkefølge, du vil. Det, du har sagt, bliver du ikke spurgt om igen.',
  howCheck: 'Til sidst læser du, hvad der er forstået, og retter det.',
  howReturn: 'Du kan stoppe når som helst og fortsætte med dit link inden for 30 dage.',
  start: 'Start',
  starting: 'Dit link laves',
  linkTitle: 'Dette er dit link',
  linkText:
    'Gem det: Med dette link kan du vende tilbage indtil {date}. Den, der har det, kan læse og ændre dine svar.',
  copy: 'Kopiér linket',
  copied: 'Linket er kopieret.',
  go: 'Begynd samtalen',
  unknownTitle: 'Her er ikke noget at søge',
  unknownText: 'Programmet er lukket, eller adressen er ufuldstændig.',
  failedTitle: 'Siden kunne ikke indlæses',
  failedText: 'Der var et problem med forbindelsen eller serveren.',
  failedSend: 'Dit link kunne ikke laves: Der var et problem med forbindelsen eller serveren. Prøv igen.',
  tooMany: 'Der er startet for mange ansøgninger fra dit netværk. Prøv igen om nogle minutter.',
  retry: 'Prøv igen',
};
