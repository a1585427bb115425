import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    requirements: 'Bedarf verstehen',
    analysis: 'Analyse',
    stakeholders: 'Umgang mit Beteiligten',
    finance: 'Finanzen und Kontrolle',
    market: 'Markt und Kunden',
    project: 'Projekte ins Ziel bringen',
    people: 'Personal und Verwaltung',
  },
  questions: {
    'different-problem': {
      text: 'Erzählen Sie mir von einem Auftrag, hinter dem sich ein anderes Problem verbarg als das, um das man Sie gebeten hatte. Wie haben Sie es herausgefunden?',
      purpose: 'Zeigt, ob jemand den Bedarf hinter einem Wunsch sucht.',
      followUps: {
        'too-short': 'Worum hatte man Sie gebeten, wörtlich, und was wurde wirklich gebraucht?',
        'no-example':
          'Denken Sie an irgendeinen Auftrag, groß oder klein, bei dem die erste Beschreibung nicht alles war.',
        'no-own-part': 'Welche Ihrer Fragen hat es ans Licht gebracht?',
        'no-result': 'Was wurde am Ende gebaut oder geändert, und hat es geholfen?',
      },
    },
    'opposite-wishes': {
      text: 'Zwei Abteilungen wollen vom selben Ablauf das Gegenteil. Wie kommen Sie zu einer Fassung, mit der beide leben können? Nehmen Sie einen Fall, an den Sie sich erinnern.',
      purpose: 'Zeigt, wie gegensätzliche Interessen bearbeitet statt weitergereicht werden.',
      followUps: {
        'too-short': 'Was genau wollte jede Seite, und wovor hatte sie Angst?',
        'no-own-part': 'Was haben Sie zwischen den beiden getan?',
        'no-result': 'Worauf hat man sich geeinigt, und hat es gehalten?',
      },
    },
    'done-or-not-done': {
      text: 'Nehmen Sie eine Anforderung, die Sie geschrieben haben. Wie haben Sie sie gefasst, sodass der eine sie bauen und die andere erkennen konnte, ob sie erfüllt ist?',
      purpose: 'Zeigt Genauigkeit im Schreiben, geprüft am Gebrauch.',
      followUps: {
        'too-short': 'Sagen Sie mir die Anforderung so, wie sie auf dem Papier stand.',
        'no-example': 'Jede Anforderung passt, auch ein kleines Feld in einem Formular. Was stand da?',
        'no-result': 'Wo wurde sie trotzdem missverstanden?',
      },
    },
    'process-as-lived': {
      text: 'Denken Sie an einen Ablauf, den Sie aufgenommen oder verbessert haben. Wo wich der Alltag von der Vorschrift ab, und was haben Sie daraus gemacht?',
      withTool:
        'Denken Sie an einen Ablauf, den Sie in {tool} gebracht haben. Wo wich der Alltag von dem ab, was auf dem Papier stand, und was haben Sie daraus gemacht?',
      purpose: 'Zeigt, ob jemand mit der Wirklichkeit arbeitet statt mit Schaubildern.',
      followUps: {
        'too-short': 'Nehmen Sie einen Schritt dieses Ablaufs. Was sollte dort geschehen, und was taten die Leute?',
        'no-example': 'Welcher Ablauf war das, und wer war daran beteiligt?',
        'claim-without-number': 'Wie lange dauerte es, oder wie oft ging es schief, vorher und nachher?',
        'no-result': 'Was war ein halbes Jahr später aus Ihrer Verbesserung geworden?',
      },
    },
    'analysis-changed-decision': {
      text: 'Erzählen Sie mir von einer Auswertung von Ihnen, die eine Entscheidung geändert hat. Welche Daten hatten Sie, und wie sicher waren Sie sich?',
      junior:
        'Erzählen Sie mir von einer Auswertung, die Sie im Job oder im Studium gemacht haben. Was war die Frage, welche Daten haben Sie benutzt, und was kam heraus?',
      withTool:
        'Erzählen Sie mir von einer Auswertung mit {tool}, die eine Entscheidung geändert hat. Welche Daten hatten Sie, und wie sicher waren Sie sich?',
      purpose: 'Zeigt, ob Analyse einer Entscheidung dient und ihre Grenzen bekannt sind.',
      followUps: {
        'too-short': 'Welche Frage wollten Sie beantworten, in einem Satz?',
        'no-own-part': 'Welchen Teil der Auswertung haben Sie selbst gemacht?',
        'no-result': 'Was wurde daraufhin entschieden, und war es richtig?',
        'claim-without-number': 'Welche Zahl hat die Leute überzeugt?',
      },
    },
    'figures-do-not-agree': {
      text: 'Die Zahlen, die man Ihnen gegeben hat, gehen nicht auf, und morgen früh sollen sie vorgestellt werden. Was tun Sie heute Abend?',
      purpose: 'Zeigt Sorgfalt und Ehrlichkeit unter Zeitdruck.',
      followUps: {
        'too-short': 'Wo sehen Sie zuerst nach, und wen rufen Sie an?',
        'no-example': 'Ist Ihnen das schon passiert? Wie lief dieser Abend ab?',
        'no-result': 'Was haben Sie am nächsten Morgen gezeigt?',
      },
    },
    'figure-changed-behaviour': {
      text: 'Nennen Sie eine Kennzahl, die Sie eingeführt oder geändert haben. Was haben die Leute ihretwegen anders gemacht, gewollt oder ungewollt?',
      purpose: 'Zeigt Verständnis dafür, wie Messen Menschen lenkt.',
      followUps: {
        'too-short': 'Wie wurde die Zahl berechnet, und wer bekam sie zu sehen?',
        'unclear-term': 'Was genau zählt in dieser Zahl mit und was nicht?',
        'no-result': 'Gibt es die Zahl noch? Was ist aus ihr geworden?',
        'claim-without-number': 'Wo stand sie am Anfang, und wo später?',
      },
    },
    'no-to-someone-important': {
      text: 'Wann mussten Sie einer wichtigen Person sagen, dass sie nicht bekommt, was sie will? Wie sind Sie das angegangen?',
      purpose: 'Zeigt Rückgrat und Takt gegenüber Menschen mit Einfluss.',
      followUps: {
        'too-short': 'Was haben Sie gesagt, so gut Sie sich erinnern, und was kam zurück?',
        'no-example': 'Es muss kein Vorstand gewesen sein. Wer war es, und was wollte er?',
        'no-result': 'Wie war es danach zwischen Ihnen beiden?',
      },
    },
    'old-way-new-way': {
      text: 'Die Leute waren an das Alte gewöhnt und wollten das Neue nicht. Wie haben Sie so eine Gruppe gewonnen, und wer ist nie mitgekommen?',
      purpose: 'Zeigt echte Erfahrung damit, etwas Neues einzuführen.',
      followUps: {
        'too-short': 'Nehmen Sie die Person, die am stärksten dagegen war. Was war ihr Grund?',
        'no-example': 'Was wurde eingeführt, und für wie viele Leute?',
        'no-own-part': 'Was war Ihr Teil daran?',
        'claim-without-number': 'Wie viele haben es nach einem Monat benutzt, und wie viele nach einem halben Jahr?',
      },
    },
    'complicated-made-simple': {
      text: 'Erklären Sie mir das Komplizierteste, woran Sie im letzten Jahr gearbeitet haben, so wie jemandem aus einem ganz anderen Fach. Warum war es wichtig?',
      purpose: 'Zeigt, ob jemand eine Sache klar darstellen und das Wichtige auswählen kann.',
      followUps: {
        'too-short': 'Was wäre geschehen, wenn es niemand gemacht hätte?',
        'unclear-term': 'Eines dieser Wörter wäre für Außenstehende neu. Wie würden Sie es sagen?',
        'no-own-part': 'Und welcher Teil davon war Ihrer?',
      },
    },
    'account-does-not-reconcile': {
      text: 'In zwei Tagen ist Monatsabschluss, und ein Konto geht nicht auf. Wie gehen Sie vor, und wann sagen Sie wem Bescheid?',
      withTool:
        'In zwei Tagen ist Monatsabschluss, und ein Konto in {tool} geht nicht auf. Wie gehen Sie vor, und wann sagen Sie wem Bescheid?',
      purpose: 'Zeigt Methode und Offenheit in der Buchhaltung.',
      followUps: {
        'too-short': 'Welche Liste ziehen Sie als Erstes, und womit vergleichen Sie sie?',
        'no-example': 'Welches Konto war es, als Ihnen das zuletzt passiert ist?',
        'no-result': 'Was war die Ursache, und was haben Sie geändert, damit es nicht wieder vorkommt?',
        'claim-without-number': 'Ab welchem Betrag ist eine Abweichung für Sie wesentlich?',
      },
    },
    'eight-percent-over': {
      text: 'Die Kosten liegen acht Prozent über Plan. Wie finden Sie heraus, warum, und was bringen Sie der Person, die das Budget verantwortet?',
      purpose: 'Zeigt, ob eine Abweichungsanalyse zu einer Entscheidung führt.',
      followUps: {
        'too-short': 'Wie zerlegen Sie diese acht Prozent? Nennen Sie die ersten zwei Teile.',
        'no-example': 'Nehmen Sie eine Abweichung, die Sie wirklich erklären mussten. Welche war es?',
        'no-result': 'Was wurde aufgrund Ihrer Analyse getan?',
        'claim-without-number': 'Welcher Teil erklärte wie viel von den acht Prozent?',
      },
    },
    'weakest-assumption': {
      text: 'Denken Sie an eine Rechnung für eine Entscheidung, etwa eine Investition, einen Preis, ein neues Angebot. Welche Annahme war die schwächste, und wie haben Sie das gezeigt?',
      purpose: 'Zeigt Ehrlichkeit über Unsicherheit in Rechnungen.',
      followUps: {
        'too-short': 'Wenn diese Annahme um ein Drittel danebenliegt, was passiert dann mit dem Ergebnis?',
        'no-example': 'Eine kleine Rechnung genügt, aus dem Beruf oder dem Studium. Was war zu entscheiden?',
        'claim-without-number': 'Welche Werte haben Sie angenommen, und woher hatten Sie sie?',
        'no-result': 'Wie sah die Wirklichkeit neben Ihrer Rechnung aus?',
      },
    },
    'wrong-and-unnoticed': {
      text: 'In welchem Ihrer Abläufe hätten Geld, Daten oder eine Frist verloren gehen können, ohne dass es jemand merkt, und welche Kontrolle haben Sie dort eingebaut?',
      purpose: 'Zeigt einen Blick für Risiken und für Kontrollen, mit denen man leben kann.',
      followUps: {
        'too-short': 'Wer hätte was tun können, und wer hätte es gesehen?',
        'no-example': 'Nehmen Sie irgendeinen Ablauf mit Geld oder Fristen. Wo ist seine schwache Stelle?',
        'no-result': 'Hat Ihre Kontrolle je etwas gefunden?',
      },
    },
    'campaign-that-worked': {
      text: 'Nehmen Sie eine Kampagne oder einen Inhalt, für den Sie verantwortlich waren. Für wen war das, was hat es gekostet, und woher wissen Sie, dass es gewirkt hat?',
      withTool:
        'Nehmen Sie etwas, womit Sie über {tool} Kunden erreichen wollten. Für wen war das, was hat es gekostet, und woher wissen Sie, dass es gewirkt hat?',
      purpose: 'Zeigt, ob Marketing von der Zielgruppe und der Wirkung her gedacht wird.',
      followUps: {
        'too-short': 'Beschreiben Sie einen Menschen, für den es gedacht war. Was sollte er danach tun?',
        'no-own-part': 'Was haben Sie selbst gemacht, und was eine Agentur oder Kollegen?',
        'claim-without-number': 'Was hat Sie am Ende ein Kontakt oder ein Verkauf gekostet?',
        'no-result': 'Was haben Sie nach den ersten Ergebnissen geändert?',
      },
    },
    'what-customers-wanted': {
      text: 'Wann haben Sie zuletzt etwas über Kunden herausgefunden, das Ihre Firma überrascht hat? Wie sind Sie darauf gekommen, und was wurde daraus?',
      purpose: 'Zeigt, ob jemand aus erster Hand von Kunden und Wettbewerbern lernt.',
      followUps: {
        'too-short': 'Was hatte die Firma vorher geglaubt?',
        'no-own-part': 'Haben Sie selbst mit Kunden gesprochen? Mit wie vielen?',
        'no-result': 'Was hat sich dadurch geändert, am Produkt, am Preis oder am Text?',
        'unclear-term': 'Wenn Sie Kunden sagen: wen genau meinen Sie?',
      },
    },
    'deal-with-many-heads': {
      text: 'Gehen Sie mit mir ein Geschäft durch, das Sie gewonnen oder verloren haben und bei dem auf der anderen Seite mehrere zustimmen mussten. An welcher Stelle fiel die Entscheidung?',
      junior:
        'Erzählen Sie mir, wie Sie einmal mehrere Leute von etwas überzeugen mussten, jeden mit anderen Gründen. Wie sind Sie vorgegangen?',
      purpose: 'Zeigt Verkaufen als Arbeit mit Menschen und Entscheidungen, ehrlich ausgewertet.',
      followUps: {
        'too-short': 'Wer saß auf der anderen Seite, und was wollte jeder von ihnen?',
        'no-own-part': 'Was haben Sie an der entscheidenden Stelle selbst getan?',
        'claim-without-number': 'Wie groß war das Geschäft, und wie lange hat es gedauert?',
        'no-result': 'Was würden Sie beim selben Geschäft heute anders machen?',
      },
    },
    'customer-about-to-leave': {
      text: 'Erzählen Sie mir von einem Kunden oder Partner, der kurz davor war zu gehen. Was war das erste Anzeichen, und was haben Sie getan?',
      purpose: 'Zeigt Aufmerksamkeit für bestehende Kunden und Arbeit an den Ursachen.',
      followUps: {
        'too-short': 'Was fiel Ihnen zuerst auf: ein Wort, eine Zahl, ein Schweigen?',
        'no-own-part': 'Was haben Sie getan, und was die anderen?',
        'no-result': 'Ist er geblieben? Wie lange?',
        'claim-without-number': 'Was bedeutete dieser Kunde für Sie an Umsatz oder Aufträgen?',
      },
    },
    'first-knew-late': {
      text: 'Nehmen Sie ein Projekt, das am Ende zu spät fertig wurde. Wann wussten Sie es zum ersten Mal, und was haben Sie an diesem Tag getan?',
      junior:
        'Denken Sie an eine Aufgabe oder ein Projekt, im Job oder im Studium, das länger dauerte als geplant. Wann haben Sie es gemerkt, und was haben Sie dann getan?',
      purpose: 'Zeigt, wie früh schlechte Nachrichten gesehen und gesagt werden.',
      followUps: {
        'too-short': 'Was war das Anzeichen? Wer hat es noch gesehen?',
        'no-own-part': 'Haben Sie das Projekt geleitet? Was lag in Ihrer Hand?',
        'no-result': 'Wie spät wurde es am Ende, und was hieß das für die, die warteten?',
        'claim-without-number': 'Wie lange war geplant, und wie lange hat es gedauert?',
      },
    },
    'risk-before-others': {
      text: 'Welches Risiko in einem Projekt haben Sie vor den anderen gesehen? Was haben Sie dagegen unternommen, und was hat Sie das gekostet?',
      purpose: 'Zeigt Voraussicht und den Mut, Aufwand dafür zu treiben.',
      followUps: {
        'too-short': 'Was hat Sie darauf gebracht?',
        'no-result': 'Ist es eingetreten? Wie ging es aus?',
        'no-own-part': 'Was haben Sie getan, außer es auf eine Liste zu schreiben?',
        'claim-without-number': 'Für wie wahrscheinlich hielten Sie es, und wie schlimm wäre es gewesen?',
      },
    },
    'works-without-you': {
      text: 'Denken Sie an etwas, das Sie eingeführt oder gebaut haben. Wie haben Sie es übergeben, sodass es ein halbes Jahr später auch ohne Sie noch lief?',
      purpose: 'Zeigt, ob jemand über das Ende eines Projekts hinausdenkt.',
      followUps: {
        'too-short': 'Wer hat es übernommen, und was konnte diese Person, als Sie gingen?',
        'no-example': 'Auch eine Tabelle oder eine feste Gewohnheit zählt. Was war es?',
        'no-result': 'Woher wissen Sie, dass es heute noch läuft?',
      },
    },
    'hard-to-fill': {
      text: 'Erzählen Sie mir von einer Stelle, die schwer zu besetzen war. Was haben Sie an der Suche oder der Auswahl geändert, und hat es geholfen?',
      purpose: 'Zeigt Personalsuche als Arbeit mit Fakten, Fairness und der Fachabteilung.',
      followUps: {
        'too-short': 'Was wollte die Fachabteilung, und was gab der Markt her?',
        'no-own-part': 'Was daran war Ihre Idee?',
        'claim-without-number': 'Wie viele haben sich vorher und nachher beworben, und wie lange hat es gedauert?',
        'no-result': 'Ist die Person noch da?',
      },
    },
    'wrong-payslip': {
      text: 'Eine Abrechnung oder ein Vertrag stimmt nicht, und die betroffene Person steht an Ihrem Schreibtisch. Wie gehen Sie damit um, jetzt und für die Zukunft?',
      purpose: 'Zeigt Sorgfalt, Rechtsgefühl und Umgang mit Mitarbeitenden.',
      followUps: {
        'too-short': 'Was sagen Sie dieser Person in der ersten Minute?',
        'no-example': 'Welcher Fehler dieser Art lag zuletzt auf Ihrem Tisch?',
        'no-result': 'Was haben Sie geändert, damit es dem Nächsten nicht passiert?',
      },
    },
    'five-want-something': {
      text: 'Denken Sie an einen Tag, an dem fünf Leute gleichzeitig etwas von Ihnen wollten. Wie haben Sie entschieden, was zuerst kommt, und wer musste warten?',
      purpose: 'Zeigt Ordnung und Umgangsform bei vielen Ansprüchen im Büro.',
      followUps: {
        'too-short': 'Wer waren diese fünf, und was wollte jeder?',
        'no-result': 'Was war am Ende des Tages noch offen?',
        'no-example': 'Nehmen Sie die letzte Woche oder irgendeinen Tag, an den Sie sich erinnern.',
      },
    },
    'able-afterwards': {
      text: 'Nehmen Sie einen Kurs, eine Unterrichtsstunde oder Lernmaterial von Ihnen. Was konnten die Leute danach, was sie vorher nicht konnten, und wie haben Sie es herausgefunden?',
      purpose: 'Zeigt, ob Lehre danach beurteilt wird, was Menschen lernen.',
      followUps: {
        'too-short': 'Nehmen Sie einen Menschen aus dieser Gruppe. Was war für ihn danach anders?',
        'no-own-part': 'Was davon haben Sie selbst entwickelt?',
        'claim-without-number': 'Wie viele haben teilgenommen, und wie viele konnten es am Ende?',
        'no-result': 'Was haben Sie beim nächsten Mal geändert?',
      },
    },
  },
};
