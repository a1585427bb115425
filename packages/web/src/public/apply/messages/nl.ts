import type { Catalogue } from './catalogue.ts';

export const nl: Catalogue = {
  title: 'Aanmelden bij {programme}',
  loading: 'De pagina wordt geopend',
  language: 'Taal van het gesprek',
  intro: 'Een AI vraagt naar u en uw bedrijf. Mensen bij {organization} lezen wat u zegt en beslissen.',
  size: 'Vragen: hoogstens {questions}. Duur: ongeveer {minutes} minuten.',
  howWords: 'U antwoordt in uw eigen woorden, in elke volgorde. Wat u heeft gezegd, wordt niet nog eens gevraagd.',
  howCheck: 'Aan het eind leest u wat is begrepen en verbetert u het.',
  howReturn: 'U kunt op elk moment stoppen en binnen 30 dagen verdergaan met uw link.',
  start: 'Starten',
  starting: 'Uw link wordt gemaakt',
  linkTitle: 'Dit is uw link',
  linkText: 'Bewaar hem: met deze link komt u terug tot {date}. Wie hem heeft, kan uw antwoorden lezen en wijzigen.',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  go: 'Het gesprek beginnen',
  unknownTitle: 'Hier is niets om u voor aan te melden',
  unknownText: 'Het programma is gesloten, of het adres is niet volledig.',
  failedTitle: 'De pagina kon niet worden geladen',
  failedText: 'Er was een probleem met de verbinding of de server.',
  failedSend:
    'Uw link kon niet worden gemaakt: er was een probleem met de verbinding of de server. Probeer het opnieuw.',
  tooMany: 'Vanaf uw netwerk zijn te veel aanmeldingen gestart. Probeer het over een paar minuten opnieuw.',
  retry: 'Opnieuw proberen',
};
