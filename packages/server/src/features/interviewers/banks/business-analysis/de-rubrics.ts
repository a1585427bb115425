import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Führt aus, was verlangt wird, oder kein Fall.',
      '3': 'Hat nachgefragt und einen anderen Bedarf gefunden, aber wie, bleibt vage.',
      '5': 'Hat Leute bei der Arbeit beobachtet oder befragt, das eigentliche Problem belegt, den Auftraggeber überzeugt, kann sagen, was es gespart hat.',
    },
    facts: {
      'asked-why': [
        'Ich habe mehrmals gefragt, wozu sie es brauchen.',
        'Ich wollte wissen, was sie danach damit machen.',
        'Statt es aufzuschreiben, habe ich nach dem letzten Fall gefragt, in dem es gefehlt hat.',
      ],
      'watched-work': [
        'Ich habe mich einen halben Tag danebengesetzt und zugesehen, wie sie arbeiten.',
        'Mit den Anwendern bin ich einen echten Vorgang durchgegangen.',
        'Als ich gesehen habe, wie sie es machen, war das Problem offensichtlich.',
      ],
      'real-need': [
        'Es stellte sich heraus, dass sie kein neues Werkzeug brauchten, sondern weniger Freigaben.',
        'Das eigentliche Problem war, dass die Daten zu spät kamen.',
        'In Wahrheit hatten zwei Teams verschiedene Definitionen.',
      ],
      'won-over': [
        'Ich habe ihnen beides gezeigt, und sie waren einverstanden.',
        'Die Leiterin war überrascht, aber die Zahlen haben sie überzeugt.',
        'Wir haben das Ziel neu formuliert und freigegeben.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Lässt den Lauteren oder den Chef entscheiden.',
      '3': 'Bringt beide an einen Tisch und findet einen Kompromiss, ohne die Interessen dahinter.',
      '5': 'Findet die Interessen hinter den Positionen, bringt Fakten, zeigt Varianten mit ihrem Preis, weiß, wer entscheidet, hält es schriftlich fest.',
    },
    facts: {
      'interests-behind': [
        'Ich habe mit jeder Seite einzeln gesprochen, um zu verstehen, was sie wirklich braucht.',
        'Dahinter steckte die Angst vor Mehrarbeit.',
        'Es zeigte sich, dass beide dasselbe wollten, nur zu verschiedenen Zeiten.',
      ],
      'facts-on-table': [
        'Ich habe Zahlen mitgebracht, wie oft der Fall vorkommt.',
        'Wir haben uns zwanzig echte Fälle gemeinsam angesehen.',
        'Die Daten zeigten, dass die Ausnahme sehr selten war.',
      ],
      options: [
        'Ich habe drei Varianten mit Vorteilen und Kosten vorbereitet.',
        'Wir haben beide Möglichkeiten an die Tafel gezeichnet.',
        'Ich habe einen Versuch für einen Monat vorgeschlagen.',
      ],
      decision: [
        'Von Anfang an war klar, wer entscheidet, wenn sie sich nicht einigen.',
        'Am Ende hat der Prozessverantwortliche entschieden, und ich habe es festgehalten.',
        'Beide haben das Ergebnis unterschrieben.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Ein Wunsch in allgemeinen Worten.',
      '3': 'Eine User Story mit Kriterien, aber Ausnahmen und Beispiele fehlen.',
      '5': 'Zweck, Regel, Beispiele mit echten Werten und Ausnahmen, mit Entwicklung und Test abgestimmt, Lehre aus einem Missverständnis.',
    },
    facts: {
      'checkable-criteria': [
        'Ich habe aufgeschrieben, wann es als fertig gilt.',
        'Jede Anforderung hatte Abnahmekriterien, die man testen kann.',
        'Es stand genau darin, was in welchem Fall passieren muss.',
      ],
      'real-examples': [
        'Ich habe Beispiele mit echten Zahlen ergänzt.',
        'Es gab eine Tabelle mit Eingaben und erwartetem Ergebnis.',
        'Ich habe drei Fälle aus dem Alltag genommen.',
      ],
      exceptions: [
        'Auch die Ausnahmen waren aufgelistet.',
        'Ich habe gefragt, was passiert, wenn der Wert fehlt.',
        'Wir haben außerdem festgehalten, was es nicht tun soll.',
      ],
      'talked-through': [
        'Bevor es losging, bin ich es mit Entwicklern und Testern durchgegangen.',
        'Sie mussten mir in eigenen Worten sagen, was sie verstanden haben.',
        'Die Testerin fand eine Lücke, bevor etwas gebaut war.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Beschreibt ein Diagramm oder eine Methode.',
      '3': 'Hat eine Abweichung gefunden und etwas vorgeschlagen; die Wirkung bleibt offen.',
      '5': 'Hat die wirkliche Arbeit gesehen, verstanden, warum abgewichen wird, gemessen, mit den Leuten das Richtige geändert, kennt die Wirkung.',
    },
    facts: {
      'saw-reality': [
        'Ich habe einen echten Vorgang von Anfang bis Ende begleitet.',
        'Ich habe mit denen gesprochen, die es jeden Tag machen.',
        'Neben dem System hatten die Leute eigene Listen.',
      ],
      'reason-for-detour': [
        'Sie ließen den Schritt weg, weil er zu lange dauerte.',
        'Der Umweg hatte einen guten Grund, das System konnte es nicht.',
        'Niemand wusste mehr, warum es die Regel gab.',
      ],
      measured: [
        'Bei jedem Arbeitsgang habe ich die Zeit gemessen.',
        'Die Hälfte der Zeit war Warten auf eine Unterschrift.',
        'Wir haben gezählt, wie viele Vorgänge zurückkamen.',
      ],
      changed: [
        'Zwei Schritte haben wir gestrichen.',
        'Das Formular habe ich mit dem Team vereinfacht.',
        'Geändert wurde der Ablauf, statt den Leuten die Schuld zu geben.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Beschreibt Werkzeuge oder Diagramme; keine Frage, keine Entscheidung.',
      '3': 'Eine saubere Analyse mit Ergebnis; Zweifel an den Daten oder Wirkung auf die Entscheidung bleiben offen.',
      '5': 'Klare Frage, Daten geprüft, andere Erklärungen getestet, Unsicherheit offen gesagt, Entscheidung geändert und später nachgesehen.',
    },
    facts: {
      'clear-question': [
        'Die Frage war, ob wir die Filiale schließen sollen.',
        'Wir wollten wissen, warum Kunden kündigen.',
        'Zuerst habe ich mit meiner Chefin geklärt, was entschieden werden muss.',
      ],
      'checked-data': [
        'Bevor ich die Daten benutzt habe, habe ich sie auf Lücken und Dubletten geprüft.',
        'Ein Teil der Datensätze war falsch, den habe ich weggelassen und das gesagt.',
        'Ich habe es mit einer zweiten Quelle verglichen.',
      ],
      'other-explanations': [
        'Ich habe auch geschaut, ob es nur an der Saison liegt.',
        'Es hätte Zufall sein können, also habe ich mir ein weiteres Jahr angesehen.',
        'Ich habe versucht, mich selbst zu widerlegen.',
      ],
      'said-uncertainty': [
        'Ich habe eine Spanne genannt statt einer einzelnen Zahl.',
        'Ich habe offen gesagt, welche Annahme wackelt.',
        'Ich war mir zu etwa achtzig Prozent sicher und habe das gesagt.',
      ],
      decision: [
        'Deswegen haben wir den Laden nicht eröffnet.',
        'Die Geschäftsführung hat den Plan geändert.',
        'Vorher hatten sie das Gegenteil vorgehabt.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Präsentiert sie trotzdem, oder biegt sie passend.',
      '3': 'Sucht den Fehler und fragt beim Lieferanten der Zahlen, ohne Plan, falls er nicht gefunden wird.',
      '5': 'Grenzt die Differenz ein, fragt die richtige Person, zeigt nur Sicheres und sagt, was offen ist, kümmert sich danach um die Ursache.',
    },
    facts: {
      'narrow-down': [
        'Ich zerlege die Summe und schaue, wo die Differenz entsteht.',
        'Ich vergleiche Zeile für Zeile mit dem Vormonat.',
        'Zuerst prüfe ich Definitionen, Zeiträume und Dopplungen.',
      ],
      'ask-source': [
        'Ich rufe die Person an, von der die Zahlen stammen.',
        'Ich frage, wie die Werte zustande gekommen sind.',
        'Meist kennt jemand in der anderen Abteilung den Grund.',
      ],
      'say-openly': [
        'Lieber zeige ich weniger Zahlen als falsche.',
        'Ich kennzeichne den Wert als vorläufig und sage, warum.',
        'Noch am selben Abend sage ich meiner Chefin, dass etwas nicht stimmt.',
      ],
      'fix-cause': [
        'Danach habe ich eine Kontrolle gebaut, die es sofort anzeigt.',
        'Wir haben uns auf eine Definition geeinigt.',
        'Seitdem kommen die Zahlen zwei Tage früher.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Zählt übliche Kennzahlen auf.',
      '3': 'Eine Kennzahl mit Zweck und etwas Wirkung; Nebenwirkungen nicht gesehen.',
      '5': 'Kennzahl an eine Entscheidung gebunden, Wirkung und Nebenwirkung gesehen, angepasst oder abgeschafft, Beteiligte einbezogen.',
    },
    facts: {
      purpose: [
        'Wir wollten sehen, ob Kunden wiederkommen.',
        'Die Kennzahl sollte helfen zu entscheiden, wo wir Leute einsetzen.',
        'Davor hatte jeder etwas anderes gemessen.',
      ],
      definition: [
        'Ich habe genau festgelegt, was mitzählt und was nicht.',
        'Sie wird jede Woche aus derselben Quelle berechnet.',
        'Anfangs gab es Streit über die Definition.',
      ],
      'side-effect': [
        'Die Leute haben sich die leichten Fälle herausgesucht.',
        'Sie haben Tickets zu früh geschlossen, um gut auszusehen.',
        'Unerwünscht war, dass die Qualität sank.',
      ],
      adjusted: [
        'Deshalb haben wir eine zweite Kennzahl danebengestellt.',
        'Aus dem Bonus habe ich sie herausgenommen.',
        'Nach einem Quartal haben wir sie geändert.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Weicht aus oder gibt es weiter.',
      '3': 'Hat mit Gründen abgesagt; wenig Vorbereitung oder Alternative.',
      '5': 'Vorbereitet, früh und persönlich gesprochen, den Grund aus Sicht des anderen erklärt, einen Weg angeboten, im Wichtigen fest geblieben.',
    },
    facts: {
      'early-in-person': [
        'Ich bin vor der Sitzung zu ihm gegangen.',
        'Ich habe es ihr direkt gesagt und nicht per Mail.',
        'Sobald ich es wusste, habe ich Bescheid gegeben.',
      ],
      reason: [
        'Ich habe erklärt, was es an Zeit und Geld kosten würde.',
        'Ich habe gezeigt, was dafür wegfallen müsste.',
        'Der Grund war, dass das Gesetz es nicht erlaubt.',
      ],
      alternative: [
        'Ich hatte einen anderen Vorschlag dabei.',
        'Einen Teil konnten wir sofort anbieten.',
        'Ich habe zwei andere Wege zum Ziel gezeigt.',
      ],
      'stayed-firm': [
        'Er hat nachgehakt, aber ich bin dabei geblieben.',
        'Zuerst war sie verärgert, später hat sie es akzeptiert.',
        'Ich blieb ruhig und habe den Grund wiederholt.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Schulung und eine Ankündigung von oben.',
      '3': 'Erklärt den Nutzen, schult und findet einige Unterstützer; der Widerstand wird nicht verstanden.',
      '5': 'Nimmt Gründe ernst, ändert deshalb Produkt oder Plan, beginnt bei denen mit Vorteil, misst die echte Nutzung, ehrlich über die Ferngebliebenen.',
    },
    facts: {
      'listened-to-reasons': [
        'Ich habe gefragt, was sie stört, und es aufgeschrieben.',
        'Ihr Einwand war berechtigt, es dauerte bei ihnen wirklich länger.',
        'Sie hatten Angst vor Kontrolle.',
      ],
      'started-small': [
        'Wir haben mit einem Team angefangen, das es wollte.',
        'Zwei Kollegen haben es zuerst probiert und den anderen erzählt.',
        'Es gab einen Piloten mit zehn Leuten.',
      ],
      'practical-help': [
        'In der ersten Woche saß ich daneben.',
        'Wir haben mit ihren eigenen Fällen geübt.',
        'Es gab eine Person, die man anrufen konnte, wenn es hakte.',
      ],
      'real-use': [
        'Nach drei Monaten nutzten es achtzig Prozent.',
        'Jede Woche habe ich nachgesehen, wie viele wirklich damit arbeiten.',
        'Einige blieben bei ihrer Liste, und wir haben sie gelassen.',
      ],
      'adapted-it': [
        'Wegen ihrer Rückmeldung haben wir zwei Masken geändert.',
        'Der Plan wurde gestreckt, damit niemand überrollt wird.',
        'Eine Funktion kam dazu, weil es ohne sie nicht ging.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Fachwörter oder Allgemeines; man erkennt nicht, worum es ging.',
      '3': 'Im Ganzen verständlich, aber ohne Kern oder Grund, warum es wichtig war.',
      '5': 'Ein klares Bild, einfache Worte, der Kern in zwei Minuten, für wen es warum wichtig war, eigener Anteil benannt.',
    },
    facts: {
      'plain-picture': [
        'Man kann sich das wie eine große Küche vorstellen, in der alle gleichzeitig kochen.',
        'Einfach gesagt ging es darum, drei Listen zusammenzubringen.',
        'Mit anderen Worten mussten wir herausfinden, wer wem was schuldet.',
      ],
      'why-it-mattered': [
        'Das war wichtig, weil Leute zu spät bezahlt wurden.',
        'Ohne das hätten wir den Kunden verloren.',
        'Daran hing die Entscheidung über das Budget.',
      ],
      'own-part': [
        'Mein Teil war, die Regeln zusammenzutragen.',
        'Ich war für die Berechnung verantwortlich.',
        'Bei mir liefen die Fäden zusammen.',
      ],
      'what-made-it-hard': [
        'Schwer war, dass niemand das Ganze kannte.',
        'Die Schwierigkeit lag in den vielen Ausnahmen.',
        'Kompliziert wurde es, weil drei Länder unterschiedliche Vorschriften hatten.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Bucht die Differenz aus, oder wartet ab.',
      '3': 'Geht die Buchungen durch und findet typische Fehler; Information und Ursache kommen zu kurz.',
      '5': 'Sucht nach Betrag und Datum, kennt typische Ursachen, beurteilt die Wesentlichkeit, informiert früh, bucht nachvollziehbar, behebt die Ursache.',
    },
    facts: {
      'systematic-search': [
        'Ich gleiche das Konto Posten für Posten mit dem Kontoauszug ab.',
        'Zuerst suche ich nach dem genauen Betrag oder der Hälfte davon.',
        'Ich grenze es nach Datum und Bearbeiter ein.',
      ],
      'typical-causes': [
        'Oft ist eine Rechnung doppelt gebucht.',
        'Häufig ist es eine Frage der Abgrenzung zwischen zwei Monaten.',
        'Ein falsches Konto oder ein Zahlendreher.',
      ],
      materiality: [
        'Ich schaue, ob der Betrag für den Abschluss wesentlich ist.',
        'Eine kleine Differenz darf mit einem Vermerk stehen bleiben.',
        'Ab einer bestimmten Summe muss es vor dem Abschluss geklärt sein.',
      ],
      'inform-early': [
        'Ich sage es meiner Leitung noch am selben Tag.',
        'Der Prüfer sollte es nicht als Erster finden.',
        'Ich melde es früh, damit der Termin gehalten oder verschoben werden kann.',
      ],
      'documented-entry': [
        'Zu jeder Korrektur gibt es einen Beleg und eine Notiz.',
        'Ohne Erklärung buche ich nie eine Differenz weg.',
        'Die Korrekturbuchung gibt jemand anderes frei.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Meldet die Zahl und fordert Einsparungen.',
      '3': 'Gliedert nach Kostenart und nennt Gründe, ohne Hochrechnung oder Vorschlag.',
      '5': 'Trennt Preis, Menge, Mix und Zeitpunkt, Einmaliges von Dauerhaftem, spricht mit den Leuten vor Ort, bringt Hochrechnung und Maßnahmen.',
    },
    facts: {
      'split-causes': [
        'Ich zerlege die Abweichung in Preis und Menge.',
        'Ein Teil war nur eine zeitliche Verschiebung.',
        'Ich sehe nach, aus welcher Kostenstelle und von welchem Lieferanten es kommt.',
      ],
      'one-off-or-lasting': [
        'Ich trenne, was einmalig ist, von dem, was so weitergeht.',
        'Die Hälfte war eine einmalige Reparatur.',
        'Die wichtige Frage ist, ob es so bleibt.',
      ],
      'talk-on-site': [
        'Ich spreche mit denen, die die Kosten verursacht haben.',
        'Der Produktionsleiter kannte den Grund sofort.',
        'Zahlen allein zeigen nicht, warum.',
      ],
      forecast: [
        'Ich zeige, wo wir am Jahresende landen.',
        'Ich bringe eine neue Hochrechnung mit.',
        'Wenn nichts passiert, liegen wir fünf Prozent drüber.',
      ],
      options: [
        'Ich komme mit zwei oder drei möglichen Maßnahmen.',
        'Wir könnten einen Auftrag verschieben oder den Vertrag ändern.',
        'Zu jeder Maßnahme sage ich, was sie bringt und was sie kostet.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Beschreibt eine Formel oder eine Vorlage.',
      '3': 'Nennt Annahmen und Szenarien; die schwächste wird nicht herausgestellt.',
      '5': 'Stellt die entscheidende Annahme heraus, ihre Quelle, den Kipppunkt, was wahr sein müsste, und hat später mit der Wirklichkeit verglichen.',
    },
    facts: {
      'weak-assumption': [
        'Die schwächste Annahme war die Zahl der Kunden im ersten Jahr.',
        'Niemand wusste, wie viele wirklich kaufen.',
        'Alles hing daran, dass der Preis gleich bleibt.',
      ],
      source: [
        'Den Wert habe ich aus drei vergleichbaren Fällen genommen.',
        'Ich habe Kunden und den Vertrieb gefragt.',
        'Es war eine Schätzung, und ich habe sie so gekennzeichnet.',
      ],
      'tipping-point': [
        'Ich habe gezeigt, ab welchem Wert es sich nicht mehr lohnt.',
        'Bei einem Drittel weniger wäre es ein Verlust gewesen.',
        'Es gab einen guten, einen mittleren und einen schlechten Fall.',
      ],
      reality: [
        'Später zeigte sich, dass wir zu optimistisch waren.',
        'Nach einem Jahr haben wir Plan und Wirklichkeit verglichen.',
        'Die Kosten stimmten, der Umsatz kam später.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Verlässt sich auf Vertrauen oder auf das System.',
      '3': 'Nennt eine übliche Kontrolle wie eine zweite Unterschrift, ohne das konkrete Risiko.',
      '5': 'Konkrete Lücke, wie sie auffiel, eine Kontrolle, die zur Größe passt, Beleg, dass sie wirkt, und was sie an Zeit kostet.',
    },
    facts: {
      gap: [
        'Eine Person konnte einen Lieferanten anlegen und bezahlen.',
        'Niemand merkte es, wenn eine Frist verstrich.',
        'Die Liste wurde von Hand geändert, und keiner hat sie geprüft.',
      ],
      'second-person': [
        'Seitdem müssen zwei Leute freigeben.',
        'Wer es erfasst, darf es nicht freigeben.',
        'Ab einer bestimmten Summe gilt das Vieraugenprinzip.',
      ],
      'automatic-check': [
        'Das System warnt, wenn eine Rechnung zweimal kommt.',
        'Eine Woche vor dem Termin kommt eine Erinnerung.',
        'Ein Bericht zeigt alle Änderungen von Bankverbindungen.',
      ],
      'checked-works': [
        'Zweimal im Jahr ziehe ich Stichproben.',
        'Im ersten Monat hat sie zwei Fälle gefunden.',
        'Ich habe ausprobiert, ob man sie umgehen kann.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Erzählt von Ideen und Aufrufen; kein Ziel, keine Wirkung.',
      '3': 'Ziel, Zielgruppe und Zahlen; ob die Wirkung daher kam, bleibt offen.',
      '5': 'Scharfe Zielgruppe und klares Ziel, Budget, ein Maß nah am Geschäft, Vergleich oder Test, eine Lehre für die nächste.',
    },
    facts: {
      audience: [
        'Sie war für kleine Firmen ohne eigene IT gedacht.',
        'Wir wollten Eltern in der Nachbarschaft erreichen.',
        'Die Zielgruppe waren Leute, die schon einmal bei uns gekauft hatten.',
      ],
      goal: [
        'Das Ziel waren fünfzig Anfragen im Monat.',
        'Wir wollten Anmeldungen und nicht nur Klicks.',
        'Es ging um Termine für den Vertrieb.',
      ],
      'cost-and-return': [
        'Wir haben zweitausend Euro ausgegeben und vierzig Leads bekommen.',
        'Ein neuer Kunde hat uns etwa neunzig Euro gekostet.',
        'Der Ertrag war das Dreifache des Einsatzes.',
      ],
      test: [
        'Wir haben zwei Varianten gegeneinander getestet.',
        'Eine Region bekam es und eine andere nicht.',
        'Ich habe mit dem Vormonat und dem Vorjahr verglichen.',
      ],
      lesson: [
        'Die Überschrift machte den Unterschied, also haben wir sie behalten.',
        'Den Kanal, der nichts brachte, habe ich gestoppt.',
        'Beim nächsten Mal würde ich mit weniger Kanälen anfangen.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Meinungen über Kunden ohne Quelle.',
      '3': 'Eine Umfrage oder ein Vergleich mit Ergebnis; keine Überraschung, keine Folge.',
      '5': 'Eigener Kontakt zu Kunden oder belastbare Daten, ein Irrtum berichtigt, Grenzen bekannt, etwas geändert.',
    },
    facts: {
      'talked-to-customers': [
        'Ich habe fünfzehn Kunden angerufen und gefragt.',
        'Ich war dabei, als sie es benutzt haben.',
        'Wir haben Interviews mit Leuten geführt, die gekündigt hatten.',
      ],
      'false-belief': [
        'Wir hatten gedacht, es liegt am Preis, aber es war die Wartezeit.',
        'Alle glaubten, sie wollten mehr Funktionen.',
        'Es zeigte sich, dass in der Firma jemand anderes entscheidet.',
      ],
      'other-sources': [
        'Ich habe es mit den Verkaufszahlen verglichen.',
        'Die Wettbewerber boten das schon an.',
        'Die Anfragen beim Support zeigten dasselbe.',
      ],
      consequence: [
        'Daraufhin haben wir das Angebot geändert.',
        'Der Text auf der Seite wurde neu geschrieben.',
        'Das Produktteam hat es ganz nach oben gesetzt.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Gutes Produkt und gutes Gespräch; kein Entscheidungsweg.',
      '3': 'Nennt Beteiligte und Verlauf; warum es so ausging, bleibt geraten.',
      '5': 'Karte der Personen und Interessen, der Wendepunkt mit Grund, eigene Schritte, hat den Kunden hinterher gefragt und daraus gelernt.',
    },
    facts: {
      'decision-map': [
        'Die Anwenderin wollte es, der Einkauf wollte es billiger, und der Chef musste unterschreiben.',
        'Es waren vier Leute mit verschiedenen Interessen.',
        'Ich habe früh herausgefunden, wer entscheidet und wer blockieren kann.',
      ],
      need: [
        'Ihr Problem kostete sie etwa zwei Tage in der Woche.',
        'Ich habe gefragt, was passiert, wenn sie nichts ändern.',
        'Anlass für den Kauf war eine neue Vorschrift.',
      ],
      'turning-point': [
        'Entschieden war es, als sie es selbst ausprobiert haben.',
        'Verloren haben wir, als der neue Leiter kam und ich keinen Kontakt zu ihm hatte.',
        'Der Wendepunkt war ein Besuch bei einem anderen Kunden.',
      ],
      'asked-why': [
        'Hinterher habe ich gefragt, warum sie sich so entschieden haben.',
        'Sie erzählten mir, dass ein Wettbewerber schneller geantwortet hatte.',
        'Nach der Absage habe ich angerufen, um den Grund zu erfahren.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Gibt Rabatt, oder erfährt es aus der Kündigung.',
      '3': 'Spricht mit dem Kunden und löst den Anlass; die Anzeichen wurden nicht früh gesehen.',
      '5': 'Sah die Anzeichen früh, verstand die Ursache, holte Kollegen dazu, hielt eine prüfbare Zusage, änderte auch für andere etwas.',
    },
    facts: {
      sign: [
        'Sie bestellten weniger und riefen nicht mehr zurück.',
        'Die Nutzung ging zwei Monate lang zurück.',
        'Eine neue Person war zuständig und fragte nach dem Vertrag.',
      ],
      'honest-talk': [
        'Ich bin hingefahren und habe offen gefragt, was nicht stimmt.',
        'Ich ließ ihn alles erzählen, ohne uns zu verteidigen.',
        'Sie sagte mir, dass sie sich alleingelassen fühlt.',
      ],
      'solved-cause': [
        'Wir haben den Fehler behoben, der sie seit Monaten geärgert hat.',
        'Ich habe jemanden aus der Technik dazugeholt.',
        'Sie bekamen einen festen Ansprechpartner.',
      ],
      outcome: [
        'Sie sind geblieben und haben um zwei Jahre verlängert.',
        'Wir haben sie verloren, aber später kamen sie zurück.',
        'Heute empfehlen sie uns weiter.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Die anderen waren zu spät, oder es gab so etwas nie.',
      '3': 'Rechtzeitig bemerkt und gemeldet; der Plan wurde nur verschoben.',
      '5': 'Frühes Anzeichen, Betroffene mit Möglichkeiten informiert, Umfang bewusst gekürzt, plant seitdem anders.',
    },
    facts: {
      'early-sign': [
        'Ich merkte es, als der erste Meilenstein um eine Woche rutschte.',
        'Der Lieferant gab keine klare Auskunft mehr.',
        'Nach einem Drittel der Zeit hatten wir erst ein Zehntel geschafft.',
      ],
      'told-at-once': [
        'Noch am selben Tag habe ich den Auftraggeber angerufen.',
        'Ich habe es meinem Chef vor der Sitzung gesagt.',
        'Ich habe nicht auf den nächsten Bericht gewartet.',
      ],
      options: [
        'Ich habe drei Möglichkeiten mitgebracht: später, weniger oder mit mehr Leuten.',
        'Einen Teil haben wir gestrichen, damit der Termin hält.',
        'Das Wichtigste wurde pünktlich geliefert.',
      ],
      'plans-differently': [
        'Seitdem plane ich mit Puffer.',
        'Heute frage ich die, die die Arbeit machen, wie lange sie brauchen.',
        'Den riskantesten Teil nehme ich mir jetzt zuerst vor.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Eine Risikoliste im Allgemeinen.',
      '3': 'Ein konkretes Risiko und eine Maßnahme; Aufwand oder Reaktion der anderen bleiben offen.',
      '5': 'Grund für den Verdacht, Aufwand gegen Schaden gerechnet, andere gewonnen, rechtzeitig gehandelt, ehrlich über das Ergebnis, auch bei Fehlalarm.',
    },
    facts: {
      suspicion: [
        'Dasselbe hatte ich in einem früheren Projekt erlebt.',
        'Stutzig machte mich, dass eine einzige Person alles wusste.',
        'Der Termin hing an einem einzigen Lieferanten.',
      ],
      action: [
        'Ich habe vorsorglich einen zweiten Lieferanten gesucht.',
        'Den schwierigen Teil haben wir zuerst ausprobiert.',
        'Ich ließ eine zweite Person einarbeiten.',
      ],
      'convinced-others': [
        'Am Anfang wollte es niemand hören.',
        'Ich habe ausgerechnet, was es uns kosten würde.',
        'Ich habe um zwei Tage für einen Test gebeten.',
      ],
      outcome: [
        'Es ist wirklich eingetreten, und wir waren vorbereitet.',
        'Es ist nie passiert, und ich würde es wieder so machen.',
        'Das hat uns etwa einen Monat gespart.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Hat ein Dokument geschrieben, oder wird noch immer angerufen.',
      '3': 'Schulung und Unterlagen; niemand hat geprüft, ob es läuft.',
      '5': 'Früh einen Verantwortlichen benannt, ihn machen lassen, solange man noch da war, kurze Notizen für echte Fälle, Monate später nachgesehen.',
    },
    facts: {
      'owner-early': [
        'Die spätere Verantwortliche war von Anfang an dabei.',
        'Es war klar, wer es übernimmt.',
        'Ich habe früh jemanden gesucht, der es haben will.',
      ],
      'let-them-do': [
        'In den letzten Wochen hat sie es gemacht, und ich habe nur zugesehen.',
        'Zweimal haben wir es zusammen gemacht, dann er allein.',
        'Zur Probe bin ich in den Urlaub gegangen.',
      ],
      'short-notes': [
        'Für die häufigsten Fälle habe ich zwei Seiten geschrieben.',
        'Es gibt eine Checkliste mit Bildern.',
        'In den Notizen steht, was zu tun ist, wenn es schiefgeht.',
      ],
      'looked-again': [
        'Nach drei Monaten habe ich angerufen und nachgefragt.',
        'Es läuft heute noch ohne mich.',
        'Sie hatten es für sich angepasst, das war ein gutes Zeichen.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Hat mehr Anzeigen geschaltet.',
      '3': 'Andere Kanäle oder Texte und etwas Erfolg; Anforderungen und Auswahl blieben gleich.',
      '5': 'Anforderungen hinterfragt, Suche und Auswahl begründet geändert, gleiche Fragen für alle, Zahlen, später nachgesehen, wie es läuft.',
    },
    facts: {
      'questioned-requirements': [
        'Ich habe den Fachbereich gefragt, was am ersten Tag wirklich gebraucht wird.',
        'Das Studium als Bedingung haben wir gestrichen.',
        'Die Hälfte der Liste war nur wünschenswert.',
      ],
      'new-ways': [
        'Ich habe Leute direkt angeschrieben.',
        'Mitarbeiter haben jemanden empfohlen.',
        'Wir haben die Anzeige umgeschrieben und die Aufgaben klar benannt.',
      ],
      'fair-selection': [
        'Alle bekamen dieselben Fragen und dieselbe kleine Aufgabe.',
        'Vorher haben wir festgelegt, was eine gute Antwort ist.',
        'Zwei Leute haben unabhängig bewertet.',
      ],
      result: [
        'Nach sechs Wochen war die Stelle besetzt.',
        'Die Zahl der passenden Bewerbungen hat sich verdoppelt.',
        'Sie ist noch da und leitet heute das Team.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Verweist auf das System, den Steuerberater oder den nächsten Monat.',
      '3': 'Prüft und berichtigt; Ursache und weitere Betroffene bleiben außen vor.',
      '5': 'Hört zu, prüft anhand von Unterlagen und Regeln, nennt einen Termin, korrigiert nachvollziehbar, sucht weitere Betroffene, behebt die Ursache, wahrt Vertraulichkeit.',
    },
    facts: {
      'takes-seriously': [
        'Ich höre erst zu und entschuldige mich für den Fehler.',
        'Geld ist ein heikles Thema, deshalb nehme ich mir sofort Zeit.',
        'Ich erkläre, was ich auf der Abrechnung sehe.',
      ],
      'checks-documents': [
        'Ich vergleiche es mit dem Vertrag und dem Stundenzettel.',
        'Ich schlage die Regel im Tarifvertrag nach.',
        'Ich prüfe die Eingabe vom Vormonat.',
      ],
      'clear-date': [
        'Ich sage, bis wann es berichtigt ist.',
        'Wenn es eilt, gibt es einen Abschlag.',
        'Sobald es erledigt ist, bekommt sie einen Anruf.',
      ],
      'others-affected': [
        'Ich schaue, ob andere denselben Fehler haben.',
        'Betroffen waren alle, die die Schicht gewechselt hatten.',
        'Ich habe alle ähnlichen Fälle herausgesucht.',
      ],
      'closes-cause': [
        'Das Formular wurde geändert, damit das Datum nicht mehr fehlen kann.',
        'Seitdem kontrolliert eine zweite Person die Änderungen.',
        'Vor dem Lauf haben wir eine Prüfung eingebaut.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'Einer nach dem anderen, oder wer am lautesten ist.',
      '3': 'Sortiert nach Dringlichkeit; die Wartenden hören nichts.',
      '5': 'Fragt nach dem wirklichen Termin, weiß, was daran hängt, sagt, wann jeder drankommt, hält die Liste sichtbar, sagt nein, wo nötig.',
    },
    facts: {
      'asks-real-date': [
        'Ich frage, wann es wirklich gebraucht wird.',
        'Dringend hieß oft nur bis morgen.',
        'Zuerst finde ich heraus, was daran hängt.',
      ],
      'tells-waiting': [
        'Den anderen habe ich gesagt, wann sie es bekommen.',
        'Niemand blieb ohne Antwort.',
        'Ich schrieb kurz, dass es fünfzehn Uhr wird.',
      ],
      list: [
        'Ich führe eine Liste und sortiere sie morgens neu.',
        'Alles, was hereinkommt, schreibe ich sofort auf.',
        'Im Kalender sehe ich, was fest ist.',
      ],
      'asks-when-clash': [
        'Wenn zwei Chefs dieselbe Stunde wollen, bitte ich sie, sich abzustimmen.',
        'Ich habe ihr gesagt, dass ich nur eins von beiden schaffe.',
        'Ich habe einen Kollegen um Hilfe gebeten.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Inhalte und Folien; die Leute waren zufrieden.',
      '3': 'Ein Ziel und einige Übungen; die Wirkung wird nach Gefühl beurteilt.',
      '5': 'Ziel als etwas, das man kann, Übung an echten Fällen, danach und später geprüft, deshalb geändert.',
    },
    facts: {
      'goal-as-ability': [
        'Am Ende sollten sie allein eine Bestellung schreiben können.',
        'Das Ziel war, dass sie ein einfaches Gespräch führen können.',
        'Ich habe aufgeschrieben, was man können muss, und nicht, was ich erzählen will.',
      ],
      practice: [
        'Die meiste Zeit haben sie selbst geübt.',
        'Wir haben an Fällen aus ihrer eigenen Arbeit gearbeitet.',
        'Jeder musste es einmal vor der Gruppe machen.',
      ],
      checked: [
        'Zum Schluss gab es eine kleine Aufgabe ohne Hilfe.',
        'Nach vier Wochen habe ich die Vorgesetzten gefragt, was sich geändert hat.',
        'Ich habe einen Test vorher und nachher verglichen.',
      ],
      adapted: [
        'Ich merkte, dass der zweite Teil zu schnell war, und habe ihn aufgeteilt.',
        'Für die nächste Gruppe habe ich die Hälfte der Folien gestrichen.',
        'Wer schneller war, bekam schwerere Übungen.',
      ],
    },
  },
};
