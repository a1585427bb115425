import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Softwareentwurf',
    debugging: 'Fehlersuche',
    quality: 'Codequalität und Tests',
    data: 'Daten und Speicherung',
    security: 'Sicherheit',
    delivery: 'Auslieferung und Betrieb',
    interface: 'Was Nutzer sehen und bedienen',
    models: 'Modelle und Datenarbeit',
    collaboration: 'Zusammenarbeit',
  },
  questions: {
    'built-it-yourself': {
      text: 'Denken Sie an etwas, das Sie selbst programmiert haben und das läuft. Was passiert darin, vom Klick des Nutzers bis die Antwort auf dem Bildschirm steht?',
      withTool:
        'Denken Sie an etwas, das Sie mit {tool} gebaut haben und das läuft. Was passiert darin, vom Klick des Nutzers bis die Antwort auf dem Bildschirm steht?',
      purpose: 'Zeigt, ob jemand Schicht für Schicht versteht, was er gebaut hat, oder es nur zusammengesetzt hat.',
      followUps: {
        'too-short':
          'Bleiben wir bei einem Klick. Welcher Teil Ihres Programms merkt ihn zuerst, und wohin geht es von dort?',
        'no-own-part':
          'Was davon haben Sie selbst geschrieben, und was kam aus einem Kurs, einer Bibliothek oder von Kollegen?',
        'unclear-term':
          'Sie haben einen Begriff benutzt, unter dem nicht alle dasselbe verstehen. Was tut das in Ihrem Programm?',
      },
    },
    'decision-to-defend': {
      text: 'Nehmen Sie ein System, das Sie mitgestaltet haben. Welche Entwurfsentscheidung würden Sie heute noch verteidigen, und welche würden Sie zurücknehmen?',
      senior:
        'Nehmen Sie ein System, für dessen Aufbau Sie verantwortlich waren. Welche Ihrer Entscheidungen kam teuer, wann haben Sie es gemerkt, und was hat die Korrektur gekostet?',
      purpose: 'Zeigt, ob Entwürfe am Bedarf abgewogen und im Nachhinein ehrlich beurteilt werden.',
      followUps: {
        'too-short':
          'Nehmen Sie nur eine dieser Entscheidungen. Was war die Alternative, und warum haben Sie sie verworfen?',
        'no-own-part': 'Wer hat das am Ende entschieden, und was war Ihr Teil daran?',
        'no-result': 'Wozu hat diese Entscheidung ein Jahr später geführt?',
        'claim-without-number': 'Wie groß war das System damals: Nutzer, Anfragen, Daten, Leute, die daran arbeiteten?',
      },
    },
    'ten-times-load': {
      text: 'Angenommen, ein Teil eines Systems, das Sie gut kennen, bekommt über Nacht zehnmal so viel Verkehr. Was bricht zuerst, und wie erfahren Sie es vor Ihren Nutzern?',
      purpose: 'Zeigt, ob jemand die Grenzen des eigenen Systems kennt und aus Messungen schließt.',
      followUps: {
        'too-short':
          'Gehen Sie mit einer einzelnen Anfrage mit. Wo muss sie zuerst warten, wenn es zehnmal so viele sind?',
        'claim-without-number': 'Welche Zahlen haben Sie dabei im Kopf, etwa Anfragen pro Sekunde heute und dann?',
        'no-example': 'Haben Sie so etwas schon erlebt? Was ist da zusammengebrochen?',
      },
    },
    'changing-an-interface': {
      text: 'Sie müssen eine Schnittstelle ändern, die andere Teams oder Kunden schon nutzen. Wie kommen Sie von der alten zur neuen, ohne dass bei jemandem etwas kaputtgeht?',
      purpose:
        'Zeigt Rücksicht auf die, die von einem System abhängen, und Kenntnis von Versionen, Übergang und Abschaltung.',
      followUps: {
        'too-short': 'Was passiert an dem Tag, an dem die neue Version live geht? Wer ruft was auf?',
        'no-example': 'Erzählen Sie mir von einer solchen Änderung, an der Sie beteiligt waren.',
        'no-result': 'Woher wussten Sie, dass niemand mehr die alte nutzt?',
      },
    },
    'unreliable-neighbour': {
      text: 'Ihre Software hängt von einem Dienst ab, der an manchen Tagen langsam und an anderen weg ist. Was bauen Sie, damit Ihre Nutzer davon kaum etwas merken?',
      purpose: 'Zeigt praktisches Wissen über Zeitlimits, Wiederholungen und Notbetrieb samt ihren Risiken.',
      followUps: {
        'too-short': 'Nehmen Sie eine Nutzerin, die klickt, während dieser Dienst weg ist. Was sieht sie?',
        'no-example': 'Welcher Dienst war das bei Ihnen, und was haben Sie gemacht?',
        'claim-without-number':
          'Wie lange warten Sie auf ihn, wie oft versuchen Sie es wieder, und warum gerade diese Zahlen?',
      },
    },
    'what-proved-the-cause': {
      text: 'Denken Sie an einen Fehler, der Sie mehr als einen Tag gekostet hat. Was hatten Sie zuerst im Verdacht, und was hat die wahre Ursache schließlich bewiesen?',
      junior:
        'Denken Sie an einen Fehler im eigenen Code, nach dem Sie lange gesucht haben. Was hatten Sie zuerst im Verdacht, und wie haben Sie ihn gefunden?',
      purpose: 'Zeigt, ob jemand Ursachen durch Vermutung und Beweis findet oder durch Glück.',
      followUps: {
        'too-short':
          'Gehen Sie zurück in die erste Stunde. Was haben Sie sich angesehen, und was konnten Sie damit ausschließen?',
        'no-example': 'Nehmen Sie einen Fehler, an den Sie sich gut erinnern. Was war davon zu sehen?',
        'no-own-part': 'Welche dieser Schritte haben Sie selbst gemacht?',
        'no-result': 'Wie haben Sie dafür gesorgt, dass er nicht wiederkommt?',
      },
    },
    'failed-in-production': {
      text: 'Erzählen Sie mir, wie zuletzt etwas im laufenden Betrieb ausfiel, für das Sie zuständig waren. Was haben Sie in der ersten Viertelstunde getan, und was ist seitdem anders?',
      purpose: 'Zeigt Ruhe und Ordnung unter Druck und Lernen ohne Schuldzuweisung.',
      followUps: {
        'too-short': 'Wie haben Sie davon erfahren, und was haben Sie als Allererstes getan?',
        'no-own-part': 'Was haben Sie getan, und was die anderen?',
        'no-result': 'Wie lange waren Leute betroffen, und was hat sich in den Wochen danach geändert?',
        'claim-without-number': 'Wie viele Nutzer hat es getroffen, und wie lange?',
      },
    },
    'ten-times-slower': {
      text: 'Eine Seite, die sonst in einer Sekunde da war, braucht jetzt zehn, und alle sagen, es sei nichts geändert worden. Wie gehen Sie vor?',
      purpose: 'Zeigt, ob gemessen wird, bevor verbessert wird.',
      followUps: {
        'too-short': 'Was messen Sie als Erstes, und womit?',
        'no-example':
          'Erzählen Sie mir von einer langsamen Seite oder einem langsamen Lauf, den Sie wirklich auf dem Tisch hatten.',
        'claim-without-number': 'Wie war der Wert vorher, und wie nach Ihrer Änderung?',
      },
    },
    'tested-and-untested': {
      text: 'Nehmen Sie die letzte Funktion, die Sie fertiggestellt haben. Was haben Sie automatisch getestet, was von Hand, und was haben Sie bewusst nicht getestet?',
      senior:
        'Ihr Team kann sich Tests nur für die Hälfte einer neuen Funktion leisten. Nehmen Sie einen echten Fall: Was ließen Sie testen, was nicht, und welches Risiko sind Sie bewusst eingegangen?',
      withTool:
        'Nehmen Sie die letzte Funktion, die Sie mit {tool} getestet haben. Was haben Sie automatisch geprüft, was von Hand, und was haben Sie bewusst weggelassen?',
      purpose: 'Zeigt ein Urteil über Risiken beim Testen statt den Glauben an eine Abdeckungszahl.',
      followUps: {
        'too-short': 'Nennen Sie einen Test, den Sie dort geschrieben haben. Welchen Fehler würde er finden?',
        'no-example': 'Welche Funktion war das? Bleiben wir bei ihr.',
        'no-result': 'Ist trotzdem etwas durchgerutscht? Was?',
        'claim-without-number': 'Um wie viele Tests geht es, und wie lange laufen sie?',
      },
    },
    'review-that-changed-code': {
      text: 'Was war der nützlichste Kommentar, den Sie je in einem Code-Review gegeben oder bekommen haben, und was hat sich dadurch im Code geändert?',
      purpose: 'Zeigt, ob es in Reviews um die Sache geht und ob jemand Kritik geben und nehmen kann.',
      followUps: {
        'too-short': 'Wie sah der Code vor diesem Kommentar aus, und wie danach?',
        'no-own-part': 'Kam der Kommentar von Ihnen oder der Code? Wie haben Sie reagiert?',
        'unclear-term': 'Was meinen Sie in diesem Fall mit sauber oder lesbar?',
      },
    },
    'old-code-must-run': {
      text: 'Sie erben ein großes Stück alten Code ohne Tests, und es muss weiterlaufen, während Sie daran arbeiten. Wo fangen Sie an?',
      purpose: 'Zeigt Geduld und Methode mit bestehender Software statt den Wunsch, alles neu zu schreiben.',
      followUps: {
        'too-short': 'Was tun Sie am ersten Tag damit, bevor Sie eine Zeile ändern?',
        'no-example': 'Welcher alte Code war das bei Ihnen?',
        'no-result': 'Wie weit sind Sie gekommen, und woher wussten Sie, dass nichts kaputtging?',
      },
    },
    'a-third-of-the-tests': {
      text: 'Am Donnerstag soll ausgeliefert werden, und die Zeit reicht für ein Drittel der Tests. Wie wählen Sie aus, und wer muss wissen, was weggelassen wurde?',
      senior:
        'Sie verantworten das Testen, und vor der Auslieferung reicht die Zeit für ein Drittel. Wie wählen Sie aus, und wie legen Sie denen, die entscheiden, das Restrisiko dar?',
      purpose: 'Zeigt Testen nach Risiko und Offenheit über das, was ungewiss bleibt.',
      followUps: {
        'too-short': 'Welchen Test würden Sie als ersten streichen, und welchen als letzten?',
        'no-example': 'Wann mussten Sie wirklich so auswählen?',
        'no-result': 'Was kam nach der Auslieferung dabei heraus?',
      },
    },
    'changing-a-live-table': {
      text: 'Sie müssen den Aufbau einer Tabelle mit vielen Millionen Zeilen ändern, während Leute damit arbeiten. Wie sehen Ihre Schritte aus, und wo könnte es schiefgehen?',
      withTool:
        'Sie müssen in {tool} den Aufbau einer Tabelle mit vielen Millionen Zeilen ändern, während Leute damit arbeiten. Wie sehen Ihre Schritte aus, und wo könnte es schiefgehen?',
      purpose: 'Zeigt Erfahrung mit Daten, die weder stillstehen noch verloren gehen dürfen.',
      followUps: {
        'too-short':
          'Sagen wir, eine Spalte soll in zwei aufgeteilt werden. Was ist Ihr erster Schritt, was Ihr letzter?',
        'no-example': 'Erzählen Sie mir von einer solchen Änderung, die Sie wirklich gemacht haben.',
        'claim-without-number': 'Wie viele Zeilen waren es, und wie lange hat es gedauert?',
      },
    },
    'slow-query': {
      text: 'Erzählen Sie mir von einer Datenbankabfrage von Ihnen, die zu langsam war. Wie haben Sie gesehen, woran es lag, und was haben Sie geändert?',
      withTool:
        'Erzählen Sie mir von einer Abfrage in {tool}, die zu langsam war. Wie haben Sie gesehen, woran es lag, und was haben Sie geändert?',
      purpose: 'Zeigt, ob jemand lesen kann, was eine Datenbank tut, statt zu raten.',
      followUps: {
        'too-short': 'Was sollte die Abfrage finden, und was hat die Datenbank stattdessen gemacht?',
        'no-example': 'Nehmen Sie irgendeine Abfrage, auch eine kleine. Wozu war sie da?',
        'claim-without-number': 'Wie lange hat sie vorher gebraucht, und wie lange danach?',
      },
    },
    'same-record-same-second': {
      text: 'Zwei Leute ändern in derselben Sekunde denselben Datensatz. Was tut Ihre Software dann, und wie haben Sie das sichergestellt?',
      purpose: 'Zeigt, ob jemand in echter Software über Gleichzeitigkeit nachgedacht hat.',
      followUps: {
        'too-short': 'Sagen wir, beide ändern die Lieferadresse. Welche steht danach da?',
        'no-example': 'In welchem Ihrer Projekte konnte das vorkommen, und was ging verloren?',
        'unclear-term': 'Was meinen Sie hier mit Sperre oder Transaktion? Was genau schützt sie?',
      },
    },
    'form-for-strangers': {
      text: 'Jemand gibt Ihnen ein Webformular, das Texte und Dateien von Fremden annimmt. Was sehen Sie sich an, bevor es online gehen darf?',
      senior:
        'Ihr Team will ein Formular online stellen, das Texte und Dateien von Fremden annimmt. Welche Angriffe gehen Sie mit ihm durch, und welches Restrisiko würden Sie hinnehmen?',
      purpose: 'Zeigt, ob Sicherheit zur täglichen Arbeit gehört.',
      followUps: {
        'too-short': 'Nehmen Sie nur das Hochladen der Dateien. Was könnte Ihnen da jemand schicken?',
        'no-example': 'Haben Sie so eine Lücke schon einmal gefunden? Welche war es?',
        'unclear-term': 'Sie sprachen davon, die Eingabe zu prüfen. Was genau prüfen Sie, und wo?',
      },
    },
    'way-of-a-password': {
      text: 'Nehmen Sie ein Projekt, das Sie kennen. Wie kommen Schlüssel und Passwörter in die laufende Software, und wer könnte sie unterwegs lesen?',
      purpose: 'Zeigt, ob jemand dem Weg von Geheimnissen durch ein echtes System gefolgt ist.',
      followUps: {
        'too-short': 'Nehmen Sie das Passwort der Datenbank. Wo liegt es heute Nacht?',
        'no-result': 'Was würden Sie tun, wenn einer dieser Schlüssel heute Nachmittag bekannt würde?',
        'no-own-part': 'Was davon haben Sie eingerichtet, und was haben Sie dabei vorgefunden?',
      },
    },
    'laptop-to-user': {
      text: 'Verfolgen Sie eine Änderung von Ihnen vom Laptop bis zum Nutzer. Welche Schritte liefen von selbst, welche nicht, und welcher hat Ihnen Sorgen gemacht?',
      withTool:
        'Verfolgen Sie eine Änderung von Ihnen durch {tool} bis zum Nutzer. Welche Schritte liefen von selbst, welche nicht, und welcher hat Ihnen Sorgen gemacht?',
      purpose: 'Zeigt echte Erfahrung mit der Auslieferung und wo jemand ihre Schwachstellen sieht.',
      followUps: {
        'too-short':
          'Was geschah, nachdem Sie die Änderung abgegeben hatten? Nennen Sie mir die nächsten drei Schritte.',
        'no-own-part': 'Welchen Teil davon haben Sie selbst eingerichtet oder verbessert?',
        'claim-without-number': 'Wie lange dauerte das vom ersten bis zum letzten Schritt, und wie oft in der Woche?',
        'no-result': 'Was haben Sie gegen den Schritt unternommen, der Ihnen Sorgen machte?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'Sie richten Maschinen, Netze und Zugänge ein, auf denen ein Dienst läuft. Wie sorgen Sie dafür, dass jemand anderes morgen alles genau so wieder aufbauen könnte?',
      withTool:
        'Sie richten mit {tool} ein, worauf ein Dienst läuft. Wie sorgen Sie dafür, dass jemand anderes morgen alles genau so wieder aufbauen könnte?',
      purpose: 'Zeigt, ob Umgebungen wie Code beschrieben, geprüft und getestet werden.',
      followUps: {
        'too-short': 'Angenommen, heute Nacht ist das ganze Konto weg. Was tippt Ihre Kollegin als Erstes?',
        'no-example': 'Welche Umgebung haben Sie so eingerichtet?',
        'no-result': 'Hat je jemand versucht, sie neu aufzubauen? Was hat gefehlt?',
      },
    },
    'signals-you-watch': {
      text: 'Woher wissen Sie jetzt gerade, dass es Ihrer Software gut geht? Nennen Sie die zwei oder drei Signale, auf die Sie achten, und was jedes bei Ihnen auslösen würde.',
      withTool:
        'Angenommen, Sie öffnen morgens {tool}. Auf welche zwei oder drei Signale schauen Sie, und was würde jedes davon bei Ihnen auslösen?',
      purpose: 'Zeigt, ob der Betrieb sich danach richtet, was Nutzer spüren, und ob Alarme zu Handlungen führen.',
      followUps: {
        'too-short': 'Nehmen Sie das erste dieser Signale. Bei welchem Wert stehen Sie vom Stuhl auf?',
        'claim-without-number': 'Welcher Wert ist dort normal und welcher nicht?',
        'no-example': 'Wann hat Ihnen ein solches Signal zuletzt etwas verraten?',
      },
    },
    'loading-empty-failed': {
      text: 'Nehmen Sie eine Oberfläche, die Sie gebaut haben. Was sahen die Leute, während die Daten luden, wenn es keine gab und wenn der Aufruf scheiterte?',
      withTool:
        'Nehmen Sie eine Oberfläche, die Sie mit {tool} gebaut haben. Was sahen die Leute, während die Daten luden, wenn es keine gab und wenn der Aufruf scheiterte?',
      purpose: 'Zeigt, ob jemand für den wirklichen Gebrauch baut und nicht nur für die Vorführung.',
      followUps: {
        'too-short': 'Bleiben wir beim gescheiterten Aufruf. Was stand da, und was konnte man als Nächstes tun?',
        'no-own-part': 'Was davon kam aus dem Design, und was haben Sie dazugetan?',
        'no-example': 'Welche Oberfläche ist das? Beschreiben Sie sie so, dass ich sie vor mir sehe.',
      },
    },
    'keyboard-only': {
      text: 'Jemand bedient Ihre Oberfläche nur mit der Tastatur oder mit einem Vorleseprogramm. Was haben Sie in Ihrem letzten Projekt für diesen Menschen getan, und wie haben Sie es geprüft?',
      purpose: 'Zeigt, ob Barrierefreiheit geübt wird und nicht nur dem Namen nach bekannt ist.',
      followUps: {
        'too-short':
          'Stellen Sie sich nur die Tabulatortaste vor. Wie kommen Sie zum wichtigsten Knopf, und woran sehen Sie, wo Sie sind?',
        'no-example':
          'Nehmen Sie ein Bedienelement, das Sie gebaut haben, ein Menü oder ein Dialogfenster. Was haben Sie dort getan?',
        'no-own-part': 'Was davon haben Sie getan, und was brachte die Bibliothek schon mit?',
      },
    },
    'connection-lost': {
      text: 'Ihre App verliert mitten im Speichern die Verbindung. Was sieht der Mensch mit dem Telefon in der Hand, und was wird aus den Daten?',
      withTool:
        'Nehmen Sie eine App, die Sie mit {tool} gebaut haben. Sie verliert mitten im Speichern die Verbindung: Was sieht man, und was wird aus den Daten?',
      purpose: 'Zeigt, ob jemand mobile Software für wirkliche Bedingungen baut.',
      followUps: {
        'too-short': 'Und wenn die Verbindung eine Minute später wieder da ist: Wer tut dann was?',
        'no-example': 'In welcher App mussten Sie das lösen?',
        'no-result': 'Wie haben Sie das getestet?',
      },
    },
    'simple-rule-first': {
      text: 'Nehmen Sie ein Modell, an dem Sie gearbeitet haben. Mit welcher ganz einfachen Regel haben Sie es verglichen, und war der Gewinn den Aufwand wert?',
      withTool:
        'Nehmen Sie ein Modell, das Sie mit {tool} gebaut haben. Mit welcher ganz einfachen Regel haben Sie es verglichen, und war der Gewinn den Aufwand wert?',
      purpose: 'Zeigt, ob Modelle vom Bedarf und von einem ehrlichen Vergleich ausgehen.',
      followUps: {
        'too-short': 'Wenn Sie jedes Mal die häufigste Antwort geraten hätten, wie oft hätten Sie richtig gelegen?',
        'claim-without-number': 'Welche Kennzahl haben Sie verglichen, und wie lag sie bei der Regel und beim Modell?',
        'no-own-part': 'Welcher Teil war Ihrer: Daten, Merkmale, Training, Auswertung?',
        'unclear-term': 'Sie sprachen von Genauigkeit. Was zählte als richtig, und für wen?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'Ein Modell, das in Ihren Tests gut war, ist bei echten Nutzern schlecht. Was prüfen Sie zuerst, und was danach?',
      purpose: 'Zeigt Methode bei der Frage, warum ein Modell in der Praxis versagt.',
      followUps: {
        'too-short': 'Was sehen Sie sich als Allererstes an, und was würde es Ihnen sagen?',
        'no-example': 'Bei welchem Ihrer Modelle ist das passiert?',
        'no-result': 'Woran lag es am Ende, und woran haben Sie gemerkt, dass es gelöst war?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'Der Datenlauf der letzten Nacht hat Zahlen geliefert, die richtig aussehen und falsch sind. Wie hätten Sie es vor denen merken können, die damit arbeiten?',
      withTool:
        'Ein Datenlauf in {tool} hat letzte Nacht Zahlen geliefert, die richtig aussehen und falsch sind. Wie hätten Sie es vor denen merken können, die damit arbeiten?',
      purpose: 'Zeigt, ob die Güte der Daten von Anfang an geprüft wird.',
      followUps: {
        'too-short': 'Nennen Sie eine Prüfung, die das gefunden hätte, und wo sie säße.',
        'no-example': 'Wann ist Ihnen das passiert, und was war an den Zahlen falsch?',
        'no-result': 'Was haben Sie mit den falschen Zahlen gemacht, die schon draußen waren?',
      },
    },
    'language-model-good-enough': {
      text: 'Sie bauen ein Sprachmodell in ein Produkt ein. Woher wissen Sie, dass seine Antworten gut genug sind, und was geschieht, wenn sie es nicht sind?',
      withTool:
        'Sie bauen {tool} in ein Produkt ein. Woher wissen Sie, dass die Antworten gut genug sind, und was geschieht, wenn sie es nicht sind?',
      purpose: 'Zeigt, ob erzeugte Antworten gemessen, begrenzt und abgesichert werden.',
      followUps: {
        'too-short': 'Nehmen Sie eine schlechte Antwort dieses Modells. Wer bemerkt sie, und wann?',
        'no-example': 'Welches Produkt war das, und was tat das Modell darin?',
        'claim-without-number': 'Mit wie vielen Beispielen haben Sie getestet, und wie viele waren gut?',
        'unclear-term': 'Sie sagten, die Antworten seien gut. Wer entscheidet das, und wonach?',
      },
    },
    'decision-you-opposed': {
      text: 'Erzählen Sie mir von einer technischen Entscheidung, gegen die Sie waren. Wie haben Sie argumentiert, wie fiel sie aus, und was denken Sie heute darüber?',
      purpose: 'Zeigt, wie jemand widerspricht und ob er eine fremde Entscheidung mittragen kann.',
      followUps: {
        'too-short': 'Was sprach aus Sicht der anderen dafür, in deren Worten?',
        'no-own-part': 'Was haben Sie selbst getan, außer anderer Meinung zu sein?',
        'no-result': 'Wie ging es am Ende aus?',
        'no-example': 'Nehmen Sie einen Fall, auch einen kleinen. Was war zu entscheiden?',
      },
    },
    'someone-got-better': {
      text: 'Denken Sie an jemanden im Kollegenkreis, der durch Sie besser geworden ist. Was genau haben Sie getan, und woran konnten Sie es erkennen?',
      purpose: 'Zeigt, ob jemand andere gezielt weiterbringt.',
      followUps: {
        'too-short': 'Was konnte diese Person vorher nicht, und was kann sie jetzt?',
        'no-own-part': 'Was davon kam von Ihnen, und was von der Person selbst?',
        'no-example': 'Denken Sie an eine bestimmte Person, ohne Namen.',
      },
    },
    'two-weeks-or-six': {
      text: 'Jemand möchte eine Funktion in zwei Wochen, und Sie glauben, sie braucht sechs. Wie läuft dieses Gespräch, und was bieten Sie an?',
      junior:
        'Nach zwei Tagen merken Sie, dass Ihre Aufgabe doppelt so lange dauert wie zugesagt. Wem sagen Sie es, und mit welchen Worten?',
      purpose: 'Zeigt den Umgang mit Druck, Schätzungen und dem Bedarf hinter einem Wunsch.',
      followUps: {
        'too-short': 'Was ist der erste Satz, den Sie dieser Person sagen?',
        'no-example': 'Wann haben Sie dieses Gespräch zuletzt geführt, und worum ging es?',
        'no-result': 'Was wurde am Ende geliefert, und wann?',
      },
    },
  },
};
