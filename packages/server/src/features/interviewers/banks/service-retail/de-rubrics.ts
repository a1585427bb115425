import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Wartet, oder fragt nur, ob geholfen werden kann.',
      '3': 'Geht hin, grüßt und fragt etwas; achtet wenig darauf, wie die Person reagiert.',
      '5': 'Achtet auf Zeichen, eröffnet passend, lässt Raum, stellt eine offene Frage, bleibt in Sichtweite.',
    },
    facts: {
      'eye-contact': [
        'Ich schaue die Person an und sage Guten Tag.',
        'Erst ein Lächeln und ein Gruß, damit sie weiß, dass ich sie gesehen habe.',
        'Ich suche Blickkontakt, bevor ich hingehe.',
      ],
      'open-question': [
        'Ich frage, was sie sucht oder wofür es sein soll.',
        'Statt kann ich helfen frage ich nach dem Anlass.',
        'Ich sage etwas zu dem Stück, das sie gerade ansieht.',
      ],
      'leaves-room': [
        'Wenn jemand allein schauen will, lasse ich ihn und bleibe in der Nähe.',
        'Ich dränge nicht, ich sage, wo man mich findet.',
        'Ich merke, ob jemand reden möchte oder nicht.',
      ],
      'takes-along': [
        'Ich gehe mit zum Regal, statt nur hinzuzeigen.',
        'Wenn ich es nicht weiß, hole ich eine Kollegin.',
        'Ich zeige zwei Sachen und sehe, was gefällt.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Allgemeine Worte, dass der Kunde König ist.',
      '3': 'Ein echter Fall mit einer freundlichen Tat; Grund und Ergebnis bleiben dünn.',
      '5': 'Sah den Bedarf hinter dem Wunsch, tat etwas Passendes im eigenen Rahmen, weiß, was daraus wurde und wo die Grenze läge.',
    },
    facts: {
      'saw-need': [
        'Mir fiel auf, dass sie es wegen ihres Zuges eilig hatte.',
        'Er hat es nicht gesagt, aber es war für eine Beerdigung.',
        'Ich sah, dass sie umsonst von weit her gekommen waren.',
      ],
      'own-deed': [
        'Ich habe in der anderen Filiale angerufen und es zurücklegen lassen.',
        'Nach Feierabend habe ich es hingefahren.',
        'Ich blieb eine Viertelstunde länger, um es zu regeln.',
      ],
      'within-limits': [
        'Ich habe vorher meinen Chef gefragt.',
        'Den Laden hat es nichts gekostet.',
        'Bis zu einer bestimmten Summe durfte ich das selbst entscheiden.',
      ],
      outcome: [
        'Sie kam wieder und fragte nach mir.',
        'Sie haben eine nette Bewertung geschrieben.',
        'Seitdem ist er Stammkunde.',
      ],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Arbeitet schneller, oder lässt es klingeln und sagt nichts.',
      '3': 'Einer nach dem anderen mit einem freundlichen Wort; kein Plan für Telefon oder Hilfe.',
      '5': 'Nimmt alle wahr, sagt jedem, wie es weitergeht, zieht Schnelles geschickt vor, holt rechtzeitig Hilfe, bleibt beim Kunden vor sich.',
    },
    facts: {
      'sees-everyone': [
        'Ich nicke den Wartenden zu und sage, dass ich gleich da bin.',
        'Jeder bekommt einen Blick, damit er weiß, dass ich ihn gesehen habe.',
        'Ich sage, wie lange es ungefähr dauert.',
      ],
      phone: [
        'Ich gehe ran, sage, dass ich zurückrufe, und schreibe die Nummer auf.',
        'Wer vor mir steht, geht vor dem Telefon.',
        'Ich lasse es klingeln, bis ich mit diesem Kunden fertig bin.',
      ],
      'quick-ones': [
        'Wenn jemand nur zahlen will, frage ich die anderen, ob das in Ordnung ist.',
        'Eine kurze Frage beantworte ich zwischendurch.',
        'Ich schaue, wer lange braucht und wer schnell fertig ist.',
      ],
      'calls-help': [
        'Ich rufe einen Kollegen von hinten.',
        'Wir haben ein Zeichen, wenn mehr als drei in der Schlange stehen.',
        'Dann bitte ich die Filialleiterin an die Kasse.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Schickt Standardantworten oder gibt weiter.',
      '3': 'Fragt und löst es; stellt nicht sicher, dass es verstanden wurde.',
      '5': 'Lässt erzählen, fragt Schritt für Schritt, gibt das Verstandene in eigenen Worten wieder, hält die zugesagte Rückmeldung ein, notiert es für andere.',
    },
    facts: {
      'lets-talk': [
        'Ich habe ihn erst die ganze Geschichte erzählen lassen.',
        'Ich habe nicht unterbrochen, obwohl es dauerte.',
        'Zuerst musste sie Dampf ablassen.',
      ],
      'step-by-step': [
        'Ich habe gefragt, was sie genau auf dem Bildschirm sieht.',
        'Wir sind es zusammen Schritt für Schritt durchgegangen.',
        'Ich habe mir ein Foto schicken lassen.',
      ],
      'own-words': [
        'Ich habe in meinen Worten wiederholt, was ich verstanden hatte.',
        'Ich fragte nach, ob ich das richtig verstehe.',
        'Am Ende habe ich zusammengefasst, was wir vereinbart haben.',
      ],
      'keeps-informed': [
        'Ich versprach, bis sechzehn Uhr zurückzurufen, und tat es.',
        'Ich sagte ihm, was ich bis wann mache.',
        'Sie bekam auch dann eine Nachricht, wenn es nichts Neues gab.',
      ],
      'wrote-down': [
        'Ich habe es ins Ticket geschrieben, damit niemand noch einmal fragen muss.',
        'Für die Kollegen habe ich eine Notiz hinterlassen.',
        'Seitdem steht es in unserer Liste bekannter Probleme.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Streitet, gibt sofort nach oder ruft den Chef.',
      '3': 'Bleibt ruhig, hört zu und findet eine Lösung; nichts dazu, was den Ärger gelegt hat.',
      '5': 'Lässt ausreden, benennt den Ärger, ohne ihn persönlich zu nehmen, trennt Person und Sache, bietet das Mögliche an, setzt wo nötig Grenzen, fasst nach.',
    },
    facts: {
      'let-speak': [
        'Ich habe sie ausreden lassen.',
        'Zuerst habe ich einfach zugehört.',
        'Ich habe nicht unterbrochen und ihn angesehen.',
      ],
      'named-feeling': [
        'Ich sagte, dass ich seinen Ärger verstehe.',
        'Ich habe mich für die Umstände entschuldigt.',
        'Ich sagte ihr, dass ich auch wütend wäre.',
      ],
      'stayed-calm': [
        'Ich bin ruhig geblieben und habe leiser gesprochen.',
        'Ich habe es nicht persönlich genommen.',
        'Ich bat ihn, mit mir zur Seite zu gehen.',
      ],
      solution: [
        'Dann habe ich gesagt, was ich für sie tun kann.',
        'Wir haben uns auf einen Umtausch geeinigt.',
        'Ich bot zwei Möglichkeiten an, und er hat eine gewählt.',
      ],
      limit: [
        'Als er beleidigend wurde, sagte ich, dass es so nicht weitergeht.',
        'Ich habe freundlich eine Grenze gezogen.',
        'Dann habe ich meinen Vorgesetzten geholt.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Verweist auf die Regel, oder zahlt, um Ruhe zu haben.',
      '3': 'Erklärt die Regel freundlich; bietet keinen Ausweg.',
      '5': 'Versteht den Grund, prüft das Mögliche, erklärt, ohne sich hinter der Regel zu verstecken, bietet etwas anderes an, weiß, wann eine Ausnahme zu fragen ist.',
    },
    facts: {
      'asks-reason': [
        'Ich frage erst, was damit nicht stimmt.',
        'Ich will wissen, warum sie es zurückgeben möchten.',
        'Oft steckt ein anderer Grund dahinter.',
      ],
      'checks-possible': [
        'Ich schaue, ob es Garantie gibt oder Kulanz möglich ist.',
        'Ich prüfe Kassenbon und Datum.',
        'In einem Sonderfall frage ich meine Chefin.',
      ],
      'explains-kindly': [
        'Ich erkläre, warum wir diese Regel haben.',
        'Ich sage es klar und freundlich.',
        'Ich sage nicht, ich darf nicht, sondern begründe es.',
      ],
      alternative: [
        'Ich biete einen Umtausch oder einen Gutschein an.',
        'Ich könnte es reparieren lassen.',
        'Ich zeige, was ich stattdessen tun kann.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Erledigt jede einzeln, das gehört dazu.',
      '3': 'Sagt es dem Chef; keine Fakten, kein Nachfassen.',
      '5': 'Sammelt Fälle, sucht das Gemeinsame, bringt es mit einem Vorschlag zu denen, die es ändern können, prüft, ob es aufhört.',
    },
    facts: {
      'collects-cases': [
        'Ich habe die Fälle mit Datum und Grund aufgeschrieben.',
        'Ich habe nachgesehen, wie viele sich darüber beschwert haben.',
        'Zwei Wochen lang haben wir eine Liste geführt.',
      ],
      'looks-for-cause': [
        'Es stellte sich heraus, dass es immer vom selben Lieferanten kam.',
        'Das Schild war missverständlich.',
        'Es passierte nur in der Spätschicht.',
      ],
      'brings-up': [
        'Ich habe es mit einem Vorschlag in der Teambesprechung angesprochen.',
        'Ich ging zur Leiterin und zeigte ihr die Aufstellung.',
        'Ich habe den Einkauf angerufen.',
      ],
      'checks-effect': [
        'Danach gab es kaum noch Beschwerden.',
        'Einen Monat später habe ich noch einmal nachgeschaut.',
        'Es ging von zehn pro Woche auf eine zurück.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Lobt das Produkt.',
      '3': 'Stellt einige Fragen und empfiehlt etwas; Einwände oder Passung fehlen.',
      '5': 'Fragt offen nach Verwendung und Sorgen, empfiehlt weniges mit Grund, nimmt Einwände ernst, rät auch ab, denkt an danach.',
    },
    facts: {
      'open-questions': [
        'Ich habe gefragt, was er damit vorhat.',
        'Ich wollte wissen, was sie jetzt hat und was sie daran stört.',
        'Ich habe gefragt, wer es benutzen wird.',
      ],
      'fitting-offer': [
        'Ich habe zwei passende gezeigt und nicht zehn.',
        'Ich habe das günstigere empfohlen, weil es gereicht hat.',
        'Ich habe den Nutzen erklärt und nicht die technischen Daten.',
      ],
      objection: [
        'Es war ihr zu teuer, also habe ich gefragt, im Vergleich wozu.',
        'Er war unsicher, da ließ ich ihn ausprobieren.',
        'Den Zweifel habe ich ernst genommen und nicht weggeredet.',
      ],
      'honest-advice': [
        'Ich habe ihr gesagt, dass sie das nicht braucht.',
        'Lieber verkaufe ich nichts als das Falsche.',
        'Ich habe ihn in ein anderes Geschäft geschickt.',
      ],
      'after-sale': [
        'Ich habe ihm meine Nummer für Fragen gegeben.',
        'Er kam wieder und hat mehr gekauft.',
        'Eine Woche später fragte ich nach, ob alles läuft.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Liest einen Text ab, oder nimmt das Nein persönlich.',
      '3': 'Freundlicher Einstieg und Ausdauer; lernt nicht aus Absagen.',
      '5': 'Kurzer ehrlicher Einstieg mit Anlass, fragt, achtet ein Nein, ändert nach mehreren etwas, kennt die eigenen Zahlen, hält die Stimmung.',
    },
    facts: {
      'honest-opening': [
        'Ich sage in einem Satz, wer ich bin und weshalb ich anrufe.',
        'Ich frage, ob sie zwei Minuten haben.',
        'Ich beginne mit etwas, das die Leute betrifft.',
      ],
      'respects-no': [
        'Ein klares Nein ist ein Nein, dann bedanke ich mich.',
        'Mit jemandem, der nicht will, diskutiere ich nicht.',
        'Ich vermerke, dass wir nicht mehr anrufen.',
      ],
      'changes-approach': [
        'Nach mehreren Absagen probiere ich einen anderen Einstieg.',
        'Ich höre einer Kollegin zu, wie sie es macht.',
        'Ich überlege, bei welchem Satz sie auflegen.',
      ],
      'keeps-mood': [
        'Ich mache eine kurze Pause und gehe ein paar Schritte.',
        'Ich weiß, dass etwa jeder Zwanzigste Ja sagt.',
        'Ich nehme es mir nicht zu Herzen.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Arbeitet einfach mehr, oder verkauft jedem alles.',
      '3': 'Mehr Kontakte und Einsatz; kein Blick auf Ursachen, Grenzen bleiben vage.',
      '5': 'Sieht, welcher Schritt schwach ist, setzt dort an, bittet rechtzeitig um Hilfe, macht keine falschen Versprechen, ehrlich über das Ergebnis.',
    },
    facts: {
      'finds-weak-step': [
        'Ich schaue, ob ich zu wenige Kontakte habe oder zu wenige Abschlüsse.',
        'Ich vergleiche mit den Vormonaten.',
        'Die Zahlen zeigten, dass die Nachfassanrufe fehlten.',
      ],
      'focused-action': [
        'Ich rufe die an, die fast entschieden waren.',
        'Ich frage Bestandskunden nach Empfehlungen.',
        'Den Rest des Monats plane ich Tag für Tag.',
      ],
      'clear-limit': [
        'Ich würde nichts versprechen, was nicht stimmt.',
        'Ich drehe niemandem etwas an, das er nicht braucht.',
        'Aufträge verschieben, damit es gut aussieht, würde ich nicht.',
      ],
      'talks-early': [
        'Ich sage meinem Chef früh, wo ich stehe.',
        'Ich frage eine Kollegin, bei der es besser läuft.',
        'Im Team tauschen wir uns aus, was funktioniert.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Ändert die Zahl im System.',
      '3': 'Zählt nach, schaut sich um und meldet es; die Ursache bleibt offen.',
      '5': 'Zählt, prüft Lagerplätze, Retouren, Lieferungen und Verkäufe, korrigiert mit Grund, erkennt Muster, ändert etwas.',
    },
    facts: {
      'counts-again': [
        'Zuerst zähle ich selbst noch einmal nach.',
        'Ich lasse eine Kollegin auch zählen.',
        'Ich schaue, ob es der richtige Artikel ist.',
      ],
      'checks-places': [
        'Ich sehe im Lager und am Zweitplatz nach.',
        'Vielleicht liegen sie bei den Retouren oder im Schaufenster.',
        'Oft liegt etwas im falschen Regal.',
      ],
      'checks-papers': [
        'Ich vergleiche den Lieferschein mit dem, was angekommen ist.',
        'Ich schaue, ob etwas unter einer anderen Nummer verkauft wurde.',
        'Die letzte Lieferung wurde vielleicht falsch eingebucht.',
      ],
      'corrects-with-reason': [
        'Ich korrigiere den Bestand und schreibe auf, warum.',
        'Ich melde es der Filialleitung.',
        'Es kommt auf die Differenzliste.',
      ],
      pattern: [
        'Wenn es beim selben Artikel wieder vorkommt, kann es Diebstahl sein.',
        'Es war immer derselbe Lieferant.',
        'Seitdem zählen zwei Leute die Lieferungen.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Legt es aus eigener Tasche drauf, oder sagt nichts.',
      '3': 'Zählt nach und meldet es; sucht die Ursache nicht.',
      '5': 'Zählt in Ruhe, prüft Belege, Stornos und Wechselgeld, meldet es sofort und offen, schreibt es auf, weiß, wie es zu vermeiden ist.',
    },
    facts: {
      'counts-again': [
        'Ich zähle alles noch einmal in Ruhe.',
        'Ich lasse jemand anderen mitzählen.',
        'Scheine und Münzen zähle ich getrennt.',
      ],
      'checks-receipts': [
        'Ich prüfe Stornos und Kartenzahlungen.',
        'Vielleicht fehlt ein Gutschein oder ein Bon.',
        'Ich gehe die großen Beträge des Tages durch.',
      ],
      'reports-openly': [
        'Ich sage es sofort der Leitung, auch wenn es mein Fehler war.',
        'Eigenes Geld lege ich nicht hinein.',
        'Die Differenz trage ich ins Kassenbuch ein und unterschreibe.',
      ],
      avoids: [
        'Das Wechselgeld zähle ich laut in die Hand.',
        'Den Schein lasse ich draußen liegen, bis alles erledigt ist.',
        'An einer Kasse arbeitet nur eine Person.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Es ist nie etwas passiert, man passt eben auf.',
      '3': 'Hat eine Gefahr gesehen und beseitigt; nicht gemeldet, nichts geändert.',
      '5': 'Früh gesehen, sofort gestoppt oder gesichert, Anwesende und Zuständige informiert, für eine dauerhafte Änderung gesorgt.',
    },
    facts: {
      noticed: [
        'Ich sah, dass die Leiter auf nassem Boden stand.',
        'Die Schutzhaube der Maschine fehlte.',
        'Vor dem Notausgang stand eine Palette.',
      ],
      'acted-at-once': [
        'Ich habe die Maschine sofort abgeschaltet.',
        'Ich habe die Stelle abgesperrt.',
        'Ich sagte ihm, er soll herunterkommen.',
      ],
      reported: [
        'Ich habe es dem Vorgesetzten gemeldet.',
        'Ich habe es ins Verbandbuch eingetragen.',
        'Der nächsten Schicht habe ich Bescheid gesagt.',
      ],
      'lasting-change': [
        'Seitdem liegt dort eine Matte.',
        'Wir haben den Bereich markiert.',
        'Alle wurden noch einmal unterwiesen.',
      ],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Macht alles allein, oder ärgert sich.',
      '3': 'Ruft Ersatz an und verteilt die Arbeit; Team und Kunden kommen kaum vor.',
      '5': 'Entscheidet schnell, was wegfällt, setzt Leute nach Stärken ein, erklärt es dem Team, achtet auf Pausen, spricht danach mit den beiden.',
    },
    facts: {
      'drops-tasks': [
        'Ich entscheide, was heute liegen bleiben kann.',
        'Wir schließen eine Kasse und lassen die Ware für morgen stehen.',
        'Nur das Wichtigste wird gemacht.',
      ],
      'finds-help': [
        'Ich rufe die an, die frei haben, und frage freundlich.',
        'Die Nachbarfiliale hat jemanden geschickt.',
        'Ich arbeite selbst auf der Fläche mit.',
      ],
      'talks-to-team': [
        'Ich hole alle für zwei Minuten zusammen und sage, wie wir es machen.',
        'Ich sage offen, dass es hart wird.',
        'Pausen werden eingehalten, dafür sorge ich.',
      ],
      'deals-with-cause': [
        'Am nächsten Tag habe ich mit beiden einzeln gesprochen.',
        'Ich wollte erst wissen, was los war.',
        'Wir haben geändert, wie man sich krankmeldet.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Meidet die Tische, oder gibt der Küche die Schuld.',
      '3': 'Entschuldigt sich und drängt die Küche; keine Reihenfolge, keine kleine Geste.',
      '5': 'Informiert, bevor gefragt wird, nennt eine ehrliche Zeit, überbrückt mit etwas, stimmt die Reihenfolge ruhig mit der Küche ab, hilft Kollegen.',
    },
    facts: {
      'informs-first': [
        'Ich gehe an den Tisch, bevor sie mich rufen.',
        'Ich sage ehrlich, dass es noch eine Viertelstunde dauert.',
        'Ich erkläre es, ohne die Küche zu beschuldigen.',
      ],
      bridges: [
        'Ich bringe etwas Brot oder ein Getränk aufs Haus.',
        'Die Kinder bekommen zuerst etwas.',
        'Ich frage, ob sie eine schnelle Vorspeise möchten.',
      ],
      'agrees-with-kitchen': [
        'Ich frage die Küche, welche Bestellung als Nächstes rausgeht.',
        'Ich sage dem Koch ruhig, welcher Tisch zuerst dran ist.',
        'Zehn Minuten lang nehme ich keine großen Bestellungen an.',
      ],
      'helps-colleagues': [
        'Ich räume für meine Kollegin Tische ab.',
        'Wir teilen die Stationen neu auf.',
        'Ich helfe kurz beim Tragen.',
      ],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Alles ist sauber, man sieht und riecht das.',
      '3': 'Kennt Kühlung und Reinigung; ohne Zahlen oder Aufzeichnungen.',
      '5': 'Prüft bei Anlieferung, Temperaturen mit Zahlen, trennt roh und gegart, Datum, Hände, Allergene, Aufzeichnungen, wirft im Zweifel weg.',
    },
    facts: {
      'checks-delivery': [
        'Bei der Anlieferung messe ich die Temperatur.',
        'Ich prüfe Datum und Verpackung und schicke zurück, was nicht stimmt.',
        'Tiefkühlware kommt sofort in den Froster.',
      ],
      temperatures: [
        'Der Kühlschrank muss unter sieben Grad haben, bei Fleisch unter vier.',
        'Warme Speisen halten wir über fünfundsechzig Grad.',
        'Zweimal am Tag schreibe ich die Temperaturen auf.',
      ],
      'raw-and-cooked': [
        'Rohes Fleisch hat ein eigenes Brett und Messer.',
        'Rohes lagert unten und Gegartes oben.',
        'Nach rohem Geflügel wasche ich mir die Hände.',
      ],
      'dates-and-rotation': [
        'Was zuerst kam, geht zuerst raus.',
        'Jede Box hat ein Etikett mit Datum.',
        'Was abgelaufen ist, wird weggeworfen.',
      ],
      allergens: [
        'Ich weiß, was drin ist, und frage nach Allergien.',
        'Zu jedem Gericht gibt es eine Liste der Allergene.',
        'Wenn ein Gast allergisch ist, sage ich es der Küche persönlich.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Fährt schneller, oder lässt den Rest.',
      '3': 'Ruft die Disposition an und ordnet um; Sicherheit oder Kunden fehlen.',
      '5': 'Meldet es früh der Disposition, ordnet nach Dringlichkeit, informiert Kunden, hält Pausen und Tempo ein, dokumentiert den Rest, schlägt etwas vor.',
    },
    facts: {
      'calls-early': [
        'Sobald ich es sehe, rufe ich die Disposition an.',
        'Ich warte nicht bis zum Abend damit.',
        'Ich melde, wo ich bin und was noch offen ist.',
      ],
      reorders: [
        'Ich ändere die Reihenfolge der Stopps.',
        'Festtermine und Kühlware kommen zuerst.',
        'Ein Kollege in der Nähe übernimmt zwei Stopps.',
      ],
      'informs-customers': [
        'Die Kunden bekommen einen Anruf, dass ich später komme.',
        'Ich nenne ihnen eine neue Uhrzeit.',
        'Niemand soll umsonst warten.',
      ],
      'safety-first': [
        'Deswegen fahre ich nicht schneller.',
        'Lenkzeiten und Pausen halte ich ein.',
        'Kein Paket ist einen Unfall wert.',
      ],
      'secures-rest': [
        'Was übrig ist, geht zurück und wird notiert.',
        'Was nicht zugestellt wurde, scanne ich mit Grund.',
        'Die Ware wird nicht einfach vor die Tür gestellt.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Gibt es an jemanden weiter.',
      '3': 'Meldet es und bestellt nach; Beweis, Kunde oder Ursache fehlen.',
      '5': 'Sichert sofort Beweise, informiert den Kunden mit realistischem Termin, findet den schnellsten Ersatz, klärt die Haftung, sucht die Ursache.',
    },
    facts: {
      'secures-proof': [
        'Ich mache Fotos und lasse den Fahrer unterschreiben.',
        'Der Schaden wird auf dem Lieferschein vermerkt.',
        'Ich zähle im Beisein des Fahrers.',
      ],
      'informs-customer': [
        'Ich rufe den Kunden an, bevor er mich anruft.',
        'Ich sage ihm, bis wann er es bekommt.',
        'Sie konnte zwischen zwei Möglichkeiten wählen.',
      ],
      replacement: [
        'Ich habe geschaut, in welchem Lager es noch liegt.',
        'Das fehlende Teil ging per Express raus.',
        'Wir haben es aus einem anderen Auftrag genommen.',
      ],
      claim: [
        'Ich habe es fristgerecht bei Spedition und Versicherung gemeldet.',
        'Die Reklamation geht an den Lieferanten.',
        'Ich habe geklärt, wer zahlt.',
      ],
      cause: [
        'Die Verpackung war zu schwach, deshalb haben wir sie geändert.',
        'Es war beim Verladen passiert.',
        'Seitdem werden die Paletten anders gewickelt.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Tauscht Teile, bis sie läuft.',
      '3': 'Geht vom Einfachen zum Schweren und findet den Fehler; die Ursache dahinter bleibt offen.',
      '5': 'Fragt den Bediener, sichert die Maschine, prüft der Reihe nach Strom, Signale und Verschleiß, misst, findet die Ursache und nicht nur das Teil, testet und schreibt es auf.',
    },
    facts: {
      'asks-operator': [
        'Ich habe den Bediener gefragt, was kurz vorher war.',
        'Ich ließ mir beschreiben, was für ein Geräusch sie gemacht hat.',
        'Zuerst frage ich, was anders ist als sonst.',
      ],
      'simple-first': [
        'Ich prüfe zuerst das Einfache, Strom, Sicherung, Not-Aus.',
        'Ich schaue und höre, bevor ich etwas auseinanderbaue.',
        'Dann gehe ich es von vorne nach hinten durch.',
      ],
      measures: [
        'Am Motor habe ich die Spannung gemessen.',
        'Ich habe den Fehlercode ausgelesen.',
        'Mit dem Schaltplan habe ich Punkt für Punkt geprüft.',
      ],
      'real-cause': [
        'Das Lager war kaputt, weil kein Öl hinkam.',
        'Die Sicherung war nur die Folge, das Kabel war durchgescheuert.',
        'Das Teil ist ausgefallen, weil es schief eingebaut war.',
      ],
      'tests-and-notes': [
        'Danach habe ich sie eine halbe Stunde laufen lassen.',
        'Ich habe es ins Wartungsbuch eingetragen.',
        'Das Teil habe ich auch für die anderen Maschinen bestellt.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'Es lag am Material oder an den anderen.',
      '3': 'Gibt einen Fehler zu und hat ihn behoben; keine Gewohnheit daraus.',
      '5': 'Eigener Anteil benannt, ohne Ausreden in Ordnung gebracht, Ursache verstanden, seitdem eine feste Kontrolle vor der Übergabe.',
    },
    facts: {
      'own-share': [
        'Ich hatte falsch gemessen.',
        'Ich war in Eile und habe nicht noch einmal in den Plan geschaut.',
        'Das war mein Fehler.',
      ],
      'put-right': [
        'Am nächsten Tag bin ich hingefahren und habe es neu gemacht.',
        'Dem Kunden habe ich es selbst gesagt.',
        'Ich blieb, bis es stimmte.',
      ],
      cause: [
        'Die Zeichnung war veraltet.',
        'Ich hatte mich darauf verlassen, dass es gerade ist.',
        'Unter Last hatte ich es nicht getestet.',
      ],
      'check-since': [
        'Seitdem messe ich zweimal.',
        'Bevor ich gehe, schaue ich es mit dem Kunden durch.',
        'Am Schluss gehe ich eine kurze Liste durch.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Passt auf, oder schaltet ab.',
      '3': 'Schaltet ab und trägt Schutz; Sichern und Prüfen fehlen.',
      '5': 'Schaltet ab, sichert gegen Wiedereinschalten, prüft die Spannungsfreiheit, achtet auf gespeicherte Energie, informiert andere, trägt Schutz, übergibt sauber.',
    },
    facts: {
      'switch-off-and-lock': [
        'Ich schalte ab und hänge ein Schloss an den Hauptschalter.',
        'Ich ziehe den Stecker und hänge ein Schild dran.',
        'Es ist gesichert, damit niemand wieder einschalten kann.',
      ],
      'check-dead': [
        'Ich messe, ob wirklich keine Spannung mehr da ist.',
        'Zur Sicherheit versuche ich einmal zu starten.',
        'Vorher prüfe ich das Messgerät selbst.',
      ],
      'stored-energy': [
        'Den Druck lasse ich aus der Leitung ab.',
        'Das angehobene Teil stütze ich ab, damit es nicht herunterkommt.',
        'Ich warte, bis alles steht und abgekühlt ist.',
      ],
      'informs-others': [
        'Ich sage allen Bescheid, die dort arbeiten.',
        'Der Bereich wird abgesperrt.',
        'Vor dem Einschalten schaue ich, ob alle aus dem Weg sind.',
      ],
      protection: [
        'Ich trage Handschuhe, Brille und Sicherheitsschuhe.',
        'Mein Werkzeug ist isoliert.',
        'Kein Ring und keine weiten Ärmel an der Maschine.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Überredet, oder macht es trotzdem.',
      '3': 'Redet freundlich und versucht es noch einmal; Grund und Dokumentation fehlen.',
      '5': 'Fragt nach dem Grund, achtet den Willen, versucht einen anderen Weg, eine andere Zeit oder Person, kennt Grenzen und Gefahren, informiert und dokumentiert.',
    },
    facts: {
      'asks-reason': [
        'Ich frage, warum, vielleicht hat sie Schmerzen oder Angst.',
        'Ich versuche herauszufinden, was dahintersteckt.',
        'Oft schämen sie sich.',
      ],
      'respects-will': [
        'Gezwungen wird niemand.',
        'Es ist sein Recht, Nein zu sagen.',
        'Ich akzeptiere es und erkläre, was daraus folgen kann.',
      ],
      'other-way': [
        'Eine halbe Stunde später komme ich wieder.',
        'Eine Kollegin versucht es, manchmal passt die Chemie besser.',
        'Ich lasse sie wählen, erst das Gesicht oder erst die Hände.',
      ],
      'informs-and-records': [
        'Ich dokumentiere es und sage es der zuständigen Pflegefachkraft.',
        'Bei einem wichtigen Medikament muss der Arzt es wissen.',
        'Bei der Übergabe wird es weitergegeben.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'Dafür hat man ein Gefühl.',
      '3': 'Hat eine Veränderung bemerkt und jemandem gesagt; im Einzelnen vage.',
      '5': 'Beschreibt die Veränderung genau, vergleicht mit vorher, misst, was erlaubt ist, informiert rechtzeitig und klar die richtige Person, dokumentiert.',
    },
    facts: {
      'exact-change': [
        'Er hat sein Frühstück nicht aufgegessen, was er sonst immer tut.',
        'Sie sprach undeutlich, und ein Mundwinkel hing herunter.',
        'Das Kind war stiller als sonst und ganz heiß.',
      ],
      measured: [
        'Ich habe Temperatur und Puls gemessen.',
        'Ich habe den Blutdruck genommen.',
        'Ich habe nachgesehen, wie viel sie getrunken hat.',
      ],
      'told-right-person': [
        'Ich habe sofort die zuständige Fachkraft gerufen.',
        'Ich habe den Notruf gewählt.',
        'Ich habe der Ärztin gesagt, was ich seit wann beobachte.',
      ],
      recorded: [
        'Ich habe es mit Uhrzeit aufgeschrieben.',
        'Es kam in die Akte und in die Übergabe.',
        'Die nächste Schicht habe ich gebeten, darauf zu achten.',
      ],
    },
  },
};
