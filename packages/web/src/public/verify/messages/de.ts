import type { Catalogue } from './catalogue.ts';

export const de: Catalogue = {
  title: 'E-Mail-Adresse bestätigen',
  loading: 'Wird geöffnet',
  language: 'Sprache',
  intro: '{organization} führt ein Profil von {name}.',
  introOwn: 'Hier bestätigen Sie, wo Sie arbeiten oder lernen: Ein Code geht an Ihre Adresse dort.',
  introClaim: 'Der Code in der Mail bestätigt, dass dieses Profil und die Adresse zusammengehören.',

  codeTitle: 'Code eingeben',
  codeOnWay: 'Ein sechsstelliger Code ist unterwegs an {email}.',
  codeLabel: 'Einmalcode',
  codeHint: '15 Minuten gültig.',
  confirm: 'Bestätigen',
  newCode: 'Neuen Code senden',
  newCodeSent: 'Ein neuer Code ist unterwegs. Nur der neueste zählt.',

  claimTitle: 'Adresse bestätigen',
  claimOther: 'Eine andere Adresse bestätigen',
  kindLegend: 'Was bestätigen Sie?',
  kindWorkplace: 'Arbeitsplatz',
  kindEducation: 'Schule oder Hochschule',
  emailLabel: 'Ihre Adresse dort',
  emailHint: 'Eine private Adresse beweist nichts und wird abgelehnt.',
  sendCode: 'Code senden',

  confirmedTitle: 'Bestätigt',
  confirmedWorkplace: 'Arbeitet bei {name} (Arbeits-E-Mail bestätigt)',
  confirmedEducation: 'Gehört zu {name} (Schul-E-Mail bestätigt)',
  confirmedNow: 'Danke, die Adresse ist bestätigt.',
  nothingOpen: 'Hier gibt es nichts mehr zu bestätigen.',

  wrong: 'Das ist nicht der Code. Verbleibende Versuche: {tries}.',
  locked: 'Zu viele falsche Codes. Lassen Sie sich einen neuen senden.',
  expired: 'Dieser Code ist zu alt. Lassen Sie sich einen neuen senden.',
  notSent: 'Der Code ist noch nicht verschickt. Versuchen Sie es gleich noch einmal.',
  codeMissing: 'Geben Sie die sechs Ziffern des Codes ein.',

  emailMissing: 'Geben Sie eine E-Mail-Adresse ein.',
  publicSuffix:
    'Unter dieser Domain kann jeder einen Namen haben. Nehmen Sie die Adresse von Ihrer Arbeit oder Schule.',
  freeProvider: 'Das ist eine Adresse bei einem freien Anbieter. Nehmen Sie die von Ihrer Arbeit oder Schule.',
  disposable: 'Wegwerfadressen beweisen nichts. Nehmen Sie die von Ihrer Arbeit oder Schule.',
  schoolAddress: 'Das ist eine Adresse an einer Schule. Wählen Sie „Schule oder Hochschule“.',
  notASchool: 'Diese Domain kennen wir nicht als Schule.',
  tooMany: 'Es wurden zu viele Codes angefordert. Versuchen Sie es in {minutes} Min. noch einmal.',

  unknownTitle: 'Dieser Link führt nirgendwohin',
  unknownText: 'Er ist unvollständig, oder das Profil wurde gelöscht.',
  overTitle: 'Dieser Link ist abgelaufen',
  overText: 'Bitten Sie die Organisation, die ihn geschickt hat, um einen neuen.',
  failedTitle: 'Die Seite konnte nicht geladen werden',
  failedText: 'Es gab ein Problem mit der Verbindung oder dem Server.',
  failedSend:
    'Das konnte nicht gesendet werden: Es gab ein Problem mit der Verbindung oder dem Server. Versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
};
