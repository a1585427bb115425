import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Allgemeine Worte, kein Bezug zur Stelle.',
      '3': 'Nennt vergleichbare Arbeit und einige Aufgaben; eigener Anteil oder Umfang bleiben vage.',
      '5': 'Konkrete Arbeit nahe an der Stelle, eigener Anteil und Umfang klar, sagt offen, was neu wäre.',
    },
    facts: {
      'comparable-work': [
        'In meiner letzten Stelle habe ich fast dieselbe Arbeit gemacht.',
        'Am nächsten kommt dem meine jetzige Tätigkeit.',
        'In der Ausbildung hatte ich ähnliche Aufgaben.',
      ],
      'own-part': [
        'Mein Teil war die Betreuung der Kunden.',
        'Ich war für Planung und Bestellung zuständig.',
        'Das habe ich allein gemacht.',
      ],
      extent: [
        'Das mache ich seit drei Jahren.',
        'Wir waren ein Team von sechs Leuten.',
        'Es waren ungefähr vierzig Vorgänge in der Woche.',
      ],
      'what-is-new': [
        'Neu wäre für mich die Branche.',
        'Mit diesem System habe ich noch nicht gearbeitet.',
        'Die rechtliche Seite müsste ich noch lernen.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Hat es nicht gemacht und kennt nichts Ähnliches, oder bleibt allgemein.',
      '3': 'Ein vergleichbarer Fall mit den wichtigsten Schritten; eigener Anteil oder Ergebnis bleiben vage.',
      '5': 'Ein konkreter Fall mit Ausgangslage, eigenen Schritten, einer Schwierigkeit samt Lösung und einem prüfbaren Ergebnis.',
    },
    facts: {
      'starting-point': [
        'Am Anfang gab es nur eine grobe Vorstellung davon, was gebraucht wird.',
        'Die Ausgangslage war, dass es auf die alte Art nicht mehr ging.',
        'Ich bekam den Auftrag von meiner Vorgesetzten mit einem Termin.',
      ],
      'own-steps': [
        'Zuerst habe ich mir angesehen, was schon da ist, dann habe ich einen Plan gemacht.',
        'Angefangen habe ich mit Gesprächen mit den Beteiligten.',
        'Schritt für Schritt habe ich es abgearbeitet und eine Liste geführt.',
      ],
      difficulty: [
        'Schwierig war, dass Informationen fehlten.',
        'Auf halbem Weg stellte sich heraus, dass es so nicht funktioniert.',
        'Das Problem war die knappe Zeit.',
      ],
      result: [
        'Am Ende war es rechtzeitig fertig und wird bis heute benutzt.',
        'Das Ergebnis war, dass wir ein Drittel weniger Zeit brauchten.',
        'Mein Chef hat es so übernommen, wie es war.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Es geht nichts schief, oder Fehler allgemeiner Art.',
      '3': 'Nennt eine typische Schwierigkeit; Anzeichen und Gegenmittel bleiben dünn.',
      '5': 'Nennt typische Fehler dieser Arbeit mit Ursachen, frühe Anzeichen, das eigene Vorgehen dagegen und einen selbst erlebten Fall.',
    },
    facts: {
      'typical-fault': [
        'Meistens geht es schief, weil nicht alle denselben Stand haben.',
        'Der übliche Fehler ist, dass man zu früh anfängt.',
        'Oft wird vergessen, die Einzelheiten zu prüfen.',
      ],
      'early-sign': [
        'Ich merke es daran, dass dieselben Rückfragen zweimal kommen.',
        'Das erste Anzeichen ist, dass niemand mehr antwortet.',
        'Wenn die Zahlen nicht mehr passen, stimmt etwas nicht.',
      ],
      remedy: [
        'Deshalb kontrolliere ich einmal am Anfang und einmal in der Mitte.',
        'Ich frage nach und lasse es mir bestätigen.',
        'Wir haben eine kurze Checkliste, die wir durchgehen.',
      ],
      'own-case': [
        'Mir ist das letztes Jahr passiert.',
        'Einmal haben wir es erst ganz zum Schluss gemerkt.',
        'In einem Fall habe ich es gerade noch abgefangen.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Wenn sich niemand beschwert.',
      '3': 'Nennt allgemeine Merkmale wie pünktlich und fehlerfrei.',
      '5': 'Konkrete Merkmale für diese Arbeit, aus Sicht derer, die darauf angewiesen sind, prüft sie nach und hat ein Beispiel.',
    },
    facts: {
      'concrete-sign': [
        'Man sieht es daran, ob die Leute sofort damit weiterarbeiten können.',
        'Gut ist es, wenn keine Rückfragen nötig sind.',
        'Der Unterschied zeigt sich nach ein paar Wochen.',
      ],
      'view-of-others': [
        'Ich frage diejenigen, die damit arbeiten müssen.',
        'Ob es gut ist, entscheidet der Kunde.',
        'Es zählt, dass es der Nächste in der Kette leicht hat.',
      ],
      'checks-it': [
        'Bevor ich es abgebe, gehe ich eine Liste durch.',
        'Ich lasse eine zweite Person drüberschauen.',
        'Eine Woche später sehe ich es mir noch einmal an.',
      ],
      'own-example': [
        'In meiner letzten Stelle wurde meine Arbeit ohne Korrektur übernommen.',
        'Ein Beispiel ist die Anleitung, die ich geschrieben habe und die noch benutzt wird.',
        'Einmal habe ich es neu gemacht, weil es mir nicht gut genug war.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Behauptet, es zu können, ohne einen Fall.',
      '3': 'Ein Fall aus der Anwendung; Tiefe oder Ergebnis bleiben offen.',
      '5': 'Konkreter, frischer Fall, eigenes Handeln, Grenzen des eigenen Könnens benannt, Ergebnis.',
    },
    facts: {
      'recent-case': [
        'Das habe ich letzten Monat in meiner jetzigen Stelle gebraucht.',
        'Zuletzt war das in einem Projekt im Frühjahr.',
        'Das nutze ich täglich bei der Arbeit.',
      ],
      'own-action': [
        'Das habe ich selbstständig von Anfang bis Ende gemacht.',
        'Ich habe es vorbereitet und durchgeführt.',
        'Meine Aufgabe war, es den anderen zu erklären.',
      ],
      limit: [
        'In den Grundlagen bin ich sicher, bei Sonderfällen weniger.',
        'Was ich noch nicht kann, ist der fortgeschrittene Teil.',
        'Bei schwierigen Fragen hole ich mir eine Kollegin dazu.',
      ],
      result: [
        'Es hat geklappt, und wir machen es immer noch so.',
        'Dadurch waren wir eine Woche früher fertig.',
        'Der Kunde war zufrieden und kam wieder.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Kennt den Namen, hat es einmal gesehen.',
      '3': 'Hat es für übliche Aufgaben benutzt; keine Tiefe, keine Schwierigkeit.',
      '5': 'Konkrete Aufgaben damit, eine Grenze oder Falle und der Weg darum herum, sagt offen, was unbekannt ist, oder zeigt dasselbe an einem vergleichbaren Werkzeug.',
    },
    facts: {
      'real-use': [
        'Ich habe es zwei Jahre lang fast jeden Tag benutzt.',
        'Damit habe ich unser ganzes Berichtswesen aufgebaut.',
        'Zuletzt habe ich damit ein neues Projekt eingerichtet.',
      ],
      trouble: [
        'Bei großen Datenmengen wurde es langsam.',
        'Ärger gab es, als ein Update alles verändert hat.',
        'Mich hat immer gestört, dass man nichts rückgängig machen kann.',
      ],
      'way-round': [
        'Ich habe mir geholfen, indem ich es aufgeteilt habe.',
        'Die Lösung habe ich in der Dokumentation gefunden.',
        'Am Ende habe ich beim Hersteller nachgefragt.',
      ],
      'honest-limit': [
        'Ein vergleichbares Programm kenne ich besser.',
        'Administriert habe ich es nie selbst.',
        'Ich kenne nur einen Teil der Funktionen.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Wartet ab, bis jemand etwas sagt.',
      '3': 'Würde Leute kennenlernen und sich einlesen; ohne Ziel.',
      '5': 'Weiß, was zuerst zu verstehen ist und warum, wen sie fragt und wem sie zusieht, und was Kleines früh fertig wird.',
    },
    facts: {
      'wants-to-understand': [
        'Zuerst möchte ich verstehen, wer die Kunden sind und was sie brauchen.',
        'Ich will wissen, wie die Arbeit läuft und wo sie stockt.',
        'Ich würde mir ansehen, was früher schon versucht wurde.',
      ],
      'asks-people': [
        'Ich würde mich neben die setzen, die die Arbeit machen.',
        'Ich würde mit jedem im Team eine halbe Stunde sprechen.',
        'Ich würde meine Vorgängerin fragen.',
      ],
      'early-result': [
        'In der zweiten Woche möchte ich etwas Kleines fertig haben.',
        'Ich würde bald eine kleine Aufgabe übernehmen, um daran zu lernen.',
        'Nach vier Wochen würde ich meinem Chef sagen, was mir aufgefallen ist.',
      ],
      'no-hasty-change': [
        'Ich würde nichts ändern, bevor ich es verstehe.',
        'Anfangs würde ich vor allem zuhören.',
        'Als Neuer sieht man Dinge, die andere nicht mehr sehen, die würde ich aufschreiben.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Kein Fehler, oder einer, der eigentlich ein Verdienst ist, oder die Schuld der anderen.',
      '3': 'Ein echter Fehler, der behoben wurde; wer es erfuhr und was sich änderte, bleibt vage.',
      '5': 'Eigener Anteil klar benannt, Betroffene von sich aus informiert, Schaden begrenzt, etwas dauerhaft geändert.',
    },
    facts: {
      'own-share': [
        'Das war mein Fehler, ich hatte es nicht geprüft.',
        'Ich hatte es an die falsche Person geschickt.',
        'Ich hatte etwas versprochen, das ich nicht halten konnte.',
      ],
      'told-others': [
        'Ich habe es sofort meiner Chefin gesagt.',
        'Ich habe die Betroffenen selbst angerufen und mich entschuldigt.',
        'Ich habe offen zugegeben, dass ich es war.',
      ],
      'limited-damage': [
        'Ich bin länger geblieben, bis es wieder in Ordnung war.',
        'Wir konnten es stoppen, bevor es rausging.',
        'Ich habe nach einem Weg gesucht, den Schaden wiedergutzumachen.',
      ],
      'lasting-change': [
        'Seitdem lasse ich jemanden gegenlesen.',
        'Das kontrolliere ich heute immer vor dem Abschicken.',
        'Wir haben den Ablauf geändert, damit es nicht wieder passieren kann.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Hat länger gearbeitet und alles geschafft.',
      '3': 'Hat nach Dringlichkeit sortiert; niemand wurde informiert, die Gründe bleiben vage.',
      '5': 'Nach Folgen ausgewählt, bewusst etwas weggelassen, Wartende informiert, rechtzeitig Hilfe oder eine Entscheidung geholt, kennt den Preis.',
    },
    facts: {
      'chose-by-consequence': [
        'Ich habe mich gefragt, was passiert, wenn es nicht gemacht wird.',
        'Zuerst kam das, worauf andere gewartet haben.',
        'Ich habe danach sortiert, was verspätet den größten Schaden anrichtet.',
      ],
      'left-out': [
        'Den Bericht habe ich bis zur nächsten Woche liegen lassen.',
        'Zwei Besprechungen habe ich abgesagt.',
        'Ich habe es nur grob gemacht, weil das gereicht hat.',
      ],
      'told-waiting': [
        'Denen, die warten mussten, habe ich Bescheid gesagt.',
        'Ich habe meinen Chef gefragt, was von beidem wichtiger ist.',
        'Ich habe ihnen einen neuen Termin genannt.',
      ],
      help: [
        'Ich habe eine Kollegin gebeten, einen Teil zu übernehmen.',
        'Eine Sache habe ich abgegeben.',
        'Gemeinsam haben wir es hinbekommen.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Kommt mit allen aus, oder es lag am anderen.',
      '3': 'Erzählt von einem Konflikt und einem Ausweg; der eigene Anteil bleibt blass.',
      '5': 'Schildert es fair, sieht den eigenen Anteil, hat das Gespräch gesucht, eine Arbeitsweise gefunden, weiß, was daraus wurde.',
    },
    facts: {
      'fair-view': [
        'Er stand selbst ziemlich unter Druck.',
        'Aus ihrer Sicht war das verständlich.',
        'Sie war fachlich sehr gut, nur anders als ich.',
      ],
      'own-share': [
        'Mein Anteil war, dass ich ungeduldig geworden bin.',
        'Ich hatte ihm Dinge zu spät gesagt.',
        'Ich habe scharf reagiert, das hat nicht geholfen.',
      ],
      'talked-directly': [
        'Ich habe sie um ein Gespräch unter vier Augen gebeten.',
        'Ich habe ihm ohne Vorwurf gesagt, was mich stört.',
        'Bei einem Kaffee haben wir das geklärt.',
      ],
      'way-of-working': [
        'Wir haben vereinbart, Absprachen schriftlich festzuhalten.',
        'Wir haben die Aufgaben aufgeteilt, damit jeder seinen Bereich hat.',
        'Jeden Montag haben wir zehn Minuten gesprochen.',
      ],
      outcome: [
        'Freunde sind wir nicht geworden, aber es lief.',
        'Später haben wir gut zusammengearbeitet.',
        'Das Projekt wurde rechtzeitig fertig.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Die anderen haben nicht zugehört.',
      '3': 'Ein Missverständnis und seine Lösung; eigener Anteil und Lehre bleiben dünn.',
      '5': 'Genauer Punkt, an dem es begann, eigener Anteil, schnell geklärt, eine neue Gewohnheit, die man sieht.',
    },
    facts: {
      'point-of-origin': [
        'Ich meinte nächste Woche, und er verstand diese Woche.',
        'Niemand hatte gesagt, wer es macht.',
        'Das Wort bedeutete in jeder Abteilung etwas anderes.',
      ],
      'own-share': [
        'Ich hatte nicht nachgefragt.',
        'Ich hatte es zu knapp geschrieben.',
        'Für mich war das selbstverständlich gewesen.',
      ],
      'cleared-up': [
        'Ich habe zum Telefon gegriffen, statt noch eine Mail zu schreiben.',
        'Wir haben uns zusammengesetzt und es angeschaut.',
        'Ich habe mich entschuldigt, und wir haben neu angefangen.',
      ],
      'new-habit': [
        'Seitdem wiederhole ich am Ende, was vereinbart ist.',
        'Heute schreibe ich auf, wer was bis wann macht.',
        'Ich bitte mein Gegenüber, es in eigenen Worten zu sagen.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Nichts, oder der andere lag falsch.',
      '3': 'Hat Kritik angenommen und ein wenig geändert.',
      '5': 'Konkrete Kritik, eigene erste Reaktion, geprüft, was stimmt, sichtbar etwas geändert, ist auf die Person zurückgekommen.',
    },
    facts: {
      'concrete-criticism': [
        'Mein Chef meinte, ich lasse andere nicht ausreden.',
        'Mir wurde gesagt, dass meine Berichte zu lang sind.',
        'Sie sagte, auf meine Termine könne sie sich nicht verlassen.',
      ],
      reaction: [
        'Im ersten Moment war ich gekränkt.',
        'Ich musste eine Nacht darüber schlafen.',
        'Mein erster Gedanke war, dass das ungerecht ist.',
      ],
      'checked-it': [
        'Ich habe zwei andere gefragt, ob sie das auch so sehen.',
        'Ich habe eine Woche darauf geachtet und gemerkt, dass es stimmt.',
        'Ich habe um ein Beispiel gebeten.',
      ],
      'visible-change': [
        'Seitdem zähle ich bis drei, bevor ich rede.',
        'Meine Berichte haben jetzt nur noch eine Seite.',
        'Nach einigen Monaten meinte er, es sei besser geworden.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Besucht Kurse, wenn sie angeboten werden.',
      '3': 'Hat aus einem Anlass etwas Neues gelernt; Weg und Ergebnis bleiben allgemein.',
      '5': 'Echter Bedarf, klarer Weg mit Üben, Menschen und Quellen, Grenzen benannt, bald und mit Ergebnis angewendet.',
    },
    facts: {
      'real-need': [
        'Ein Kollege ging weg, und ich musste übernehmen.',
        'Der Kunde wollte es innerhalb von zwei Wochen.',
        'Im Team konnte das niemand.',
      ],
      'way-of-learning': [
        'Ich habe ein Beispiel durchgearbeitet und es ausprobiert.',
        'Ich habe mir von jemandem, der es kann, eine Stunde lang zeigen lassen, wie es geht.',
        'Ich habe die ersten Kapitel gelesen und dann etwas Kleines gebaut.',
      ],
      'first-use': [
        'Nach einer Woche konnte ich es im Projekt einsetzen.',
        'Am dritten Tag habe ich den ersten Fall allein erledigt.',
        'Anfangs war ich langsam, aber es funktionierte.',
      ],
      'open-gaps': [
        'Die schwierigen Stellen schlage ich noch nach.',
        'Für den Alltag weiß ich genug, mehr nicht.',
        'Am Anfang habe ich einen Fehler gemacht, aus dem ich viel gelernt habe.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Hätte Ideen, aber niemand hört zu.',
      '3': 'Eine umgesetzte Verbesserung; Wirkung oder Annahme bleiben offen.',
      '5': 'Hat es gesehen, den Grund verstanden, im Kleinen ausprobiert, die anderen gewonnen, kann die Wirkung belegen.',
    },
    facts: {
      'before-state': [
        'Alles wurde von Hand von einer Liste in die andere übertragen.',
        'Man musste dafür drei Leute fragen.',
        'Wir haben ständig dieselben Sachen gesucht.',
      ],
      'own-change': [
        'Ich habe dafür eine Vorlage erstellt.',
        'Ich habe einen festen Platz vorgeschlagen und eingerichtet.',
        'Ich habe ein kleines Programm geschrieben, das es erledigt.',
      ],
      'won-others': [
        'Erst habe ich es für mich ausprobiert und dann den anderen gezeigt.',
        'Ich habe die gefragt, die es jeden Tag machen.',
        'Mein Vorgesetzter hat einem Versuch von zwei Wochen zugestimmt.',
      ],
      effect: [
        'Das spart uns etwa zwei Stunden pro Woche.',
        'Fehler gibt es jetzt kaum noch.',
        'Bis heute wird es so gemacht.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Immer richtig, oder Regeln sind für andere da.',
      '3': 'Ein echter Fall mit einer Entscheidung; Preis oder Grund bleiben vage.',
      '5': 'Offen abgewogen, nennt den Druck, mit Grund entschieden, den Preis getragen oder der Abkürzung eine Grenze gesetzt, Betroffene informiert.',
    },
    facts: {
      pressure: [
        'Der Kunde wartete, und mein Chef hat gedrängt.',
        'Es war Freitagabend, und alle wollten nach Hause.',
        'Der schnelle Weg hätte eine Stunde gespart.',
      ],
      'own-decision': [
        'Ich habe es ordentlich gemacht, obwohl es länger gedauert hat.',
        'Ich habe die Abkürzung genommen, weil sie niemandem schaden konnte.',
        'Ich habe mich geweigert, das zu unterschreiben.',
      ],
      price: [
        'Deswegen waren wir einen Tag zu spät.',
        'Ich musste es dem Kunden erklären.',
        'Das hat mich einen Abend gekostet.',
      ],
      openness: [
        'Ich habe meiner Chefin gesagt, was ich weggelassen habe.',
        'Ich habe notiert, dass es noch richtig gemacht werden muss.',
        'Danach haben wir abgesprochen, wie wir es künftig machen.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Hat entlassen, versetzt oder die Arbeit selbst gemacht.',
      '3': 'Hat gesprochen und unterstützt; Erwartungen oder Ausgang bleiben vage.',
      '5': 'Früh und konkret gesagt, was fehlt, Ursachen gesucht, auch eigene, Schritte und Termine vereinbart, unterstützt, fair zu Ende gebracht.',
    },
    facts: {
      'clear-expectation': [
        'Ich habe ihr konkret gesagt, was ich bis wann erwarte.',
        'Ich hatte Beispiele dafür, was fehlte.',
        'Er wusste nicht, dass ich unzufrieden war, also habe ich es ausgesprochen.',
      ],
      'looked-for-cause': [
        'Ich habe gefragt, was ihn daran hindert.',
        'Es stellte sich heraus, dass es ihr nie jemand gezeigt hatte.',
        'Zum Teil lag es daran, dass ich unklare Aufträge gegeben hatte.',
      ],
      support: [
        'Wir haben uns jede Woche eine halbe Stunde getroffen.',
        'Sie bekam einen Kollegen an die Seite.',
        'Wir haben kleine Ziele vereinbart.',
      ],
      'fair-end': [
        'Nach drei Monaten hat es geklappt.',
        'Am Ende haben wir uns auf eine andere Rolle geeinigt.',
        'Wir haben uns getrennt, und er wusste, warum.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Entscheidet nach Gefühl oder gar nicht.',
      '3': 'Hat entschieden und nennt Gründe; Bekanntes und Vermutetes sind nicht getrennt.',
      '5': 'Trennt Wissen von Vermutung, besorgt das billigste fehlende Stück, wägt ab, was umkehrbar ist, entscheidet rechtzeitig, blickt ehrlich zurück.',
    },
    facts: {
      'known-and-guessed': [
        'Die Kosten kannte ich, aber nicht, wie viele kommen würden.',
        'Schätzen musste ich, wie lange es dauert.',
        'Ich habe aufgeschrieben, was wir wissen und was wir nur annehmen.',
      ],
      'cheap-check': [
        'Mit zwei Anrufen wusste ich wenigstens etwas mehr.',
        'Wir haben es zuerst im Kleinen ausprobiert.',
        'Ich habe jemanden gefragt, der es schon gemacht hatte.',
      ],
      'can-be-undone': [
        'Es ließ sich rückgängig machen, also habe ich schnell entschieden.',
        'Ich habe mir einen Rückweg offengelassen.',
        'Der schlimmste Fall wäre zu verkraften gewesen.',
      ],
      outcome: [
        'Es hat sich gezeigt, dass ich richtig lag.',
        'Es war die falsche Entscheidung, und nach einem Monat haben wir sie korrigiert.',
        'Ich würde wieder so entscheiden.',
      ],
    },
  },
};
