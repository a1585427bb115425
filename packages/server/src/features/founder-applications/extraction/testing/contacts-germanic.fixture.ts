import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in German and Dutch: every field read from them. */
export const CONTACTS_GERMANIC: readonly ScriptCase[] = [
  [
    'de',
    `Q founder_name | ?
F | Oberndörfer. Jürgen Oberndörfer, grüß Gott.
Q founder_email | ?
F | Jot punkt oberndoerfer, also mit oe, ät hopfenwaage punkt example. Rechnung ät hopfenwaage punkt example geht nur an die Buchhaltung.
Q founder_phone | ?
F | Null eins sieben eins, neununddreißig zwanzig, null null, siebenundsiebzig. Deutsche Nummer.
Q founder_role | ?
F | Geschäftsführer bin ich, gemeinsam mit der Katja.
Q founder_current_location | ?
F | Früher Bamberg, seit zwei Jahren Regensburg.
Q co_founders | ?
F | Mit der Katja von Bülow hab ich gegründet, die macht den Vertrieb. katja ät hopfenwaage punkt example. Der Sepp Lindner war am Anfang dabei, ist aber ausgeschieden.`,
    {
      firstName: 'Jürgen',
      lastName: 'Oberndörfer',
      '1.firstName': 'Katja',
      '1.lastName': 'von Bülow',
      '1.name': 'Katja von Bülow',
      email: 'j.oberndoerfer@hopfenwaage.example',
      phone: '+49 171 39200077',
      '1.email': 'katja@hopfenwaage.example',
      role: 'Geschäftsführer',
      '1.role': 'Vertrieb',
      currentLocation: 'Regensburg',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ayşe Yıldırım-Kern, und neben mir sitzt Finn.
F2 | Finn Petersen, hallo.
Q founder_role | ?
F | Im Handelsregister stehe ich noch als CTO, wir haben aber getauscht, also ich bin CEO und Finn macht die Technik.
Q founder_email | ?
F | ayse, also A, Y, S, E, ät lesezug, zusammengeschrieben, punkt example.
Q founder_phone | ?
F | Plus vierundneunzig, nein, neunundvierzig, dreißig, zwo drei eins zwo fünf, null vier zwo.
Q founder_network | ?
F | linkedin punkt com schrägstrich in schrägstrich ayse bindestrich lesezug.
Q founder_current_location | ?
F | Ich wohne in Berlin-Wedding. Finn pendelt aus Potsdam.
Q co_founders | ?
F2 | Ja, wir zwei und Grażyna Nowicka, die verantwortet die Inhalte.`,
    {
      firstName: 'Ayşe',
      lastName: 'Yıldırım-Kern',
      '1.firstName': 'Finn',
      '1.lastName': 'Petersen',
      '1.name': 'Finn Petersen',
      '2.firstName': 'Grażyna',
      '2.lastName': 'Nowicka',
      '2.name': 'Grażyna Nowicka',
      email: 'ayse@lesezug.example',
      network: 'linkedin.com/in/ayse-lesezug',
      phone: '+49 30 23125042',
      role: 'CEO',
      '1.role': 'Technik',
      '2.role': 'Inhalte',
      currentLocation: 'Berlin-Wedding',
    },
  ],
  [
    'nl',
    `Q founder_name | ?
F | Goedemiddag, met Marijke van den Berghe.
Q founder_role | ?
F | Ik ben algemeen directeur.
Q founder_email | ?
F | Niet facturen apenstaartje dijkoog punt example, dat is voor de boekhouder. Voor mij is het marijke apenstaartje dijkoog punt example.
Q founder_phone | ?
F | Nul zes, twaalf, vierendertig, zesenvijftig, nul een. Nederlands nummer dus.
Q founder_network | ?
F | Ja, linkedin punt com slash in slash marijke streepje dijkoog.
Q founder_current_location | ?
F | Vroeger in Utrecht, maar sinds vorig jaar woon ik in Middelburg.
Q co_founders | ?
F | Ik heb het bedrijf opgericht met Youssef El Amrani, die doet de techniek, youssef apenstaartje dijkoog punt example. Sanne is onze stagiaire.`,
    {
      firstName: 'Marijke',
      lastName: 'van den Berghe',
      '1.firstName': 'Youssef',
      '1.lastName': 'El Amrani',
      '1.name': 'Youssef El Amrani',
      email: 'marijke@dijkoog.example',
      network: 'linkedin.com/in/marijke-dijkoog',
      phone: '+31 6 12345601',
      '1.email': 'youssef@dijkoog.example',
      role: 'algemeen directeur',
      '1.role': 'techniek',
      currentLocation: 'Middelburg',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Maximiliane Freifrau von Gumppen, alle sagen Maxi, im Antrag bitte der ganze Name.
Q founder_email | ?
F | m minus v minus gumppen, mit zwei p, ät rebhang punkt example.
Q founder_phone | ?
F | Null sechs sechs vier, null null null, null acht eins sieben. Österreichisch.
Q founder_role | ?
F | Ich bin die technische Geschäftsführerin, die Dragana ist die kaufmännische.
Q founder_current_location | ?
F | In Krems an der Donau, ursprünglich komme ich aus Bayern.
Q co_founders | ?
F | Die Dragana Ilić, kaufmännische Geschäftsführerin, dragana ät rebhang punkt example. Der Thaler Hannes hat sich im Herbst verabschiedet. Und Lukas ist bei uns angestellt.`,
    {
      firstName: 'Maximiliane',
      lastName: 'Freifrau von Gumppen',
      '1.firstName': 'Dragana',
      '1.lastName': 'Ilić',
      '1.name': 'Dragana Ilić',
      email: 'm-v-gumppen@rebhang.example',
      phone: '+43 664 0000817',
      '1.email': 'dragana@rebhang.example',
      role: 'technische Geschäftsführerin',
      '1.role': 'kaufmännische Geschäftsführerin',
      currentLocation: 'Krems an der Donau',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Cem Özdoğan, mit weichem g.
Q founder_role | ?
F | Einfach Gründer.
Q founder_email | ?
F | Unter cem punkt oe ät altefirma punkt example erreichen Sie mich nicht mehr, nehmen Sie bitte cem ät kornradar punkt example.
Q founder_phone | ?
F | plus vier neun, eins fünf zwei null, viermal die Null, null vier zwei.
Q founder_current_location | ?
F | Zurzeit Halle an der Saale.
Q co_founders | ?
F | Nein, ich mache das allein. Frau Professor Weißhaupt berät mich bei der Statistik.`,
    {
      firstName: 'Cem',
      lastName: 'Özdoğan',
      email: 'cem@kornradar.example',
      phone: '+49 1520 0000042',
      role: 'Gründer',
      currentLocation: 'Halle an der Saale',
    },
  ],
  [
    'nl',
    `Q founder_name | ?
F | Jan Willem ter Horst, Jan Willem zonder streepje.
Q founder_role | ?
F | Oprichter en directeur.
Q founder_email | ?
F | j w punt terhorst, aan elkaar, apenstaartje veenkracht punt example.
Q founder_phone | ?
F | Plus eenendertig zes, twaalf, vierendertig, zesenvijftig, tweeëntwintig.
Q founder_current_location | ?
F | Ik woon in Assen, maar ik kom uit Deventer.
Q co_founders | ?
F | Samen met Nienke Postma, zij doet de verkoop. Sjoerd Bakker is vorig jaar opgestapt.`,
    {
      firstName: 'Jan Willem',
      lastName: 'ter Horst',
      '1.firstName': 'Nienke',
      '1.lastName': 'Postma',
      '1.name': 'Nienke Postma',
      email: 'jw.terhorst@veenkracht.example',
      phone: '+31 6 12345622',
      role: 'Oprichter en directeur',
      '1.role': 'verkoop',
      currentLocation: 'Assen',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | zur Mühlen, Vorname Anna-Lena.
Q founder_role | ?
F | Im Antrag steht noch Vertriebsleiterin, inzwischen bin ich Geschäftsführerin.
Q founder_email | ?
F | A L Punkt zurmuehlen, ohne Bindestrich und mit u e, ät moosdach Punkt example. Die Kontaktadresse, also kontakt ät moosdach Punkt example, landet beim Kundendienst.
Q founder_phone | ?
F | Plus neunundvierzig, eins sieben sechs, viermal null, null fünf drei eins.
Q founder_network | ?
F | linkedin punkt com, slash in, slash anna minus lena minus zur minus muehlen.
Q founder_current_location | ?
F | Ich bin nach Oldenburg gezogen, vorher Münster.
Q co_founders | ?
F | Sebastian Okafor, der die Technik macht, s punkt okafor ät moosdach punkt example. Mein früherer Mitgründer Henning Reuter hat seine Anteile zurückgegeben.`,
    {
      firstName: 'Anna-Lena',
      lastName: 'zur Mühlen',
      '1.firstName': 'Sebastian',
      '1.lastName': 'Okafor',
      '1.name': 'Sebastian Okafor',
      email: 'al.zurmuehlen@moosdach.example',
      network: 'linkedin.com/in/anna-lena-zur-muehlen',
      phone: '+49 176 00000531',
      '1.email': 's.okafor@moosdach.example',
      role: 'Geschäftsführerin',
      '1.role': 'Technik',
      currentLocation: 'Oldenburg',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Friederike Achternbusch mein Name.
Q founder_role | ?
F | Auf der Webseite steht Prokuristin, das ist überholt: Seit Juni bin ich Vorständin.
Q founder_email | ?
F | Eff Punkt achternbusch, ät wolllauf, mit drei l, Punkt example.
Q founder_phone | ?
F | Im Büro null drei sechs vier drei, sechsmal null, aber da hebt keiner ab. Mobil plus vier neun, eins sechs null, vier Nullen, null drei sieben sieben.
Q founder_current_location | ?
F | Ich lebe in Weimar, aufgewachsen bin ich in Kiel.
Q co_founders | ?
F | Emre Taşkın kümmert sich um die Entwicklung, emre ät wolllauf punkt example. Holger Böhnke hat letztes Jahr hingeworfen.`,
    {
      firstName: 'Friederike',
      lastName: 'Achternbusch',
      '1.firstName': 'Emre',
      '1.lastName': 'Taşkın',
      '1.name': 'Emre Taşkın',
      email: 'f.achternbusch@wolllauf.example',
      phone: '+49 160 00000377',
      '1.email': 'emre@wolllauf.example',
      role: 'Vorständin',
      '1.role': 'Entwicklung',
      currentLocation: 'Weimar',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F2 | Grüß Gott, Severin Moosbrugger.
F | Und ich bin Tuğba Schirmer.
Q founder_role | ?
F2 | Ich mach den CEO.
F | Und ich den CTO.
Q founder_email | ?
F | tugba, mit normalem g, Unterstrich, schirmer, Klammeraffe, pfandfix Punkt example.
F2 | severin ät pfandfix punkt example.
Q founder_phone | ?
F | Null sechs sechs null, dreimal null, elf achtundvierzig. Nein, vierundachtzig am Schluss.
Q founder_network | ?
F | linkedin punkt com slash in slash tugba strich pfandfix.
Q founder_current_location | ?
F | Graz.`,
    {
      firstName: 'Tuğba',
      lastName: 'Schirmer',
      '1.firstName': 'Severin',
      '1.lastName': 'Moosbrugger',
      '1.name': 'Severin Moosbrugger',
      email: 'tugba_schirmer@pfandfix.example',
      network: 'linkedin.com/in/tugba-pfandfix',
      phone: '+43 660 0001184',
      '1.email': 'severin@pfandfix.example',
      role: 'CTO',
      '1.role': 'CEO',
      currentLocation: 'Graz',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Hans-Georg Freiherr von Taxberg.
Q founder_role | ?
F | Ich bin der kaufmännische Geschäftsführer.
Q founder_email | ?
F | Schreiben Sie nicht an buero ät moorkraft punkt example, da sitzt die Aushilfe. Besser h g punkt taxberg, die Initialen klein, ät moorkraft punkt example.
Q founder_phone | ?
F | Plus neunundvierzig, eins fünf sieben fünf, viermal null, sechs vier eins. Quatsch, sechs eins vier.
Q founder_current_location | ?
F | Ich wohne in Rosenheim, das Werk steht in Raubling.
Q co_founders | ?
F | Leyla Şahin, unsere technische Geschäftsführerin, l punkt sahin ät moorkraft punkt example. Alois Pirner ist im Streit gegangen. Die Vroni macht bei uns eine Ausbildung.`,
    {
      firstName: 'Hans-Georg',
      lastName: 'Freiherr von Taxberg',
      '1.firstName': 'Leyla',
      '1.lastName': 'Şahin',
      '1.name': 'Leyla Şahin',
      email: 'hg.taxberg@moorkraft.example',
      phone: '+49 1575 0000614',
      '1.email': 'l.sahin@moorkraft.example',
      role: 'kaufmännische Geschäftsführer',
      '1.role': 'technische Geschäftsführerin',
      currentLocation: 'Rosenheim, Werk',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Wolf-Dieter Ammerbacher, moin.
Q founder_role | ?
F | Vorher war ich Prokurist, jetzt Geschäftsführer.
Q founder_email | ?
F | Doppel-u, ach Quatsch, we punkt ammerbacher, mit zwei m, ät dachsolar, Strich, nord, Punkt example. Die service ät dachsolar minus nord punkt example ist für Störungen.
Q founder_phone | ?
F | Null eins fünf eins, vier Nullen, null zwei acht acht. Deutsche Nummer.
Q founder_current_location | ?
F | Flensburg. In Husum war ich bis vor zwei Jahren.
Q co_founders | ?
F | Swantje Petersen-Idrissou, Leiterin Technik, swantje ät dachsolar minus nord punkt example. Momme Jessen ist letztes Jahr zu einem Windparkbauer gewechselt.`,
    {
      firstName: 'Wolf-Dieter',
      lastName: 'Ammerbacher',
      '1.firstName': 'Swantje',
      '1.lastName': 'Petersen-Idrissou',
      '1.name': 'Swantje Petersen-Idrissou',
      email: 'w.ammerbacher@dachsolar-nord.example',
      phone: '+49 1510 0000288',
      '1.email': 'swantje@dachsolar-nord.example',
      role: 'Geschäftsführer',
      '1.role': 'Leiterin Technik',
      currentLocation: 'Flensburg',
    },
  ],
  [
    'de',
    `Q founder_name | ?
F | Guten Morgen, Ochsenfurter mein Name, Mirjam Ochsenfurter.
Q founder_role | ?
F | Geschäftsführerin, seit wir getauscht haben.
Q founder_email | ?
F | mirjam punkt o, wie Otto, ät schienenpost punkt example. Unter presse ät schienenpost punkt example lesen nur die Journalisten mit.
Q founder_phone | ?
F | Plus neunundvierzig, eins sieben zwo, vier Nullen, null neun dreiunddreißig.
Q founder_current_location | ?
F | Ich bin in Ulm zu Hause.
Q co_founders | ?
F | Can Demirel verantwortet die Technik, c punkt demirel ät schienenpost punkt example. Mit Falk Haberkorn haben wir uns vor einem Jahr getrennt. Ines arbeitet als Werkstudentin mit.`,
    {
      firstName: 'Mirjam',
      lastName: 'Ochsenfurter',
      '1.firstName': 'Can',
      '1.lastName': 'Demirel',
      '1.name': 'Can Demirel',
      email: 'mirjam.o@schienenpost.example',
      phone: '+49 172 00000933',
      '1.email': 'c.demirel@schienenpost.example',
      role: 'Geschäftsführerin',
      '1.role': 'Technik',
      currentLocation: 'Ulm',
    },
  ],
];
