import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    experience: 'Erfahrung mit diesen Aufgaben',
    ownership: 'Verantwortung',
    cooperation: 'Zusammenarbeit',
    learning: 'Lernen',
    judgement: 'Urteilsvermögen',
  },
  questions: {
    'nearest-work': {
      text: 'Fangen wir leicht an. Von allem, was Sie bisher gemacht haben, im Beruf, in der Ausbildung oder anderswo: Was kommt dieser Stelle am nächsten, und was war Ihr Anteil daran?',
      purpose: 'Ein leichter Einstieg, der zeigt, wo sich Erfahrung und Stelle treffen.',
      followUps: {
        'too-short': 'Wie sah dort ein gewöhnlicher Tag aus?',
        'no-own-part': 'Was davon lag in Ihren Händen?',
        'no-example': 'Nehmen Sie eine Zeit und einen Ort heraus. Was haben Sie dort getan?',
      },
    },
    'duty-last-time': {
      text: 'In der Ausschreibung steht diese Aufgabe: „{duty}“. Erzählen Sie mir vom letzten Mal, als Sie das oder etwas Ähnliches gemacht haben, von Anfang bis Ende.',
      junior:
        'In der Ausschreibung steht diese Aufgabe: „{duty}“. Wo haben Sie schon einmal etwas in der Art gemacht, und sei es im Kleinen, und wie sind Sie vorgegangen?',
      purpose: 'Sucht nach echter Erfahrung mit einer Aufgabe genau dieser Stelle.',
      followUps: {
        'too-short': 'Wie war die Lage am Anfang, und was war Ihr erster Schritt?',
        'no-own-part': 'Welche dieser Schritte haben Sie selbst gemacht?',
        'no-result': 'Was stand am Ende da, und wer war froh darüber?',
        'claim-without-number': 'Wie groß war das, und wie lange hat es gedauert?',
      },
    },
    'duty-goes-wrong': {
      text: 'Auch das gehört zur Stelle: „{duty}“. Was geht bei dieser Arbeit gern schief, und woran merken Sie es früh?',
      purpose: 'Wer die Arbeit kennt, weiß, woran sie scheitert.',
      followUps: {
        'too-short': 'Nehmen Sie den häufigsten Fehler. Was ist das erste Anzeichen?',
        'no-example': 'Wann haben Sie das zuletzt erlebt?',
        'no-result': 'Was haben Sie dagegen getan, und hat es geholfen?',
      },
    },
    'duty-done-well': {
      text: 'Dort steht außerdem: „{duty}“. Woran erkennen Sie, dass das wirklich gut gemacht ist und nicht nur erledigt?',
      purpose: 'Zeigt eigene Maßstäbe für die Arbeit dieser Stelle.',
      followUps: {
        'too-short':
          'Stellen Sie sich vor, zwei Leute hätten es gemacht, eine gut, einer mittelmäßig. Wo sehen Sie den Unterschied?',
        'no-example': 'Nehmen Sie eine Arbeit von Ihnen, die wirklich gut war. Was machte sie gut?',
        'unclear-term': 'Sie sagten gut oder sauber. Woran würde ich das sehen?',
      },
    },
    'requirement-in-use': {
      text: 'Die Ausschreibung wünscht sich: „{requirement}“. Wo haben Sie das zuletzt gebraucht, und was haben Sie damit gemacht?',
      purpose: 'Sucht nach der Anwendung einer verlangten Fähigkeit statt nach ihrer Erwähnung.',
      followUps: {
        'too-short': 'Schildern Sie mir einen Tag, an dem Sie es gebraucht haben.',
        'no-own-part': 'Was haben Sie dabei selbst getan?',
        'no-result': 'Was ist dabei herausgekommen?',
        'unclear-term': 'Was verstehen Sie im Alltag unter diesem Wort?',
      },
    },
    'tool-in-your-hands': {
      text: 'Sie würden hier mit {tool} arbeiten. Was haben Sie selbst schon damit gemacht, und wo hat es Ihnen Ärger bereitet?',
      purpose: 'Trennt ernsthaften Gebrauch vom Hörensagen.',
      followUps: {
        'too-short': 'Was war das Letzte, was Sie damit gemacht haben?',
        'no-example': 'Nehmen Sie eine Aufgabe, die Sie damit gelöst haben. Welche war das?',
        'no-own-part': 'Wer hatte es eingerichtet, und was haben Sie darin gemacht?',
        'no-result': 'Wie sind Sie um das Problem herumgekommen?',
      },
    },
    'first-four-weeks': {
      text: 'Stellen Sie sich Ihre ersten vier Wochen hier vor. Was wollen Sie zuerst verstehen, und wen fragen Sie?',
      purpose: 'Zeigt, wie jemand an eine neue Umgebung herangeht.',
      followUps: {
        'too-short': 'Was wäre am ersten Morgen Ihre allererste Frage?',
        'no-example': 'Wie haben Sie das an Ihrer letzten neuen Stelle gemacht?',
      },
    },
    'your-mistake': {
      text: 'Erzählen Sie mir von einem Fehler von Ihnen, der Folgen für andere hatte. Was haben Sie getan, als Sie ihn bemerkten, und was ist seitdem anders?',
      purpose: 'Zeigt Ehrlichkeit und Verantwortung.',
      followUps: {
        'too-short': 'Wen hat es getroffen, und wie haben diese Leute davon erfahren?',
        'no-own-part': 'Was genau war Ihr Anteil daran?',
        'no-result': 'Wie ging es für die Betroffenen aus?',
        'no-example': 'Er darf lange her oder klein sein. Welcher Fehler fällt Ihnen ein?',
      },
    },
    'all-due-at-once': {
      text: 'Denken Sie an eine Woche, in der alles gleichzeitig fertig werden sollte. Was haben Sie liegen lassen, und wie haben Sie das entschieden?',
      purpose: 'Zeigt, wie jemand Prioritäten setzt, wenn nicht alles geht.',
      followUps: {
        'too-short': 'Was stand auf der Liste, und was haben Sie zuerst gestrichen?',
        'no-example': 'Welche Woche war das?',
        'no-result': 'Was wurde aus dem, was liegen blieb?',
        'no-own-part': 'Was haben Sie selbst entschieden, und was wurde für Sie entschieden?',
      },
    },
    'hard-to-work-with': {
      text: 'Denken Sie an einen Menschen, mit dem Sie schwer zusammenarbeiten konnten. Was war Ihr eigener Anteil daran, und wie kam die Arbeit trotzdem zustande?',
      purpose: 'Zeigt Selbsterkenntnis und Umgang mit verschiedenen Menschen.',
      followUps: {
        'too-short': 'Was ist zwischen Ihnen vorgefallen? Eine Szene genügt.',
        'no-own-part': 'Und was haben Sie getan, das es dem anderen schwerer gemacht hat?',
        'no-result': 'Wie stand es am Ende zwischen Ihnen?',
        'no-example': 'Denken Sie an eine bestimmte Person, der Name tut nichts zur Sache.',
      },
    },
    'costly-misunderstanding': {
      text: 'Erzählen Sie mir von einem Missverständnis, das Zeit oder Geld gekostet hat. Wo fing es an, und was machen Sie seitdem anders?',
      purpose: 'Zeigt, wie jemand dafür sorgt, verstanden zu werden.',
      followUps: {
        'too-short': 'Was hat der eine gesagt, und was hat der andere gehört?',
        'no-own-part': 'Was hätten Sie selbst tun können, um es zu vermeiden?',
        'no-result': 'Wie hat es sich aufgeklärt?',
        'claim-without-number': 'Was hat es gekostet, in Stunden oder in Geld?',
      },
    },
    'hard-to-hear': {
      text: 'Was hat Ihnen jemand über Ihre Arbeit gesagt, das schwer anzuhören war? Was haben Sie daraus gemacht?',
      purpose: 'Zeigt, wie jemand mit Kritik umgeht.',
      followUps: {
        'too-short': 'Wie lauteten die Worte, so gut Sie sich erinnern?',
        'no-result': 'Was hat sich seitdem geändert, und wer würde es merken?',
        'no-example': 'Es kann von einer Chefin, einem Kollegen, einer Lehrerin oder einem Kunden kommen.',
      },
    },
    'learned-in-a-hurry': {
      text: 'Was mussten Sie zuletzt für die Arbeit in kurzer Zeit lernen? Wie sind Sie vorgegangen, und wann konnten Sie es anwenden?',
      purpose: 'Zeigt, wie jemand lernt, wenn es darauf ankommt.',
      followUps: {
        'too-short': 'Was haben Sie am ersten Tag getan, um hineinzukommen?',
        'no-result': 'Was war das Erste, was Sie ernsthaft damit gemacht haben?',
        'claim-without-number': 'Wie lange hat es gedauert, bis Sie allein zurechtkamen?',
      },
    },
    'clumsy-until-you-came': {
      text: 'Erzählen Sie mir von etwas, das bei der Arbeit umständlich gemacht wurde, bis Sie es geändert haben. Was ist heute besser?',
      purpose: 'Zeigt Initiative, die auch ans Ziel kommt.',
      followUps: {
        'too-short': 'Wie lief es vorher, Schritt für Schritt?',
        'no-own-part': 'Was war Ihre Idee, und was haben Sie selbst getan?',
        'claim-without-number': 'Wie viel Zeit oder wie viele Fehler spart das?',
        'no-result': 'Wird es heute noch so gemacht?',
      },
    },
    'quick-or-correct': {
      text: 'Wann mussten Sie zuletzt zwischen dem schnellen und dem richtigen Weg wählen? Was haben Sie getan, und was hat es gekostet?',
      purpose: 'Zeigt Redlichkeit im Alltag.',
      followUps: {
        'too-short': 'Wie hätte der schnelle Weg ausgesehen?',
        'no-example': 'Es darf etwas ganz Gewöhnliches aus der letzten Woche sein.',
        'no-result': 'Wie haben die anderen reagiert?',
      },
    },
    'not-good-enough': {
      text: 'Denken Sie an jemanden, den Sie geführt haben und dessen Arbeit nicht gut genug war. Was haben Sie getan, Woche für Woche, und wie ging es aus?',
      purpose: 'Zeigt klare und faire Führung.',
      followUps: {
        'too-short': 'Was haben Sie im ersten Gespräch gesagt?',
        'no-own-part': 'Was war Ihr eigener Anteil daran, dass es nicht lief?',
        'no-result': 'Wo steht diese Person heute?',
        'unclear-term': 'Was hieß nicht gut genug, und wusste die Person das?',
      },
    },
    'half-the-information': {
      text: 'Erzählen Sie mir von einer Entscheidung, für die Ihnen die Hälfte der Informationen fehlte. Was wussten Sie, was haben Sie geschätzt, und wie ging es aus?',
      purpose: 'Zeigt Urteilsvermögen bei Unsicherheit.',
      followUps: {
        'too-short': 'Was genau war zu entscheiden, und bis wann?',
        'no-own-part': 'War es Ihre Entscheidung? Wer hat noch mitgeredet?',
        'no-result': 'Wie ging es aus, und würden Sie wieder so entscheiden?',
      },
    },
  },
};
