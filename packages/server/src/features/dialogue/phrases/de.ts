import type { PhraseSet } from './phrase-set.ts';

export const phraseSet: PhraseSet = {
  transitions: [
    'Danke. Kommen wir zu etwas anderem.',
    'Gut. Hier ist die nächste Frage.',
    'Das habe ich notiert. Als Nächstes möchte ich Sie Folgendes fragen.',
    'Danke. Jetzt zu einem anderen Thema.',
    'Gut, gehen wir weiter.',
    'Danke schön. Weiter zur nächsten Frage.',
  ],
  lastQuestion: ['Jetzt zur letzten meiner Fragen.', 'Noch eine Frage, dann sind Sie mit Ihren dran.'],
  silence: {
    first: [
      'Lassen Sie sich Zeit. Soll ich die Frage wiederholen?',
      'Keine Eile. Wenn es hilft, stelle ich die Frage noch einmal.',
    ],
    second: [
      'Sind Sie noch da? Nehmen Sie sich die Zeit, die Sie brauchen, oder überspringen Sie diese Frage.',
      'Es ist noch keine Antwort gekommen. Sie können weiter nachdenken oder zur nächsten Frage gehen.',
    ],
    movingOn: [
      'Lassen wir diese Frage vorerst stehen und gehen weiter.',
      'Ich gehe zur nächsten Frage über. Das ist kein Problem.',
    ],
  },
  offerAfterEmpty:
    'Zwei Fragen sind ohne Antwort geblieben. Was passt Ihnen am besten: eine kurze Pause, schriftlich weitermachen oder hier aufhören? Alles davon ist in Ordnung.',
  loopBreaker: [
    'Ich glaube, wir drehen uns hier im Kreis. Lassen wir es dabei und nehmen die nächste Frage.',
    'An diesem Punkt waren wir schon. Ich schlage vor, wir gehen weiter.',
  ],
  declined: [
    'Das ist in Ordnung. Sie müssen das nicht beantworten. Gehen wir weiter.',
    'Gut, das lassen wir weg.',
    'Danke, dass Sie das offen sagen. Weiter zur nächsten.',
  ],
  skipped: ['Dann überspringen wir diese.', 'In Ordnung, diese Frage lassen wir aus.'],
  followUps: {
    'too-short': [
      'Können Sie mir etwas mehr davon erzählen?',
      'Bleiben wir einen Moment dabei. Gehen Sie es Schritt für Schritt durch.',
      'Was gehört noch dazu?',
    ],
    'no-example': [
      'Können Sie mir ein Beispiel geben, an das Sie sich gut erinnern?',
      'Wann haben Sie das zuletzt erlebt? Nehmen Sie einen einzelnen Fall.',
    ],
    'no-result': ['Wie ging es aus?', 'Was wurde daraus?'],
    'no-own-part': ['Was haben Sie selbst dabei getan?', 'Sie sprachen vom Team. Welcher Teil war Ihrer?'],
    'unclear-term': [
      'Einer dieser Begriffe kann verschiedenes heißen. Was meinen Sie damit?',
      'Wie würden Sie das jemandem aus einem anderen Fach erklären?',
    ],
    'claim-without-number': [
      'Können Sie das mit einer Zahl belegen, auch grob?',
      'Wie viel war das ungefähr, oder wie viele?',
    ],
  },
  repeat: ['Natürlich. {question}', 'Gern noch einmal. {question}'],
  candidateQuestions: {
    invite: 'Jetzt sind Sie an der Reihe. Was möchten Sie über die Stelle wissen?',
    factsOffered: 'Ich kann Ihnen sagen, was in der Ausschreibung steht.',
    known: [
      'Das steht in der Ausschreibung: {fact}',
      'Dazu steht in der Ausschreibung eine Zeile: {fact}',
      'Aus der Ausschreibung kann ich Ihnen das sagen: {fact}',
    ],
    unknown: [
      'Das liegt mir nicht vor. Das Team wird es Ihnen beantworten; ich gebe Ihre Frage weiter.',
      'Darüber weiß ich nichts und möchte nicht raten. Ihre Frage geht an das Team.',
      'Dazu steht in der Ausschreibung nichts. Ich notiere Ihre Frage für das Team.',
    ],
    anythingElse: ['Möchten Sie noch etwas wissen?', 'Haben Sie eine weitere Frage?'],
  },
  questionForLater: [
    'Diese Frage hebe ich für den Schluss auf. Machen wir erst hier weiter.',
    'Zu Ihren Fragen kommen wir am Ende. Diese habe ich notiert.',
  ],
  resume: ['Machen wir da weiter, wo wir aufgehört haben.', 'Da sind wir wieder. Das war die Frage.'],
  reconnected: [
    'Die Verbindung steht wieder. Es ist nichts verloren gegangen. Das war die Frage.',
    'Wir waren kurz unterbrochen. Machen wir mit derselben Frage weiter.',
  ],
  pause: {
    confirmed:
      'Wir machen jetzt Pause. Sie haben bis zu {minutes} Minuten; drücken Sie einfach auf den Knopf, wenn Sie weitermachen möchten.',
    endingSoon:
      'Die Pause ist gleich vorbei. Wenn Sie länger brauchen, können Sie später über denselben Link zurückkommen.',
  },
  timeNearlyOver: 'Wir haben noch etwa {minutes} Minuten. Führen Sie Ihren Gedanken in Ruhe zu Ende.',
  timeOver: 'Unsere Zeit ist um. Was Sie bisher gesagt haben, ist gespeichert.',
  thinking: ['Einen Augenblick, bitte.', 'Ich brauche eine Sekunde. Ich bin noch da.'],
  technicalTrouble: [
    'Auf meiner Seite hat etwas gehakt. Ihre Antwort ist gespeichert; gehen wir weiter.',
    'Das war ein Fehler bei uns, nicht bei Ihnen. Wir machen einfach weiter.',
  ],
  notUnderstood: [
    'Das habe ich nicht verstanden. Könnten Sie es noch einmal sagen oder tippen?',
    'Der Ton war nicht klar. Bitte wiederholen Sie Ihren letzten Satz.',
  ],
  switchedToText: 'Ab hier tippen wir. Wenn die Verbindung es zulässt, können Sie später zurückwechseln.',
  switchedToVoice: 'Ich höre Sie jetzt. Sie können jederzeit wieder tippen.',
  instructionIgnored:
    'Dieser Teil richtete sich an das Programm, deshalb lasse ich ihn beiseite. Machen wir mit der Frage weiter.',
  askedIfAi: 'Ja, ich bin ein Computerprogramm. Ihre Antworten lesen Menschen, und Menschen entscheiden.',
  askedForResult: 'Das beurteile ich hier nicht. Menschen gehen Ihre Antworten danach durch und melden sich bei Ihnen.',
  askedForPerson:
    'Ich habe notiert, dass Sie lieber einen Menschen als Gegenüber hätten, und gebe es weiter. Sie können hier weitermachen oder das Gespräch beenden.',
  confirmLeave: 'Möchten Sie das Gespräch wirklich beenden? Was Sie bisher gesagt haben, bleibt gespeichert.',
  left: 'Das Gespräch ist beendet. Danke für Ihre Zeit.',
  closing: {
    thanks: 'Danke für das Gespräch und für Ihre Zeit.',
    nextSteps:
      'Das Team geht Ihre Antworten durch und meldet sich bei Ihnen. Auf der nächsten Seite sehen Sie, wie Sie einen Menschen erreichen oder Ihre Daten löschen lassen.',
  },
};
