import type { ApplicationTexts } from './texts.ts';

export const texts: ApplicationTexts = {
  opening:
    'Guten Tag und danke für Ihre Bewerbung bei {programme}. Ich bin eine KI, ein Computerprogramm, und führe dieses Gespräch. Was Sie schreiben, lesen Menschen, und Menschen entscheiden. Ich habe bis zu {count} Fragen, das dauert etwa {minutes} Minuten. Sie können jederzeit eine Pause machen oder eine Frage überspringen; Sie antworten schriftlich. Wenn etwas zu einer späteren Frage gehört, schreiben Sie es einfach; ich frage nicht zweimal danach.',
  closing:
    'Das waren alle meine Fragen. Danke, dass Sie von Ihrem Unternehmen erzählt haben. Auf der nächsten Seite lesen Sie, was ich verstanden habe, und können es berichtigen, bevor das Team es sieht.',
  competencies: { contact: 'Kontakt', pitch: 'Der Pitch', team: 'Das Team', plans: 'Pläne und Praktisches' },
  questions: {
    founder_name: [
      'Zu Beginn: Wie lautet Ihr vollständiger Name?',
      'Ich habe Ihren Namen noch nicht ganz. Wie heißen Sie mit Vor- und Nachnamen?',
    ],
    founder_email: [
      'Unter welcher E-Mail-Adresse erreicht Sie das Team?',
      'Mir fehlt noch Ihre E-Mail-Adresse. Können Sie sie noch einmal eintippen?',
    ],
    founder_phone: [
      'Nennen Sie mir eine Telefonnummer, mit Ländervorwahl?',
      'Gibt es eine Nummer, unter der das Team anrufen darf? Bitte beginnen Sie mit der Ländervorwahl.',
    ],
    founder_role: [
      'Welche Aufgabe haben Sie im Unternehmen?',
      'Wenn ich Ihre Funktion aufschreibe: Was soll dort stehen?',
    ],
    founder_network: [
      'Haben Sie ein Profil in einem beruflichen Netzwerk? Wenn ja, wie lautet der Link?',
      'Gibt es eine öffentliche Seite über Ihren Werdegang, und wie ist ihre Adresse?',
    ],
    founder_current_location: ['Wo leben Sie im Augenblick?', 'In welchem Ort und Land sind Sie derzeit zu Hause?'],
    co_founders: [
      'Wer hat das Unternehmen mit Ihnen gegründet? Bitte nennen Sie Namen, Aufgaben und E-Mail-Adressen.',
      'Hat außer Ihnen noch jemand gegründet, oder sind Sie allein? Mir geht es um Namen und Aufgaben.',
    ],
    elevator_pitch: [
      'Beschreiben Sie Ihr Unternehmen in ein, zwei Sätzen, so wie Sie es im Aufzug einem Fremden erzählen würden.',
      'In einfachen Worten: Was machen Sie, und für wen?',
    ],
    problem: ['Welches Problem lösen Sie, und wer hat es?', 'Was läuft heute schief für die, denen Sie helfen wollen?'],
    solution: ['Wie lösen Sie es?', 'Was genau tut Ihr Produkt dagegen?'],
    traction: [
      'Was haben Sie bisher erreicht? Zahlen sind willkommen.',
      'Wo stehen Sie heute: Nutzer, Kunden, Pilotprojekte, Umsatz?',
    ],
    commercial: ['Womit verdienen Sie Geld?', 'Wer bezahlt Sie, wofür und wie viel?'],
    market_size: [
      'Wie groß ist Ihr Markt, und wie kommen Sie auf diese Zahl?',
      'Wie viele Kunden könnte es geben, und was würden sie im Jahr ausgeben?',
    ],
    competition: [
      'Wer arbeitet noch daran, und was unterscheidet Sie?',
      'Was benutzen die Leute heute anstelle Ihres Produkts?',
    ],
    why_now: [
      'Warum ist jetzt der richtige Zeitpunkt?',
      'Was hat sich geändert, sodass es heute geht und vor ein paar Jahren nicht?',
    ],
    why_you: [
      'Warum sind gerade Sie die Richtigen dafür?',
      'Was haben Sie und Ihr Team vorher gemacht, das Ihnen hier hilft?',
    ],
    why_program: ['Warum möchten Sie zu {programme}?', 'Was versprechen Sie sich von {programme}?'],
    fundraising_status: [
      'Haben Sie schon Geld eingeworben, und suchen Sie gerade welches?',
      'Wie ist das Unternehmen zurzeit finanziert, und was brauchen Sie noch?',
    ],
    cap_table: ['Wie sind die Anteile verteilt?', 'Wem gehört welcher Teil der Firma?'],
    availability: [
      'Ab wann könnten Sie teilnehmen, und mit wie viel Ihrer Zeit?',
      'Wann könnten Sie anfangen, in Vollzeit oder Teilzeit?',
    ],
    passport_and_visa: [
      'Welchen Pass haben Sie, und brauchen Sie für die Teilnahme ein Visum?',
      'Gibt es etwas zu Visum oder Aufenthalt, das wir wissen sollten?',
    ],
    pitch_deck: [
      'Gibt es einen Link zu Ihrer Präsentation?',
      'Können Sie Folien über das Unternehmen teilen? Ein Link genügt.',
    ],
  },
};
