import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  title: 'Bewerbung bei {programme}',
  loading: 'Seite wird geöffnet',
  language: 'Sprache des Gesprächs',
  intro:
    'Eine KI fragt nach Ihnen und Ihrem Unternehmen. Menschen bei {organization} lesen, was Sie sagen, und entscheiden.',
  size: 'Fragen: höchstens {questions}. Dauer: etwa {minutes} Minuten.',
  howWords:
    'Sie antworten mit eigenen Worten, in beliebiger Reihenfolge. Was Sie gesagt haben, wird nicht noch einmal gefragt.',
  howCheck: 'Am Ende lesen Sie, was verstanden wurde, und berichtigen es.',
  howReturn: 'Sie können jederzeit aufhören und mit Ihrem Link innerhalb von 30 Tagen weitermachen.',
  start: 'Starten',
  starting: 'Ihr Link wird erstellt',
  linkTitle: 'Das ist Ihr Link',
  linkText:
    'Heben Sie ihn auf: Mit diesem Link kommen Sie bis zum {date} zurück. Wer ihn hat, kann Ihre Antworten lesen und ändern.',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  go: 'Gespräch beginnen',
  unknownTitle: 'Hier gibt es nichts, worauf man sich bewerben kann',
  unknownText: 'Das Programm ist geschlossen, oder die Adresse ist unvollständig.',
  failedTitle: 'Die Seite konnte nicht geladen werden',
  failedText: 'Es gab ein Problem mit der Verbindung oder dem Server.',
  failedSend:
    'Ihr Link konnte nicht erstellt werden: Es gab ein Problem mit der Verbindung oder dem Server. Versuchen Sie es noch einmal.',
  tooMany: 'Aus Ihrem Netz wurden zu viele Bewerbungen begonnen. Versuchen Sie es in einigen Minuten noch einmal.',
  retry: 'Noch einmal versuchen',
};
