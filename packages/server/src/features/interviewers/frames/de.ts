import type { FrameTexts } from './frame.ts';

export const texts: FrameTexts = {
  opening:
    'Guten Tag und danke für Ihre Zeit. Ich bin eine KI, ein Computerprogramm, und führe dieses Gespräch für {position}. Ihre Antworten lesen Menschen, und Menschen entscheiden. Wir haben {count} Fragen und etwa {minutes} Minuten. Sie können jederzeit eine Pause machen, sich eine Frage wiederholen lassen oder sie überspringen. Nehmen Sie sich die Zeit, die Sie zum Nachdenken brauchen.',
  closing:
    'Das war alles von meiner Seite. Danke für das, was Sie erzählt haben. Das Team geht Ihre Antworten selbst durch und meldet sich bei Ihnen. Wenn Sie möchten, dass sich ein Mensch alles ansieht, können Sie das auf der nächsten Seite sagen.',
  titledPosition: 'die Stelle „{title}“',
  thisPosition: 'die ausgeschriebene Stelle',
  leadIns: {
    duty: [
      'In der Ausschreibung steht: „{quote}“.',
      'Zu dieser Stelle gehört: „{quote}“.',
      'Eine Zeile der Ausschreibung lautet: „{quote}“.',
      'Unter den Aufgaben steht: „{quote}“.',
    ],
    requirement: [
      'Gewünscht wird unter anderem: „{quote}“.',
      'In der Ausschreibung wird auch das verlangt: „{quote}“.',
    ],
  },
};
