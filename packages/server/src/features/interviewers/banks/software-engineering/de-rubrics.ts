import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Nennt Werkzeuge, kann aber nicht sagen, was zwischen Klick und Antwort geschieht.',
      '3': 'Verfolgt die Anfrage durch die Hauptteile, mit Lücken auf einer Ebene, etwa beim Speichern oder bei Fehlern.',
      '5': 'Verfolgt einen echten Klick durch Browser, Netz, Server und Datenbank, sagt, was bei einem Fehler geschieht und warum es so gebaut ist.',
    },
    facts: {
      'request-path': [
        'Der Browser schickt eine Anfrage an den Server, und der antwortet mit Daten.',
        'Beim Klick wird die API aufgerufen, und das Backend verarbeitet den Request.',
        'Das Frontend sendet das Formular an einen Endpunkt auf meinem Server.',
      ],
      'stored-data': [
        'Die Daten werden in einer Tabelle der Datenbank gespeichert.',
        'Der Server liest den Datensatz aus der Datenbank und gibt ihn zurück.',
        'Ich lege es in einer Tabelle ab und suche es über die ID.',
      ],
      'error-path': [
        'Wenn etwas schiefgeht, bekommt der Nutzer eine Fehlermeldung.',
        'Ich fange den Fehler ab und zeige an, was nicht geklappt hat.',
        'Schlägt der Aufruf fehl, sagt das die Seite, und man kann es noch einmal versuchen.',
      ],
      'reason-for-choice': [
        'Ich habe das gewählt, weil es die einfachste Lösung war.',
        'Der Grund für diesen Aufbau war, dass ich ihn leicht ändern wollte.',
        'Vorher hatte ich einen anderen Weg probiert, der an seine Grenzen kam.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Beschreibt eingesetzte Technik; keine eigene Entscheidung, keine Alternative.',
      '3': 'Eine echte Entscheidung mit Grund und Alternative, aber wenig dazu, was sie später gekostet hat.',
      '5': 'Entscheidung, Alternativen, der ausschlaggebende Bedarf, was daraus wurde, und ehrlich, was heute anders wäre.',
    },
    facts: {
      alternative: [
        'Wir haben auch einen anderen Ansatz überlegt und verworfen.',
        'Die Alternative wäre gewesen, es in mehrere Dienste aufzuteilen.',
        'Ich habe vorher zwei oder drei Varianten verglichen.',
      ],
      'driving-need': [
        'Ausschlaggebend war, dass wir wenig Zeit und ein kleines Team hatten.',
        'Wir mussten mehr Last aushalten, das hat den Ausschlag gegeben.',
        'Am wichtigsten war, dass es einfach zu betreiben bleibt.',
      ],
      'cost-later': [
        'Später stellte sich das als Fehler heraus, weil jede Änderung länger dauerte.',
        'Der Nachteil zeigte sich nach einem Jahr bei der Wartung.',
        'Es wurde zum Engpass und hat uns viel Arbeit gekostet.',
      ],
      'own-judgement': [
        'Heute würde ich es anders machen.',
        'Diese Entscheidung würde ich mit meinem heutigen Wissen zurücknehmen.',
        'Ich würde sie weiterhin verteidigen, weil sie uns größere Probleme erspart hat.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Stellt mehr Server hin, ohne die Grenze zu nennen.',
      '3': 'Nennt einen glaubhaften Engpass wie die Datenbank und ein Mittel, ohne zu messen.',
      '5': 'Nennt die erste Grenze mit Zahlen, testet unter Last, weiß, was wegfällt oder in die Warteschlange geht, Alarm vor der Grenze.',
    },
    facts: {
      'first-bottleneck': [
        'Als Erstes würde die Datenbank in die Knie gehen.',
        'Uns würden zuerst die Datenbankverbindungen ausgehen.',
        'Der Flaschenhals ist der eine Dienst, durch den alles durchmuss.',
      ],
      'load-test': [
        'Ich würde einen Lasttest gegen eine Kopie des Systems fahren.',
        'Wir simulieren den Verkehr vorher und schauen, wo es langsam wird.',
        'Ich würde messen, bei wie vielen Requests es zusammenbricht.',
      ],
      'cache-or-queue': [
        'Ich würde einen Cache davorsetzen.',
        'Was nicht sofort erledigt sein muss, kommt in eine Warteschlange.',
        'Ergebnisse häufiger Abfragen halten wir vor, damit die Datenbank nicht jedes Mal gefragt wird.',
      ],
      'shed-load': [
        'Lieber weise ich einige Anfragen ab, als dass alles ausfällt.',
        'Mit einer Begrenzung pro Nutzer kommen die wichtigen Aufrufe noch durch.',
        'Unwichtige Funktionen werden zuerst abgeschaltet.',
      ],
      'early-warning': [
        'Ein Alarm meldet sich, bevor die Grenze erreicht ist.',
        'Ich beobachte Antwortzeiten und die Länge der Queue.',
        'Im Dashboard kommt bei siebzig Prozent Auslastung eine Warnung.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'Ändert sie und sagt Bescheid, oder hat nie an die Aufrufer gedacht.',
      '3': 'Lässt alte und neue Version eine Zeit nebeneinander laufen, aber vage, wie die Aufrufer wechseln und wann Schluss ist.',
      '5': 'Ergänzt erst und entfernt später, misst, wer die alte noch aufruft, gibt Termine und Hilfe, prüft den Vertrag mit Tests, schaltet erst ab, wenn niemand mehr da ist.',
    },
    facts: {
      'both-versions': [
        'Eine Zeit lang laufen alte und neue Version parallel.',
        'Ich füge das neue Feld hinzu und lasse das alte erst einmal stehen.',
        'Wir versionieren die API, damit bestehende Aufrufer weiter funktionieren.',
      ],
      'knows-callers': [
        'In den Logs sehe ich, wer den alten Endpunkt noch aufruft.',
        'Wir haben gemessen, wie viel Verkehr noch auf der alten Version ist.',
        'Zuerst finde ich heraus, welche Clients sie benutzen.',
      ],
      announcement: [
        'Wir kündigen die Änderung früh an, mit einem Termin für die Abschaltung.',
        'Die Kunden wurden Monate vorher informiert und bekamen eine Anleitung zur Umstellung.',
        'Ich habe mit jedem Team gesprochen, das sie nutzt.',
      ],
      'contract-test': [
        'Vertragstests zeigen, ob ein alter Client noch funktioniert.',
        'Wir haben Tests, die die API so aufrufen wie die Abnehmer.',
        'Ein Test schlägt an, sobald jemand das vereinbarte Format bricht.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Wartet, zeigt einen Fehler oder schiebt es auf den anderen Dienst.',
      '3': 'Timeouts und Wiederholungen, ohne zu sagen, was nicht wiederholt werden darf oder was der Nutzer sieht.',
      '5': 'Kurze Timeouts, begrenzte Wiederholungen mit wachsenden Pausen, gefahrlos wiederholbar, brauchbarer Ersatz, Abschalten und Erholen geregelt.',
    },
    facts: {
      timeout: [
        'Jeder Aufruf hat ein Timeout, damit wir nicht ewig warten.',
        'Nach zwei Sekunden gebe ich das Warten auf den anderen Dienst auf.',
        'Wir haben eine kurze Höchstdauer für jeden Request.',
      ],
      'careful-retry': [
        'Ich versuche es ein paarmal mit immer längeren Pausen.',
        'Wir wiederholen mit Backoff, damit wir es nicht schlimmer machen.',
        'Wiederholt wird nur, was gefahrlos zweimal laufen darf.',
      ],
      fallback: [
        'Wenn er weg ist, zeigen wir die letzten bekannten Daten.',
        'Der Nutzer kann weiterarbeiten, und der Rest wird später aus der Warteschlange erledigt.',
        'Es gibt eine Ersatzlösung, die Seite läuft auch ohne diesen Teil.',
      ],
      'circuit-breaker': [
        'Ein Circuit Breaker unterbricht die Aufrufe, wenn es zu oft fehlschlägt.',
        'Nach mehreren Fehlern lassen wir ihn eine Minute in Ruhe.',
        'Wir schicken nichts mehr hin, bis er sich erholt hat.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Kein konkreter Fehler, oder herumprobiert, bis er weg war.',
      '3': 'Ein konkreter Fehler und vernünftige Schritte, aber nicht, was jeder Schritt ausschloss oder wie die Ursache bewiesen wurde.',
      '5': 'Erster Verdacht und warum er falsch war, Versuche, die etwas ausschlossen, Ursache bewiesen, indem der Fehler gezielt auftritt und verschwindet, Schutz gegen Wiederkehr.',
    },
    facts: {
      'wrong-suspicion': [
        'Erst dachte ich, es liegt an der Datenbank, aber die war es nicht.',
        'Mein erster Verdacht hat sich als falsch erwiesen.',
        'Wir haben alle geglaubt, das letzte Release sei schuld.',
      ],
      reproduced: [
        'Ich konnte den Fehler auf meinem Rechner nachstellen.',
        'Sobald ich ihn gezielt auslösen konnte, war er leicht zu finden.',
        'Ich habe ein kleines Skript geschrieben, das ihn jedes Mal reproduziert.',
      ],
      'ruled-out': [
        'Ich habe einen Teil nach dem anderen abgeschaltet und geschaut, ob es noch passiert.',
        'Mit git bisect habe ich die Änderung gefunden, ab der es auftrat.',
        'In den Logs war die Anfrage angekommen, also konnte es nicht am Netzwerk liegen.',
      ],
      'root-cause': [
        'Die eigentliche Ursache waren zwei Prozesse, die gleichzeitig geschrieben haben.',
        'Am Ende stellte sich heraus, dass auf diesem Server eine Einstellung anders war.',
        'Der Grund war eine falsche Annahme über Zeitzonen.',
      ],
      'guard-against-return': [
        'Ich habe einen Test ergänzt, der anschlägt, falls er wiederkommt.',
        'Seitdem gibt es in der Pipeline eine Prüfung dafür.',
        'Für diesen Fall haben wir jetzt einen Alarm.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Bei ihnen ist nie etwas ausgefallen, oder es geht darum, wer schuld war.',
      '3': 'Mit dem Team gefunden und behoben; wenig dazu, wer informiert wurde und was sich danach änderte.',
      '5': 'Begrenzt zuerst den Schaden, informiert Betroffene, sucht dann die Ursache, schreibt sie ohne Schuldzuweisung auf, nennt die Änderung danach.',
    },
    facts: {
      'limited-damage': [
        'Zuerst habe ich auf die vorige Version zurückgesetzt.',
        'Wir haben die neue Funktion sofort abgeschaltet.',
        'Wichtig war, dass es wieder läuft, die Ursache kam später.',
      ],
      informed: [
        'Ich habe Team und Support Bescheid gegeben, was los ist.',
        'Auf der Statusseite haben wir einen Hinweis veröffentlicht.',
        'Einer hat die Kunden auf dem Laufenden gehalten, während ich den Fehler suchte.',
      ],
      'looked-at-data': [
        'Ich habe in Logs und Dashboards geschaut, wann es angefangen hat.',
        'An den Kurven sah man, dass die Fehler direkt nach dem Release anstiegen.',
        'Ich habe geprüft, was kurz davor geändert worden war.',
      ],
      'written-review': [
        'Danach haben wir aufgeschrieben, was passiert ist und warum.',
        'Es gab eine Nachbesprechung ohne Schuldzuweisung.',
        'Wir haben mit dem ganzen Team ein Postmortem gemacht.',
      ],
      'lasting-change': [
        'Seitdem gehen Releases erst an eine kleine Gruppe von Nutzern.',
        'Wir haben einen Alarm ergänzt, damit wir es früher sehen.',
        'Jetzt gibt es eine Sperre, die so eine Änderung aufhält.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Rät eine Ursache, oder stellt Hardware oder einen Cache dazu.',
      '3': 'Schaut in Logs oder Profiler und findet eine glaubhafte Ursache, ohne einzugrenzen, wo die Zeit bleibt.',
      '5': 'Zerlegt die zehn Sekunden, vergleicht mit früher, findet den gewachsenen Teil, ändert eines nach dem anderen und misst nach.',
    },
    facts: {
      'measure-first': [
        'Zuerst messe ich, wo die Zeit bleibt.',
        'Mit dem Profiler sehe ich, welcher Teil am längsten dauert.',
        'Im Netzwerk-Tab sieht man, ob es am Server oder am Browser liegt.',
      ],
      'what-changed': [
        'Irgendetwas ändert sich immer, zum Beispiel die Datenmenge.',
        'Ich vergleiche mit dem Tag, an dem es noch schnell war.',
        'Ich prüfe Deployments, Einstellungen und das Datenwachstum seither.',
      ],
      'database-share': [
        'Oft ist es eine Abfrage ohne Index.',
        'Die Seite hat Hunderte kleine Abfragen gemacht statt einer.',
        'Ich sehe ins Slow-Query-Log.',
      ],
      'verify-fix': [
        'Nach der Änderung habe ich noch einmal gemessen, um sicher zu sein.',
        'Ich ändere eins nach dem anderen und vergleiche.',
        'Es ging von zehn Sekunden auf unter eine herunter.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Klickt es durch, oder Testen ist Sache der anderen.',
      '3': 'Schreibt Unit-Tests für die Hauptwege; kein klarer Grund für das Weggelassene.',
      '5': 'Testet, wo ein Ausfall wehtut, mischt Ebenen mit Gründen, nennt das Weggelassene und das Risiko, weiß, was durchgerutscht ist.',
    },
    facts: {
      'test-levels': [
        'Für die Regeln habe ich Unit-Tests geschrieben und für den Hauptweg ein paar End-to-End-Tests.',
        'Die Logik ist mit Unit-Tests abgedeckt, die Integration mit wenigen langsameren.',
        'Ein Test geht durch den Browser, der Rest wird darunter geprüft.',
      ],
      'risk-first': [
        'Am meisten habe ich dort getestet, wo ein Fehler Geld kostet.',
        'Wichtig war, dass nichts doppelt abgebucht wird, deshalb ist das am besten abgesichert.',
        'Ich habe mich gefragt, was am meisten wehtut, wenn es kaputtgeht.',
      ],
      'left-out': [
        'Das Layout habe ich bewusst nicht getestet.',
        'Die Admin-Seite haben wir ausgelassen, weil sie nur zwei Leute benutzen.',
        'Diesen Teil habe ich nur von Hand angeschaut.',
      ],
      'edge-cases': [
        'Auch leere und sehr lange Eingaben habe ich geprüft.',
        'Sonderfälle wie falsche Daten oder fehlende Werte sind dabei.',
        'Ich habe außerdem getestet, was passiert, wenn der andere Dienst ausfällt.',
      ],
      'slipped-through': [
        'Ein Bug ist trotzdem durchgerutscht, dafür habe ich einen Test ergänzt.',
        'Ein Kunde hat einen Fall gefunden, an den wir nicht gedacht hatten.',
        'Später kam ein Fehler hoch, den unsere Tests nicht sehen konnten.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Spricht über Formatierung, oder Reviews kosten nur Zeit.',
      '3': 'Ein echter Kommentar mit sinnvoller Änderung, aber an der Oberfläche.',
      '5': 'Ein Kommentar, der eine falsche Annahme oder ein Risiko aufdeckte, so gesagt, dass er ankam, und was daraus wurde.',
    },
    facts: {
      substance: [
        'Der Kommentar zeigte einen Fall, an den ich nicht gedacht hatte.',
        'Die Kollegin hat gesehen, dass sich zwei Anfragen in die Quere kommen können.',
        'Es ging um den Aufbau und nicht um den Stil.',
      ],
      'change-in-code': [
        'Ich habe den Teil neu geschrieben, danach war er halb so lang.',
        'Wir haben die Logik an eine Stelle gezogen.',
        'Danach habe ich die Funktion aufgeteilt und ordentlich benannt.',
      ],
      tone: [
        'Ich habe gefragt, statt zu sagen, dass es falsch ist.',
        'Ich habe erklärt, warum, und eine Alternative vorgeschlagen.',
        'Erst habe ich mich geärgert, dann sah ich, dass sie recht hat.',
      ],
      habit: [
        'Seitdem achte ich in jedem Review darauf.',
        'Ich halte meine Änderungen klein, damit man sie prüfen kann.',
        'Heute gehe ich meine Änderung selbst durch, bevor ich andere frage.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Würde alles neu schreiben, oder fasst es nicht an.',
      '3': 'Ergänzt Tests und räumt nach und nach auf, ohne zu sagen, wo und warum dort.',
      '5': 'Lernt, was er im Betrieb wirklich tut, sichert das Verhalten dort mit Tests ab, wo geändert wird, kleine auslieferbare Schritte, lässt in Ruhe, was bleiben kann.',
    },
    facts: {
      'pin-behaviour': [
        'Zuerst schreibe ich Tests, die festhalten, was er heute tut.',
        'Ich sichere das jetzige Verhalten ab, bevor ich etwas ändere.',
        'Wir haben die Ausgaben von altem und neuem Code mit echten Daten verglichen.',
      ],
      'small-steps': [
        'Ich ändere in kleinen Schritten und liefere jeden aus.',
        'Stück für Stück wird der alte Teil ersetzt.',
        'Jeder Schritt lässt sich zurücknehmen, wenn etwas schiefgeht.',
      ],
      'where-it-hurts': [
        'Ich fange dort an, wo am häufigsten Änderungen nötig sind.',
        'Die Teile, die niemand anfasst, lasse ich in Ruhe.',
        'Ich habe nachgesehen, welche Dateien die meisten Fehler verursacht haben.',
      ],
      'learn-first': [
        'Ich spreche mit denen, die schon lange damit arbeiten.',
        'In den Logs lese ich, was wirklich benutzt wird.',
        'Erst versuche ich zu verstehen, warum es so gebaut wurde.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Testet schneller oder länger, oder lässt andere wählen.',
      '3': 'Nimmt die Hauptfunktionen zuerst, ohne auf Änderungen zu schauen oder zu sagen, was fehlt.',
      '5': 'Wählt nach Änderung, Schaden und früheren Fehlern, sagt offen, was nicht abgedeckt ist, lässt die Verantwortlichen entscheiden, beobachtet nach dem Release.',
    },
    facts: {
      'by-change': [
        'Ich schaue, was geändert wurde, und teste das zuerst.',
        'Die Teile, die niemand angefasst hat, können warten.',
        'Ich frage die Entwickler, bei welchen Stellen sie unsicher sind.',
      ],
      'by-damage': [
        'Zuerst kommt dran, was den Kunden am meisten wehtut.',
        'Bezahlen und Anmelden kommen immer zuerst.',
        'Ich wäge ab, wie wahrscheinlich ein Fehler ist und wie schlimm er wäre.',
      ],
      'says-openly': [
        'Ich schreibe auf, was nicht getestet ist, und sage es dem Product Owner.',
        'Alle müssen wissen, welches Risiko wir eingehen.',
        'Die Freigabe entscheidet der Verantwortliche anhand meiner Liste der Lücken.',
      ],
      'after-release': [
        'Nach dem Release teste ich den Rest.',
        'Am ersten Tag beobachten wir die Fehlerrate genau.',
        'Es gibt einen Rückweg, falls etwas auftaucht.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Lässt nachts einen Befehl laufen, oder weiß nicht, was schiefgehen könnte.',
      '3': 'Migration mit Backup und Probelauf, ohne auf Sperren oder alten und neuen Code zugleich einzugehen.',
      '5': 'Ergänzt die neue Form, füllt sie in Portionen, schreibt beides, stellt das Lesen um, entfernt am Ende das Alte; kennt die Sperren und hat einen Rückweg.',
    },
    facts: {
      'expand-then-contract': [
        'Ich lege zuerst die neue Spalte an und entferne die alte erst ganz am Ende.',
        'Eine Zeit lang schreibt der Code in die alte und in die neue Spalte.',
        'Das geht über mehrere Releases und nicht in einem.',
      ],
      batches: [
        'Die alten Zeilen werden in kleinen Portionen gefüllt.',
        'Ich kopiere ein paar Tausend Zeilen auf einmal, damit nichts blockiert.',
        'Ein Job im Hintergrund zieht die Daten langsam um.',
      ],
      locks: [
        'Man muss wissen, welche Änderung die Tabelle sperrt.',
        'Die Gefahr ist, dass der Befehl alle minutenlang blockiert.',
        'Ich setze ein Lock-Timeout, damit er abbricht statt zu blockieren.',
      ],
      'way-back': [
        'Es gibt ein Backup, und ich habe das Zurückspielen ausprobiert.',
        'Jeden Schritt kann man zurückrollen.',
        'Vorher habe ich es auf einer Kopie der echten Daten probiert.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Legt aus Gewohnheit einen Index an, oder verschiebt das Problem in einen Cache.',
      '3': 'Schaut in den Plan und ergänzt einen passenden Index, wenig dazu, warum er half.',
      '5': 'Liest den Plan mit echten Daten, erklärt, warum die Datenbank ihn wählt, ändert Abfrage, Index oder Modell samt Preis, misst nach.',
    },
    facts: {
      'read-plan': [
        'Ich habe mir mit Explain den Ausführungsplan angesehen.',
        'Im Plan stand, dass die ganze Tabelle gelesen wird.',
        'Mit Explain Analyze habe ich gesehen, wo die Zeit bleibt.',
      ],
      index: [
        'Ein Index auf diese beiden Spalten hat es gelöst.',
        'Der Index war da, konnte aber wegen der Funktion um die Spalte nicht benutzt werden.',
        'Ich habe einen Index angelegt, der zu Filter und Sortierung passt.',
      ],
      'rewrite-query': [
        'Ich habe die Abfrage umgeschrieben, damit sie viel weniger Zeilen liest.',
        'Statt einer Abfrage pro Zeile gibt es jetzt eine für alle.',
        'Wir holen nur noch die Spalten, die wir brauchen.',
      ],
      'price-of-it': [
        'Jeder Index macht das Schreiben langsamer.',
        'Der Preis waren mehr Speicher und langsamere Inserts.',
        'Ich habe geprüft, dass dafür nichts anderes langsamer wurde.',
      ],
      measured: [
        'Es ging von dreißig Sekunden auf unter eine herunter.',
        'Ich habe vorher und nachher mit echten Daten gemessen.',
        'Danach war es hundertmal schneller.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'Kommt nicht vor, oder der Letzte gewinnt, ohne dass es jemand merkt.',
      '3': 'Nennt Transaktionen oder Sperren, ohne zu sagen, welchen Fall sie nicht abdecken.',
      '5': 'Nennt den möglichen Verlust, wählt Versionsprüfung, Sperre oder Constraint mit Grund, sagt, was die zweite Person sieht, und hat es getestet.',
    },
    facts: {
      'version-check': [
        'Jeder Datensatz hat eine Versionsnummer, eine veraltete wird abgelehnt.',
        'Mit optimistischem Locking bekommt der Zweite einen Konflikt.',
        'Das Update greift nur, wenn zwischendurch niemand etwas geändert hat.',
      ],
      transaction: [
        'Beide Schritte laufen in einer Transaktion.',
        'Ich sperre die Zeile, während ich sie ändere.',
        'Die Datenbank sorgt dafür, dass sie nacheinander laufen.',
      ],
      constraint: [
        'Ein Unique Constraint in der Datenbank entscheidet, wer gewinnt.',
        'Ich prüfe nicht erst und schreibe dann, sondern lasse die Datenbank prüfen.',
        'Die Regel steht in der Datenbank und nicht nur im Code.',
      ],
      'second-person': [
        'Der Zweite bekommt gesagt, dass jemand anderes es geändert hat.',
        'Man sieht beide Fassungen und kann wählen.',
        'Der Nutzer muss neu laden und entscheiden.',
      ],
      'tested-it': [
        'Ich habe einen Test mit zwei Threads geschrieben, die es gleichzeitig tun.',
        'Ich habe es mit vielen parallelen Requests ausprobiert.',
        'Ein Test führt beide Updates zugleich aus.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Pflichtfelder und ein Captcha; verlässt sich auf das Framework.',
      '3': 'Nennt Injection und prüft Eingaben auf dem Server, lässt aber Dateien, Rechte oder Grenzen offen.',
      '5': 'Geht Text, Dateien, Rechte, Grenzen und Speicherung durch, hält alles für feindlich, weiß, was protokolliert wird und wer es sehen darf.',
    },
    facts: {
      'server-side-checks': [
        'Auf dem Server wird alles noch einmal geprüft.',
        'Ich vertraue nie dem, was aus dem Browser kommt.',
        'Die Validierung im Browser ist nur Komfort.',
      ],
      injection: [
        'Mit Prepared Statements kann niemand SQL einschleusen.',
        'Text wird vor der Anzeige maskiert, gegen Cross-Site-Scripting.',
        'Ich sorge dafür, dass Eingaben nie als Code ausgeführt werden.',
      ],
      'file-upload': [
        'Ich begrenze Größe und Typ der Dateien und prüfe den wirklichen Inhalt.',
        'Hochgeladene Dateien liegen außerhalb des Webverzeichnisses unter neuem Namen.',
        'Dateien gehen durch einen Virenscanner und werden nie ausgeführt.',
      ],
      limits: [
        'Ein Rate-Limit verhindert, dass jemand Tausende abschickt.',
        'Für jedes Feld gibt es eine Höchstlänge.',
        'Gegen Bots würde ich die Zahl der Anfragen pro Adresse begrenzen.',
      ],
      'personal-data': [
        'Nur wer es braucht, darf die Daten sehen.',
        'Wir speichern so wenig wie möglich und löschen es nach einiger Zeit.',
        'In den Logs darf nichts Persönliches stehen.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'Im Code, im Chat, oder weiß es nicht.',
      '3': 'Umgebungsvariablen oder ein Geheimnisspeicher, ohne zu sagen, wer sie lesen kann oder wie sie gewechselt werden.',
      '5': 'Kennt den ganzen Weg, die Menschen und Programme, die mitlesen könnten, den Wechsel der Schlüssel, was nach einem Leck geschieht, und was noch schwach ist.',
    },
    facts: {
      'secret-store': [
        'Die Secrets liegen in einem Vault und werden beim Start übergeben.',
        'Passwörter halten wir in einem Secret-Manager und nicht im Repository.',
        'Sie kommen als Umgebungsvariablen aus dem Geheimnisspeicher der Plattform.',
      ],
      'least-access': [
        'Lesen können sie nur zwei Leute und das Deployment.',
        'Jeder Dienst hat ein eigenes Konto mit genau den Rechten, die er braucht.',
        'Entwickler haben das Produktionspasswort nicht.',
      ],
      rotation: [
        'Die Schlüssel werden alle paar Monate gewechselt.',
        'Wir können ohne Ausfall tauschen, weil eine Weile zwei gültig sind.',
        'Wenn jemand geht, werden die Zugänge erneuert.',
      ],
      'leak-plan': [
        'Wenn einer durchsickert, sperren wir ihn sofort und schauen, wer ihn benutzt hat.',
        'Ein Scanner stoppt Commits, die einen Schlüssel enthalten.',
        'Einmal lag ein Schlüssel im Repository, wir haben ihn ersetzt und aufgeräumt.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Kopiert Dateien, oder das machen andere.',
      '3': 'Eine Pipeline mit Build, Tests und Release, ohne ihre Schwachstellen.',
      '5': 'Konkreter Weg mit Zeiten, erst wenige Nutzer, erprobter Rückweg, eine selbst gemachte Verbesserung.',
    },
    facts: {
      'automatic-checks': [
        'Die Pipeline baut es und lässt alle Tests laufen.',
        'Gemergt werden kann nur, wenn alle Prüfungen grün sind.',
        'Nach dem Push laufen die Tests von selbst.',
      ],
      'gradual-release': [
        'Anfangs bekommen nur wenige Nutzer die neue Version.',
        'Es geht erst auf eine Testumgebung und dann schrittweise an alle.',
        'Die Funktion steckt hinter einem Schalter.',
      ],
      'way-back': [
        'Mit einem Befehl sind wir wieder auf der vorigen Version.',
        'Das Zurückrollen dauert zwei Minuten.',
        'Den Rückweg haben wir geübt.',
      ],
      'weak-step': [
        'Sorgen hat mir die Migration der Datenbank gemacht.',
        'Der manuelle Schritt war das Kopieren der Konfiguration, das ging einmal schief.',
        'Die Tests dauerten vierzig Minuten, also haben die Leute sie übersprungen.',
      ],
      improvement: [
        'Ich habe den Build von dreißig auf acht Minuten verkürzt.',
        'Ich habe den Schritt automatisiert, der von Hand gemacht wurde.',
        'Seit meiner Umstellung liefern wir täglich statt alle zwei Wochen.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Von Hand in einer Konsole eingerichtet, bestenfalls Notizen.',
      '3': 'Als Code geschrieben und im Repository; Zustand, Geheimnisse und Daten bleiben offen.',
      '5': 'Alles als Code mit Review, Zustand und Geheimnisse versorgt, Abweichungen gefunden, Wiederherstellung geübt, Kosten im Blick.',
    },
    facts: {
      'as-code': [
        'Alles ist als Code beschrieben und liegt in Git.',
        'Niemand klickt in der Konsole, Änderungen gehen durchs Repository.',
        'Die Infrastruktur steht in Dateien, die reviewt werden.',
      ],
      drift: [
        'Ein Job meldet, wenn die Wirklichkeit vom Code abweicht.',
        'Wir vergleichen regelmäßig, was da ist, mit dem, was beschrieben ist.',
        'Manuelle Änderungen werden beim nächsten Lauf überschrieben.',
      ],
      rehearsed: [
        'Wir haben es einmal in einem leeren Konto neu aufgebaut, um zu sehen, was fehlt.',
        'Zweimal im Jahr üben wir die Wiederherstellung.',
        'Jede Woche entsteht aus demselben Code eine frische Testumgebung.',
      ],
      'data-and-secrets': [
        'Backups liegen woanders und werden zur Probe zurückgespielt.',
        'Schwierig sind die Daten, die Maschinen sind schnell neu gemacht.',
        'Secrets und die Statusdatei liegen getrennt und geschützt.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Die Nutzer rufen an, oder es gibt ein Werkzeug, in das andere schauen.',
      '3': 'Übliche Werte wie Prozessorlast und Fehler, ohne was daraus folgt.',
      '5': 'Wenige Signale nah am Nutzer, je mit Wert und Handlung; hat Alarme entfernt, die zu nichts führten; kann von einem Fall erzählen.',
    },
    facts: {
      'user-facing-signal': [
        'Ich beobachte den Anteil fehlgeschlagener Anfragen und wie lange sie dauern.',
        'Die Antwortzeit, wie sie der Nutzer erlebt, sehe ich mir als Erstes an.',
        'Am meisten sagt mir die Zahl abgeschlossener Bestellungen pro Minute.',
      ],
      threshold: [
        'Wenn mehr als ein Prozent fehlschlägt, wird jemand gerufen.',
        'Über einer halben Sekunde bekommen wir eine Warnung.',
        'Wir haben ein Ziel vereinbart, und der Alarm bezieht sich darauf.',
      ],
      action: [
        'Dann schaue ich auf das letzte Release und rolle im Zweifel zurück.',
        'Zu jedem Alarm gibt es eine Seite, auf der steht, was zu tun ist.',
        'Wächst die Warteschlange, starte ich weitere Worker.',
      ],
      'fewer-alarms': [
        'Alarme, auf die niemand reagiert hat, haben wir gelöscht.',
        'Es gab zu viele Meldungen, also haben wir die wenigen wichtigen behalten.',
        'Eine Warnung, die zu keiner Handlung führt, fliegt raus.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Ein Ladekreis, oder hat nicht daran gedacht.',
      '3': 'Behandelt Laden und Fehler allgemein, der leere Fall oder der Weg weiter fehlt.',
      '5': 'Jeder Zustand hat eigene Worte und einen Weg weiter, nichts Getipptes geht verloren, langsames Netz probiert, echten Menschen zugesehen.',
    },
    facts: {
      loading: [
        'Beim Laden sieht man schon die Umrisse der Seite.',
        'Es erscheint ein Platzhalter, damit nichts springt.',
        'Nach einer Sekunde kommt eine Ladeanzeige, vorher nichts.',
      ],
      empty: [
        'Wenn noch nichts da ist, steht dort, was man zuerst tun kann.',
        'Eine leere Liste erklärt, warum sie leer ist.',
        'Neue Nutzer sehen einen Hinweis statt einer weißen Seite.',
      ],
      failed: [
        'Bei einem Fehler kommt eine verständliche Meldung und ein Knopf zum Wiederholen.',
        'Nichts Eingegebenes geht verloren, wenn der Aufruf fehlschlägt.',
        'Der Rest der Seite funktioniert, auch wenn ein Teil nicht geladen werden konnte.',
      ],
      'slow-network': [
        'Ich habe es mit langsamer Verbindung ausprobiert.',
        'Im Browser habe ich das Netz gedrosselt, um es zu sehen.',
        'Ich habe es auf einem alten Handy getestet.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Nicht bedacht, oder glaubt, solche Nutzer gebe es nicht.',
      '3': 'Kennt Beschriftungen, Kontrast und Alternativtexte, nur per Werkzeug geprüft.',
      '5': 'Zuerst die richtigen Elemente, Fokus und Reihenfolge beachtet, Änderungen angesagt, selbst mit Tastatur und Screenreader geprüft, am besten mit Betroffenen.',
    },
    facts: {
      'right-elements': [
        'Ich nehme echte Buttons und Links statt klickbarer Kästen.',
        'Mit sauberem HTML funktioniert das meiste von selbst.',
        'Überschriften und Labels sind richtig ausgezeichnet.',
      ],
      focus: [
        'Man sieht, wo der Fokus ist.',
        'Öffnet sich ein Dialog, springt der Fokus hinein und danach zurück.',
        'Die Tab-Reihenfolge folgt der Seite.',
      ],
      'own-check': [
        'Ich habe die Maus weggelegt und alles mit der Tastatur bedient.',
        'Ich habe mir die Seite vom Screenreader vorlesen lassen.',
        'Getestet habe ich es mit VoiceOver oder NVDA.',
      ],
      'automatic-check': [
        'In der Pipeline läuft eine automatische Prüfung, die aber nur einen Teil der Mängel findet.',
        'Axe oder Lighthouse zeigt fehlende Beschriftungen und schwachen Kontrast.',
        'Den Farbkontrast habe ich kontrolliert.',
      ],
      'real-users': [
        'Ein blinder Kollege hat es ausprobiert und gesagt, was stört.',
        'Wir haben mit Menschen getestet, die darauf angewiesen sind.',
        'Wegen der Rückmeldung einer Nutzerin haben wir das Formular geändert.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Eine Fehlermeldung, und man fängt von vorn an.',
      '3': 'Behält die Daten und versucht es erneut, ohne an Dopplungen, Konflikte oder eine beendete App zu denken.',
      '5': 'Zuerst lokal gespeichert, später genau einmal gesendet, Regel für Konflikte, man weiß immer, was gespeichert ist, mit gekappter Verbindung getestet.',
    },
    facts: {
      'local-first': [
        'Es wird zuerst auf dem Telefon gespeichert.',
        'Der Eintrag bleibt in einer lokalen Datenbank, bis er gesendet werden konnte.',
        'Es geht nichts verloren, weil vor dem Senden auf dem Gerät gesichert wird.',
      ],
      'send-later': [
        'Wenn das Netz wieder da ist, wird im Hintergrund gesendet.',
        'Eine Warteschlange schickt die offenen Änderungen später ab.',
        'Die App versucht es von allein noch einmal.',
      ],
      'no-doubles': [
        'Jeder Eintrag hat eine eigene ID, damit er nicht doppelt gespeichert wird.',
        'Der Server erkennt eine wiederholte Anfrage.',
        'Zweimal senden hat dieselbe Wirkung wie einmal.',
      ],
      'person-knows': [
        'Ein kleines Zeichen zeigt, was noch nicht übertragen ist.',
        'Der Nutzer sieht, dass es auf dem Handy liegt und später rausgeht.',
        'Ich zeige deutlich, ob es gesichert ist oder nicht.',
      ],
      'tested-offline': [
        'Ich habe es im Flugmodus getestet.',
        'Ich habe die App mitten im Speichern abgeschossen, um zu sehen, was passiert.',
        'Wir haben es im Aufzug und in der U-Bahn ausprobiert.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Nennt Algorithmen und Bibliotheken; kein Vergleich.',
      '3': 'Mit einem anderen Modell auf Testdaten verglichen; Bedarf und Kosten von Fehlern bleiben vage.',
      '5': 'Einfacher Vergleichswert, ein Maß, das zu den Kosten der Fehler passt, saubere Trennung der Daten, Gewinn in Zahlen, bereit, das Modell fallen zu lassen.',
    },
    facts: {
      baseline: [
        'Wir haben es damit verglichen, immer den Durchschnitt vorherzusagen.',
        'Eine einfache Regel lag schon in achtzig Prozent der Fälle richtig.',
        'Meine Baseline war das, was die Abteilung von Hand gemacht hat.',
      ],
      'fitting-measure': [
        'Die reine Trefferquote hätte getäuscht, weil die Fälle selten waren.',
        'Ein übersehener Fall kostet mehr als ein Fehlalarm, deshalb haben wir auf den Recall geschaut.',
        'Das Maß haben wir danach gewählt, was ein Fehler kostet.',
      ],
      'clean-split': [
        'Ich habe nach Zeit getrennt, damit nichts aus der Zukunft hineinkommt.',
        'Die Testdaten wurden bis zum Schluss nicht angerührt.',
        'Derselbe Kunde war nie in Training und Test zugleich.',
      ],
      gain: [
        'Das Modell war zehn Prozent besser, das hat die Arbeit von zwei Leuten gespart.',
        'Der Gewinn war zu klein, also sind wir bei der Regel geblieben.',
        'In Geld gerechnet hat es sich nach drei Monaten gelohnt.',
      ],
      'looked-at-errors': [
        'Ich habe mir die falschen Fälle einzeln angesehen.',
        'Die meisten Fehler kamen von schlechten Labels.',
        'Es lag vor allem bei einer Gruppe daneben, und wir haben herausgefunden, warum.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Trainiert noch einmal mit mehr Daten.',
      '3': 'Nennt Drift oder Überanpassung und vergleicht Daten, ohne Ordnung.',
      '5': 'Prüft zuerst Pipeline und Eingaben, vergleicht echte mit Testdaten, sucht Lecks, sieht Einzelfälle an, überwacht danach die Qualität.',
    },
    facts: {
      'same-inputs': [
        'Zuerst prüfe ich, ob die Eingaben genauso ankommen wie im Training.',
        'Ein Merkmal wurde in der Produktion anders berechnet.',
        'Ich schicke dasselbe Beispiel durch beide und vergleiche.',
      ],
      'data-shift': [
        'Die echten Daten sehen anders aus als die Trainingsdaten.',
        'Die Nutzer hatten sich seit der Datenerhebung verändert.',
        'Ich lege die Verteilungen aus Training und Betrieb nebeneinander.',
      ],
      leak: [
        'Vielleicht ist etwas ins Training geraten, das man im echten Leben nicht weiß.',
        'Eine Spalte enthielt schon die Antwort.',
        'Der Test war zu gut, weil dieselben Personen in beiden Mengen waren.',
      ],
      'single-cases': [
        'Ich sehe mir fünfzig falsche Fälle mit eigenen Augen an.',
        'Mit der Fachabteilung bin ich Beispiele durchgegangen.',
        'Ich sortiere die Fehler nach Art.',
      ],
      'watch-on': [
        'Seitdem messen wir die Qualität jeden Tag.',
        'Es gibt einen Alarm, wenn die Vorhersagen abdriften.',
        'Ein kleiner Teil geht an Menschen, die es kontrollieren.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Wartet auf Beschwerden, oder prüft nur, ob der Job lief.',
      '3': 'Prüft Zeilenzahlen und leere Werte; kein Vergleich mit der Erwartung, kein Plan zur Reparatur.',
      '5': 'Prüft gegen Quelle und Vergangenheit, hält an, bevor falsche Zahlen erscheinen, kann ohne Dopplungen neu laden, informiert Betroffene.',
    },
    facts: {
      'expectation-checks': [
        'Ich vergleiche die Summe mit dem Vortag und demselben Tag der Vorwoche.',
        'Eine Prüfung warnt, wenn die Anzahl weit vom Üblichen abweicht.',
        'Es gibt Tests auf den Daten für leere Werte und Dubletten.',
      ],
      'against-source': [
        'Die Gesamtsumme wird mit dem Quellsystem abgeglichen.',
        'Ich stimme die Zahlen mit der Buchhaltung ab.',
        'Wir zählen die Zeilen an der Quelle und am Ziel.',
      ],
      'stop-publishing': [
        'Schlägt eine Prüfung fehl, werden die neuen Zahlen nicht veröffentlicht.',
        'Der Bericht bleibt mit einem Hinweis auf dem Stand von gestern.',
        'Die Pipeline hält an, bevor sich falsche Daten verbreiten.',
      ],
      'load-again': [
        'Das Laden kann wiederholt werden, ohne dass Doppelte entstehen.',
        'Ich kann einen einzelnen Tag neu laden.',
        'Weil wir die Rohdaten behalten, können wir alles neu berechnen.',
      ],
      'tell-users': [
        'Den Leuten, die damit arbeiten, sage ich sofort Bescheid.',
        'Wer die Zahlen benutzt hatte, bekam eine berichtigte Fassung und eine Erklärung.',
        'Auf einer Seite sieht man, wie aktuell die Daten sind.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Hat einige Prompts probiert, und es sah gut aus.',
      '3': 'Eine Sammlung von Beispielen und einige Filter; wenig dazu, was mit falschen Antworten im Einsatz geschieht.',
      '5': 'Eigene Testmenge mit klaren Kriterien bei jeder Änderung, Grenzen für das Modell, Ersatzweg, feindliche Eingaben bedacht, Kosten und Tempo bekannt.',
    },
    facts: {
      'test-set': [
        'Wir haben eine Sammlung echter Fragen mit richtigen Antworten und lassen sie bei jeder Änderung laufen.',
        'Ich habe zweihundert Beispiele gesammelt und bewertet.',
        'Jede Änderung am Prompt wird an denselben Beispielen gemessen.',
      ],
      grounding: [
        'Das Modell darf nur aus den Dokumenten antworten, die wir ihm geben.',
        'Jede Antwort nennt ihre Quelle, damit man sie nachprüfen kann.',
        'Wenn in unseren Daten nichts steht, sagt es, dass es das nicht weiß.',
      ],
      fallback: [
        'Passt die Antwort nicht zum Format, nehmen wir den gewöhnlichen Weg.',
        'Im Zweifel übernimmt ein Mensch.',
        'Wenn das Modell ausfällt, funktioniert das Produkt ohne es.',
      ],
      'hostile-input': [
        'Texte von Nutzern könnten Anweisungen enthalten, deshalb hat das Modell keine eigenen Rechte.',
        'Wir haben Prompt Injection getestet.',
        'Was das Modell zurückgibt, behandeln wir wie die Eingabe eines Fremden.',
      ],
      'cost-and-speed': [
        'Ich weiß, was eine Antwort kostet und wie lange sie dauert.',
        'Ein kleineres Modell hat gereicht und war viel billiger.',
        'Wir cachen Antworten, weil es zu langsam war.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Widerspricht nie, oder erzählt, wie falsch die anderen lagen.',
      '3': 'Eine echte Meinungsverschiedenheit, sachlich ausgetragen; wenig zur anderen Sicht oder zum Ausgang.',
      '5': 'Gibt die andere Sicht fair wieder, hat mit Fakten oder einem Versuch argumentiert, die Entscheidung mitgetragen, beurteilt sie heute offen.',
    },
    facts: {
      'other-view': [
        'Die anderen hatten ein gutes Argument, nämlich dass es schneller geht.',
        'Ich kann nachvollziehen, warum sie das wollten.',
        'Dafür sprach, dass das Team das Werkzeug schon kannte.',
      ],
      'argued-with-facts': [
        'Ich habe einen kleinen Prototyp gebaut, um den Unterschied zu zeigen.',
        'Ich habe Messwerte mitgebracht statt Meinungen.',
        'Ich habe beide Varianten mit Vor- und Nachteilen aufgeschrieben.',
      ],
      'carried-it': [
        'Am Ende wurde gegen mich entschieden, und ich bin mitgegangen.',
        'Ich habe mein Bestes getan, damit es klappt, obwohl ich anderer Meinung war.',
        'Als es beschlossen war, habe ich es mitgetragen.',
      ],
      'today-view': [
        'Im Rückblick hatten sie recht.',
        'Ich halte es bis heute für falsch, weil wir es rückgängig machen mussten.',
        'Ich habe gelernt, dass meine Sorge übertrieben war.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Antwortet, wenn jemand fragt, oder hat keinen solchen Fall.',
      '3': 'Hat jemandem mit Reviews oder gemeinsamem Programmieren geholfen; die Veränderung bleibt vage.',
      '5': 'Hat eine bestimmte Lücke gesehen, passende Aufgaben und Raum gegeben, sich zurückgehalten, kann zeigen, was die Person jetzt allein tut.',
    },
    facts: {
      'specific-gap': [
        'Ihr fiel es schwer, eine große Aufgabe in kleine zu zerlegen.',
        'Er konnte programmieren, hatte aber Angst vor der Datenbank.',
        'Mir fiel auf, dass er nie Fragen stellte.',
      ],
      'way-of-helping': [
        'Wir haben zweimal pro Woche zusammen programmiert.',
        'Ich habe ihm eine Aufgabe gegeben, die etwas zu schwer war, und blieb in der Nähe.',
        'Im Review habe ich gefragt, statt die Lösung zu verraten.',
      ],
      'held-back': [
        'Ich habe ihn den Fehler machen lassen, weil er harmlos war.',
        'Ich habe mich zurückgehalten und sie entscheiden lassen.',
        'Es selbst zu machen wäre schneller gewesen, aber ich habe es gelassen.',
      ],
      'visible-change': [
        'Heute leitet sie das Projekt allein.',
        'Nach drei Monaten ging es ohne Hilfe.',
        'Inzwischen kommen andere mit Fragen zu ihm.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Sagt ja und hofft, oder sagt nein.',
      '3': 'Erklärt den Aufwand und bittet um mehr Zeit, ohne zu fragen, was wirklich gebraucht wird.',
      '5': 'Fragt nach dem Bedarf hinter dem Termin, bietet eine kleinere Fassung an, macht Risiko und Preis sichtbar, hält Vereinbartes ein.',
    },
    facts: {
      'asks-need': [
        'Ich frage, was an dem Tag fertig sein muss und warum.',
        'Zuerst will ich wissen, woran der Termin hängt.',
        'Oft wird nur ein kleiner Teil davon wirklich gebraucht.',
      ],
      'smaller-version': [
        'Ich biete für die zwei Wochen eine einfachere Fassung an und den Rest später.',
        'Wir haben die Funktion auf das Wichtigste zusammengestrichen.',
        'Ich schlage vor, die Sonderfälle erst einmal wegzulassen.',
      ],
      'explains-estimate': [
        'Ich zeige Schritt für Schritt, wie ich auf sechs Wochen komme.',
        'Ich erkläre, wo die Unsicherheit steckt.',
        'Ich sage, welche Teile die Zeit fressen.',
      ],
      'early-word': [
        'Sobald ich sehe, dass es sich verspätet, sage ich es.',
        'Ich habe früh Bescheid gegeben, damit sie planen konnten.',
        'Besser am zweiten Tag melden als am letzten.',
      ],
    },
  },
};
