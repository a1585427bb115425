import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    customers: 'Umgang mit Kunden',
    complaints: 'Beschwerden',
    selling: 'Verkaufen',
    'shop-floor': 'Ware, Kasse und Sicherheit',
    hospitality: 'Gastronomie',
    logistics: 'Transport und Lager',
    trade: 'Handwerk und Technik',
    care: 'Sorge für Menschen',
  },
  questions: {
    'silent-customer': {
      text: 'Ein Kunde steht da, sagt nichts und wirkt etwas verloren. Was tun Sie in der ersten Minute?',
      purpose: 'Zeigt, wie jemand Menschen liest und ein Gespräch eröffnet.',
      followUps: {
        'too-short': 'Was ist der erste Satz, den Sie sagen?',
        'no-example': 'Wann hatten Sie zuletzt so jemanden vor sich?',
        'no-result': 'Und wie ging es von da an weiter?',
      },
    },
    'more-than-the-rules': {
      text: 'Erzählen Sie mir von einem Kunden, für den Sie mehr getan haben, als Sie mussten. Was hat Sie dazu gebracht, und was wurde daraus?',
      purpose: 'Zeigt echte Sorge um Kunden, mit Augenmaß.',
      followUps: {
        'too-short': 'Was brauchte dieser Mensch, und woran haben Sie es gemerkt?',
        'no-example': 'Es darf etwas Kleines sein. Welcher Kunde fällt Ihnen ein?',
        'no-result': 'Wie hat der Kunde reagiert, und wie Ihre Vorgesetzten?',
        'no-own-part': 'Was haben Sie dabei selbst getan?',
      },
    },
    'alone-and-three-waiting': {
      text: 'Sie sind allein, drei Kunden warten, und das Telefon klingelt. Was tun Sie, und was sagen Sie zu wem?',
      purpose: 'Zeigt Ordnung, Umgangsform und Ruhe, wenn es voll wird.',
      followUps: {
        'too-short': 'Was sagen Sie zu dem Zweiten in der Schlange?',
        'no-example': 'Wann standen Sie zuletzt so da?',
        'no-result': 'Ist jemand gegangen? Was würden Sie heute dagegen tun?',
      },
    },
    'customer-out-of-sight': {
      text: 'Denken Sie an einen Kunden am Telefon oder in Textform, dessen Problem schwer zu fassen war. Wie sind Sie ihm auf den Grund gekommen?',
      withTool:
        'Denken Sie an einen Kunden, dessen Problem Sie über {tool} erreichte und schwer zu fassen war. Wie sind Sie ihm auf den Grund gekommen?',
      purpose: 'Zeigt Zuhören und Fragen, wenn man den Kunden nicht sieht.',
      followUps: {
        'too-short': 'Welche Ihrer Fragen hat die Lösung gebracht?',
        'no-example': 'Nehmen Sie einen Anruf oder eine Nachricht, an die Sie sich erinnern.',
        'no-result': 'Wurde es am Ende gelöst? Wie lange hat es gedauert?',
        'no-own-part': 'Was haben Sie getan, bevor Sie es weitergegeben haben?',
      },
    },
    'angriest-customer': {
      text: 'Erzählen Sie mir vom wütendsten Kunden, mit dem Sie je zu tun hatten. Was haben Sie als Erstes gesagt, und wie ging es aus?',
      junior:
        'Erzählen Sie mir von jemandem, der richtig wütend auf Sie oder Ihr Team war, bei der Arbeit oder anderswo. Was haben Sie als Erstes gesagt, und wie ging es aus?',
      purpose: 'Zeigt Ruhe und Methode in einer aufgeheizten Lage.',
      followUps: {
        'too-short': 'Was war vorher passiert, und was hat man Ihnen an den Kopf geworfen?',
        'no-example': 'Nehmen Sie einen Menschen, an den Sie sich noch erinnern.',
        'no-own-part': 'Was haben Sie getan, bis jemand anderes übernommen hat?',
        'no-result': 'Wie ist diese Person am Ende gegangen?',
      },
    },
    'rules-do-not-allow': {
      text: 'Jemand will sein Geld zurück, und die Regeln lassen es nicht zu. Wie führen Sie dieses Gespräch?',
      purpose: 'Zeigt Festigkeit mit Respekt und das Nutzen des eigenen Spielraums.',
      followUps: {
        'too-short': 'Mit welchem Satz sagen Sie nein?',
        'no-example': 'Wann mussten Sie das tun, und worum ging es?',
        'no-result': 'Hat der Kunde es hingenommen?',
      },
    },
    'third-time-this-month': {
      text: 'Dieselbe Beschwerde kommt in diesem Monat zum dritten Mal. Was tun Sie, außer den Kunden zu beruhigen?',
      purpose: 'Zeigt, ob Beschwerden zu Verbesserungen führen.',
      followUps: {
        'too-short': 'Wem sagen Sie es, und was bringen Sie dazu mit?',
        'no-example': 'Welche Beschwerde war das bei Ihnen?',
        'claim-without-number': 'Wie oft kam es vorher vor, und wie oft danach?',
        'no-result': 'Hat es aufgehört?',
      },
    },
    'before-you-offered': {
      text: 'Nehmen Sie etwas, das Sie jemandem verkauft oder schmackhaft gemacht haben. Wie haben Sie herausgefunden, was dieser Mensch braucht, bevor Sie etwas angeboten haben?',
      purpose: 'Zeigt Verkaufen nach Bedarf und nicht mit Druck.',
      followUps: {
        'too-short': 'Welche Frage haben Sie gestellt, und was war die Antwort?',
        'no-example': 'Nehmen Sie einen Kunden und ein Produkt.',
        'no-result': 'Was hat er am Ende gekauft, und ist er wiedergekommen?',
        'claim-without-number': 'Was war es wert, oder wie viele von zehn Kunden kaufen bei Ihnen?',
      },
    },
    'after-the-fifth-no': {
      text: 'Sie sprechen Leute an, die nicht darum gebeten haben, am Telefon oder auf der Straße. Wie eröffnen Sie, und was tun Sie nach dem fünften Nein hintereinander?',
      purpose: 'Zeigt Technik und Ausdauer beim Erstkontakt.',
      followUps: {
        'too-short': 'Sagen Sie mir Ihre ersten zwei Sätze, als wäre ich dieser Mensch.',
        'no-example': 'Wo haben Sie das gemacht, und wofür?',
        'claim-without-number': 'Von hundert Kontakten, wie viele gingen gut aus?',
        'no-result': 'Was haben Sie geändert, das mehr Zusagen brachte?',
      },
    },
    'below-target': {
      text: 'Es ist der Zwanzigste des Monats, und Sie liegen weit unter Ihrem Ziel. Was ändern Sie, und was würden Sie trotz des Drucks nicht tun?',
      senior:
        'Es ist der Zwanzigste des Monats, und Ihr Team liegt weit unter dem Ziel. Was tun Sie mit wem, und was würden Sie trotz des Drucks nicht zulassen?',
      purpose: 'Zeigt den Umgang mit Zielen, mit Anstand.',
      followUps: {
        'too-short': 'Wo sehen Sie zuerst nach, um zu verstehen, woher die Lücke kommt?',
        'no-example': 'Erzählen Sie mir von so einem Monat.',
        'claim-without-number': 'Was war das Ziel, und wo sind Sie gelandet?',
        'no-result': 'Wie ging dieser Monat aus?',
      },
    },
    'system-says-twelve': {
      text: 'Das System sagt zwölf Stück, im Regal liegen neun. Was tun Sie jetzt, und wie finden Sie die Ursache?',
      purpose: 'Zeigt Sorgfalt mit Ware und die Suche nach Ursachen.',
      followUps: {
        'too-short': 'Wo sehen Sie zuerst nach?',
        'no-example': 'Wann hatten Sie zuletzt so eine Differenz, und wobei?',
        'no-result': 'Was war der Grund, und was wird seitdem anders gemacht?',
      },
    },
    'till-does-not-balance': {
      text: 'Am Ende Ihrer Schicht stimmt das Geld in der Kasse nicht mit den Belegen überein. Was tun Sie, Schritt für Schritt?',
      purpose: 'Zeigt Ehrlichkeit und Methode im Umgang mit Geld.',
      followUps: {
        'too-short': 'Was tun Sie, bevor Sie jemandem Bescheid sagen?',
        'no-example': 'Ist Ihnen das schon passiert? Um wie viel ging es?',
        'no-result': 'Hat es sich aufgeklärt?',
      },
    },
    'could-have-hurt': {
      text: 'Erzählen Sie mir von einer Situation bei der Arbeit, in der sich jemand hätte verletzen können. Was ist Ihnen aufgefallen, und was haben Sie sofort getan?',
      purpose: 'Zeigt Wachsamkeit und Verantwortung für Sicherheit.',
      followUps: {
        'too-short': 'Was hätte wem passieren können?',
        'no-example': 'Es darf klein sein: ein Kabel, eine Leiter, ein nasser Boden. Woran erinnern Sie sich?',
        'no-own-part': 'Was haben Sie selbst getan, bevor jemand anderes kam?',
        'no-result': 'Was wurde geändert, damit es nicht wieder passiert?',
      },
    },
    'two-do-not-turn-up': {
      text: 'Es ist Ihr vollster Tag, Sie leiten die Schicht, und zwei Leute kommen nicht. Wie bringen Sie den Tag durch, und was sagen Sie den anderen?',
      purpose: 'Zeigt, wie jemand eine Schicht unter Druck führt.',
      followUps: {
        'too-short': 'Was entscheiden Sie in den ersten zehn Minuten?',
        'no-example': 'Wann ist Ihnen das passiert?',
        'no-result': 'Wie ging der Tag aus, und was haben Sie danach mit den beiden gemacht?',
      },
    },
    'full-house-slow-kitchen': {
      text: 'Jeder Tisch ist besetzt, die Küche hängt hinterher, und die Gäste werden unruhig. Was tun Sie an den Tischen, und was sagen Sie in der Küche?',
      purpose: 'Zeigt Gastlichkeit und Zusammenspiel im größten Betrieb.',
      followUps: {
        'too-short': 'Was sagen Sie dem Tisch, der am längsten wartet?',
        'no-example': 'Erzählen Sie mir von so einem Abend.',
        'no-result': 'Wie sind die Gäste gegangen?',
      },
    },
    'from-delivery-to-plate': {
      text: 'Wie sorgen Sie dafür, dass das Essen, das Sie ausgeben, sicher ist? Gehen Sie einen gewöhnlichen Tag durch, von der Lieferung bis zum Teller.',
      purpose: 'Zeigt Hygiene als Gewohnheit.',
      followUps: {
        'too-short': 'Die Lieferung kommt. Was prüfen Sie, bevor Sie unterschreiben?',
        'unclear-term': 'Sie sprachen von Kühlen oder Reinigen. Bei welcher Temperatur, und wie oft?',
        'no-example': 'Wann haben Sie etwas weggeworfen, und warum?',
      },
    },
    'not-all-stops': {
      text: 'Sie sind mit vollem Wagen unterwegs, und es wird klar, dass Sie nicht alle Stopps rechtzeitig schaffen. Was tun Sie, in welcher Reihenfolge?',
      purpose: 'Zeigt Urteil und Verlässlichkeit auf der Straße.',
      followUps: {
        'too-short': 'Wen rufen Sie zuerst an?',
        'no-example': 'Erzählen Sie mir von einem Tag, an dem es so war.',
        'no-result': 'Wie viele Stopps blieben am Ende übrig, und was geschah mit ihnen?',
      },
    },
    'damaged-or-incomplete': {
      text: 'Eine Sendung kommt beschädigt oder unvollständig an. Gehen Sie mit mir durch, was Sie tun, bis der Kunde die richtige Ware hat.',
      withTool:
        'Eine Sendung kommt beschädigt oder unvollständig an. Gehen Sie mit mir durch, was Sie in {tool} und daneben tun, bis der Kunde die richtige Ware hat.',
      purpose: 'Zeigt Ordnung im Umgang mit Fehlern in der Lieferkette.',
      followUps: {
        'too-short': 'Was tun Sie, solange der Fahrer noch dasteht?',
        'no-example': 'An welchen Fall erinnern Sie sich am besten?',
        'no-result': 'Wann hatte der Kunde die Ware?',
        'no-own-part': 'Welche dieser Schritte waren Ihre?',
      },
    },
    'machine-stands-still': {
      text: 'Eine Maschine oder ein Gerät steht, und alle warten auf Sie. Wie finden Sie den Fehler? Nehmen Sie einen, an den Sie sich erinnern.',
      purpose: 'Zeigt planmäßige Fehlersuche in der Technik.',
      followUps: {
        'too-short': 'Was haben Sie sich zuerst angesehen, und was konnten Sie damit ausschließen?',
        'no-own-part': 'Welchen Teil haben Sie allein gemacht?',
        'no-result': 'Was war es am Ende, und hat es gehalten?',
        'claim-without-number': 'Wie lange stand sie still?',
      },
    },
    'had-to-be-redone': {
      text: 'Erzählen Sie mir von einer Arbeit von Ihnen, die noch einmal gemacht werden musste. Was war schiefgegangen, und was prüfen Sie heute, bevor Sie gehen?',
      purpose: 'Zeigt Ehrlichkeit über die eigene Arbeit und das Lernen daraus.',
      followUps: {
        'too-short': 'Wem ist es aufgefallen, und woran?',
        'no-own-part': 'Was war Ihr Anteil daran?',
        'no-result': 'Ist es seitdem wieder vorgekommen?',
        'claim-without-number': 'Wie viel Zeit oder Material hat es gekostet?',
      },
    },
    'before-you-reach-in': {
      text: 'Bevor Sie an einer Maschine, einer Leitung oder einem Fahrzeug anfangen: Was tun Sie, damit weder Ihnen noch anderen etwas passieren kann?',
      purpose: 'Zeigt, dass sicheres Arbeiten Gewohnheit ist.',
      followUps: {
        'too-short': 'Woher wissen Sie, dass wirklich kein Strom mehr darauf ist?',
        'no-example': 'Wann hat das Sie oder jemand anderen bewahrt?',
        'unclear-term': 'Sie sagten, Sie sichern es. Was genau tun Sie mit den Händen?',
      },
    },
    'does-not-want-it': {
      text: 'Jemand in Ihrer Obhut lehnt ab, was getan werden muss: waschen, essen, Medikamente. Was tun Sie?',
      purpose: 'Zeigt Achtung vor der Selbstbestimmung zusammen mit Verantwortung.',
      followUps: {
        'too-short': 'Was sagen Sie zu diesem Menschen?',
        'no-example': 'Erzählen Sie mir von einem Menschen, ohne Namen.',
        'no-result': 'Wie ging es weiter, und wem haben Sie es gesagt?',
      },
    },
    'not-as-usual': {
      text: 'Erzählen Sie mir, wie Ihnen aufgefallen ist, dass jemand in Ihrer Obhut anders war als sonst. Was haben Sie gesehen, und wem haben Sie es gesagt?',
      purpose: 'Zeigt Beobachtung und das Weitergeben des Wichtigen.',
      followUps: {
        'too-short': 'Was genau war anders: das Gesicht, der Gang, das Essen, die Worte?',
        'no-own-part': 'Was haben Sie selbst getan, bis Hilfe kam?',
        'no-result': 'Was war es am Ende?',
      },
    },
  },
};
