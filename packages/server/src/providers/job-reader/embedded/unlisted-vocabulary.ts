/** Words around places that no list holds. All but `NAME` run on folded text. */

const OWN =
  '(?:our|the|unsere?[mnrs]?|am|im|notre|nos|nuestr[oa]s?|noss[oa]s?|nostr[oaie]|onze|ons|vores|vart|meidan|kami|chung toi)';
/** Houses of a firm that a town's name follows without "in": "nos ateliers de". */
const OWN_PREMISES =
  'ateliers?|usines?|magasins?|boutiques?|sites?|agences?|depot|entrepot|etablissement|clinique|laboratoire|bureaux?|locaux|fournil|ferme|scierie|chai|taller(?:es)?|fabrica|planta|tiendas?|almacen|oficinas?|sede|bodega|clinica|colegio|nave|obrador|lojas?|unidade|escritorio|armazem|padaria|stabilimento|officina|negozio|laboratorio|uffici?o?|magazzino|cantina|werk|werkstatt|lager|standort|betrieb|praxis|werkplaats|fabriek|winkel|magazijn|vestiging|kwekerij|works|(?!ingenier|messagerie|tresorer|asesor|consultor|loteria|ouvidoria|secretaria)(?:[a-z]{3,}(?:erie|eria|aria|erij|erei))';
/** What makes a name behind "in" the place of the job: presence, a seat, an own house. */
export const IN_FRONT_OF_NAME = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${[
    `(?:on-?site|in person|based|located|situated|vor ort|ansassig|gelegen|en presentiel|presentiel|sur place|base[es]*|situe(?:e|s|es)?|implante(?:e|s|es)?|presencial(?:mente)?|ubicad[oa]s?|situad[oa]s?|localizad[oa]s?|in presenza|in sede|situat[oa]|op locatie|gevestigd|onsite|berlokasi|bertempat|toa lac|truc tiep)(?: (?:bei uns|work|only|position|role|job))?`,
    String.raw`${OWN} (?:[\p{L}&-]{2,24} ){1,3}`,
  ].join(
    '|',
  )})[ ,:-]{0,2}(?:in|im|at|a|en|em|na|no|di|te|tai|o|i|pa|near|bei|pres de|cerca de|vicino a)[ ]$|(?:^|[^\p{L}])${OWN} (?:[\p{L}-]+ )?(?:${OWN_PREMISES}) (?:(?:de|di|da|do|von|van|of) |d')$`,
  'u',
);

/** "Der Arbeitsort ist": the label as the subject of a sentence. */
export const LABEL_IS =
  /(?:^|[^\p{L}])(?:(?:arbeits|dienst|einsatz|stand)ort|place of work|(?:job |work )?location|lieu de travail|lugar de trabajo|local de trabalho|(?:sede|luogo) di lavoro|standplaats|werklocatie|lokasi kerja|tempat kerja|dia diem lam viec|noi lam viec)\s(?:ist|is|est|es|e|adalah|la) (?:(?:in|en|a|tai|di) )?$/u;

/** A name as written: capitalised words, small words of names between them. */
export const NAME =
  /^\p{Lu}[\p{L}'’]*\.?(?:-(?:\p{L}[\p{L}'’]*))*(?:(?: (?:de|du|des|la|le|les|sur|sous|lès|del|los|las|el|da|do|dos|das|di|della|delle|dei|degli|al|am|an der|an|bei|ob der|im|vor der|auf|aan|den|op|of|on|upon|under|by|the|d'|l')){0,2}(?: |(?<='))\p{Lu}[\p{L}'’]*(?:-(?:\p{L}[\p{L}'’]*))*){0,4}/u;

/** What may follow such a name, on folded text. */
export const ENDS_NAME =
  /^(?:\s*$|\s*[,;.()/|\]·!]|\s[-–]\s|\s\d{4,5}\b|\s(?:und|and|et|y|e|en|dan|va|with|mit|avec|con|com|met|dengan|voi|near|nahe|bei|pres|cerca|perto|vicino|in der nahe|dekat|gan|you|du|sie|vous|on|from|from|ab|a partir|seit)\b)/;

const NEVER =
  'flexible flexibel flexivel flessibile fleksibel flex negotiable negociable remote remoto hybrid hibrido ibrido hybride onsite on-site office offices home various multiple several different divers diverse divers diversos any anywhere everywhere worldwide weltweit wereldwijd global international internationaal national nationwide bundesweit deutschlandweit europaweit tbd tba tbc na confirmed determined announced discussed agreed agreement advised disclosed specified confidential headquarters hq company client clients customer customers site sites field mobile warehouse depot plant factory workshop kitchen store stores shop shops branch branches clinic hospital campus building floor room hall reception production europe europa emea apac dach eu africa afrika asia asien america latam world internet online web virtual digital permanent temporary contract fulltime parttime yes none not applicable choice open locations location außendienst competitive immediate commuting commutable candidate candidates applicant applicants wechselschicht fruhschicht spatschicht nachtschicht schicht schichten absprache vereinbarung wahl wunsch verschiedene mehrere homeoffice buro buros zentrale hauptsitz filiale filialen niederlassung niederlassungen baustelle baustellen kunde kunden aussendienst innendienst umkreis teilzeit vollzeit unbefristet lager werkstatt kuche klinik praxis labor produktion gebaude etage ausland inland prasenz definir convenir preciser determiner discuter plusieurs differents partout siege bureau bureaux teletravail domicile presentiel chantier chantiers atelier usine magasin magasins boutique itinerant deplacement deplacements determinar acordar negociar varias varios distintas diferentes oficina oficinas teletrabajo domicilio taller obra obras tienda tiendas almacen planta cliente clientes cualquier mundo combinar escritorio loja definire definirsi concordare varie ufficio uffici negozio cantiere cantieri clienti ovunque overleg bepalen verschillende meerdere thuis kantoor hoofdkantoor winkel werkplaats magazijn klant klanten overal kesepakatan ditentukan diinformasikan berbagai beberapa seluruh semua kantor rumah toko pabrik gudang cabang klien pelanggan thoa thuan thoathuan toanquoc';
/** Words that no name of a town holds, in front or behind. */
export const NO_TOWN = new Set(NEVER.split(' '));
/** Words that begin no name of a town, though some are within one. */
export const NO_BEGINNING = new Set(
  'within depending subject based near close easily please contact attractive excellent trao dang ban lien chua wird werden je see siehe main our your the this we you i head central part full time to be as by for with no on in at all where work working job role position team department date start hours salary pay type local sur a an nach vor bei in im je wo alle unser unsere dein deine ihr ihre noch offen ganz wir sie du ab voir selon nos notre vous nous tout toute france lieu por segun toda todo nuestra nuestro nuestras sede da das do tutta tutte nostra nostro presso ons onze heel nader te dit sesuai akan mana kami di linh theo se nhieu cac toan tu tai van cong tru cua nha khach bat chung thuong monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays montags dienstags mittwochs donnerstags freitags lundi mardi mercredi jeudi vendredi lundis mardis mercredis jeudis vendredis lunes martes miercoles jueves viernes segunda terca quarta quinta sexta lunedi martedi mercoledi giovedi venerdi maandag dinsdag woensdag donderdag vrijdag senin selasa rabu kamis jumat montag dienstag mittwoch donnerstag freitag samstag sonntag january february march april may june july august september october november december januar februar marz juni juli oktober dezember english german french spanish italian dutch deutsch englisch japanese korean kcn khu toa so lo tang cum ngo duong kho xuong jl jalan gedung komplek kawasan perumahan ruko unit suite building block street calle avenida avda plaza poligono carretera rue avenue zone za zi zac parc quai place boulevard via viale piazza corso rua travessa alameda industriegebiet gewerbegebiet gewerbepark industriepark bedrijventerrein deutschland germany spain italia italy hr it uk usa bachelor master mr mrs dr herr frau'.split(
    ' ',
  ),
);
/** "Zona de Madrid", "City of Leeds": the head says what the name is, and the name is listed. */
export const AREA_HEAD =
  /^(?:zona|ciudad|provincia|region|ville|commune|comune|citta|cidade|bairro|centro|city|county|town|village|borough|stadt|gemeinde|landkreis|kreis|raum|grossraum|innenstadt|kota|kabupaten|kab|kecamatan|quan|huyen|tinh|gemeente|regio|municipio|comarca|departamento|distrito|greater|central|downtown|north|south|east|west|metro|area|norte|sur|sul|este|oeste|nord|sud|est|ouest|noord|zuid|oost)$/;
/** Words that make another town of a listed name behind them. */
export const OTHER_TOWN_HEAD =
  /^(?:bad|little|great|upper|lower|nether|long|old|saint|sainte|st|san|santa|santo|sankt|neu|alt|klein|gross|nieder|ober|unter|villa|vila|nueva|nuevo|nova|novo|puerto|porto|monte|castel|castello|borgo|burgo|pozo|fuente|torre|valle|villar|chateau|mont|bourg|vieux|nieuw|oud|karang|suka|tanjung|xuan|phu)$/;
/** Endings of German towns: in a sentence every noun is large, so a name has to look like one. */
export const GERMAN_TOWN =
  /^(?:bad )?[a-z]{2,}(?:dorf|heim|hausen|tal|thal|bach|berg|burg|feld|felde|ingen|ungen|kirchen|kirch|bruck|brucken|brunn|bronn|furt|hofen|ried|stein|au|rode|roda|leben|itz|ow|hain|hagen|weiler|reuth|stetten|stedt|munster|born|zell|hufen|hude|lohe|loh|siel|moos|buttel|beuren|wang|ach|eck)\b|^bad [a-z]/;
/** Nouns with such endings that are no towns. */
export const NO_GERMAN_TOWN =
  /(?:vorfeld|umfeld|arbeitsfeld|sportfeld|tatigkeitsfeld|einfamilienheim|wohnheim|pflegeheim|altenheim|seniorenheim|kinderheim|tierheim|heim|krankenhausen|schichtdorf|edelstein|baustein|meilenstein|eigenheim|weinberg|steinbruch|stau|bau|[a-z]*bau|schau|frau|aufbau|ausbau|niveau|berufsleben|arbeitsleben|erwerbsleben|leben|fach|einfach|mehrfach|dach|bereich|gesprach|museumsdorf|feriendorf|kinderdorf|leihbach)$/;
