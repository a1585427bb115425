/** Words around place names, in the thirteen languages, on folded text. */

/** What announces a place: a label in front of a colon, a bar, a bracket or the like. */
export const LOCATION_LABEL = new RegExp(
  String.raw`(?:^|[\s*\-•|(\[【「,;/>]|\p{Extended_Pictographic}\ufe0f?)(?:${[
    '(?:job |work(?:ing|place)? |office |primary |our |the |current )?(?:locations?|locn?s?\\.?)',
    'place of (?:work|employment|posting)|duty (?:station|location)',
    'place|(?:job )?(?:city|country|based|base|where|office|workplace|site)',
    'standorte?s?|(?:dein |ihr |unser )?(?:arbeits|einsatz|dienst|beschaftigungs|stellen)ort|ort (?:der (?:stelle|arbeit|tatigkeit)|des einsatzes)|dienstsitz|firmensitz|ort|wo|buro|arbeitsplatz|region|stadt',
    'lieu(?: de travail| du poste| de la mission)?|localisation|localite|ville|ou|implantation|adresse|bureaux?|site',
    '(?:ubicacion|lugar)(?: (?:del?|de la|de tu) (?:trabajo|puesto|empleo|oferta|vacante))?|localidad|localizacion|poblacion|provincia|ciudad|centro de trabajo|zona(?: de trabajo)?|donde|sede|direccion|oficina|residencia',
    'local(?: d[eo] trabalho| do posto| da vaga| de atuacao)?|localizacao|localidade|cidade|onde|endereco|escritorio',
    'sede(?: d(?:i|el) lavoro| lavorativa| operativa)?|luogo(?: d(?:i|el) lavoro)?|citta|localita|dove',
    'locatie|standplaats|plaats(?: van het werk)?|werk(?:locatie|plek|plaats)|waar|vestiging|kantoor',
    'lokasi(?: kerja| penempatan| kantor)?|penempatan(?: kerja)?|area(?: penempatan| kerja)?|alamat|kota|domisili|wilayah',
    'dia (?:diem|chi)(?: lam viec| van phong| cong ty)?|noi lam viec|khu vuc(?: lam viec)?|tru so|van phong|thanh pho',
    '勤務(?:地|先|場所|エリア)|就業(?:場所|先)|所在地|場所|配属先|駐在地|最寄り?駅|アクセス|オフィス|本社|拠点|赴任先',
    '(?:근무|회사|업무|오피스) ?(?:지역|위치|장소|지|주소)|지역|위치|주소|본사|근무처',
    '(?:placerings|arbets|stationerings|tjanstgorings)ort|arbetsplats|placering|arbejdssted|arbeidssted|sted|kontorsted|lokation|beliggenhed|plats|sijainti|tyopaikka|toimipaikka|paikkakunta|tyoskentelypaikka|tyon sijainti|tempat kerja|konum|lokasyon|calisma yeri|sehir|miejsce pracy|lokalizacja|miasto',
    'место работы|город|локация|адрес|офис|местоположение|สถานที่(?:ทำงาน|ปฏิบัติงาน)?|ที่ตั้ง|พื้นที่ปฏิบัติงาน|จังหวัด|(?:कार्य ?)?स्थान|कार्यस्थल|नौकरी का स्थान|शहर|पता|जगह',
    '工作(?:地[点點區区]?|城市|地址)|上班地[点點]|办公(?:地[点點]|地址)|辦公地點|地[点點址]|城市|所在地|坐[标標]',
  ].join('|')})(?:\s*\([^()]{0,24}\))?[\s*_]*(?:[:：|】\]」>]|=>?|\s-\s|は|→)\s*[^\n]{0,140}$`,
  'u',
);
/** The same without a sign behind it, at the start of a segment. */
export const LOCATION_LABEL_BARE =
  /^[\s*\-•]*(?:penempatan|lokasi(?: kerja)?|근무(?:지역|위치|장소|지)|勤務地|dia diem lam viec|noi lam viec|工作地[点點]|standort|arbeitsort|einsatzort|lieu de travail|lugar de trabajo|local de trabalho|sede di lavoro|standplaats|location|место работы|कार्यस्थल|स्थान|สถานที่ทำงาน)\s+\S[^\n]{0,60}$|(?:工作|上班|办公)地[点點](?:在|为|是|位于)?[^\n:：，,]{0,12}$/;
/** "Dienstort ist Linz": the label as the subject of a sentence. */
export const LOCATION_LABEL_IS =
  /(?:^|[^\p{L}])(?:(?:dienst|arbeits|einsatz|stand)ort|place of work|(?:job|work|office)? ?location|workplace|lieu de travail|lugar de trabajo|centro de trabajo|local de trabalho|(?:sede|luogo) di lavoro|standplaats|werkplek|werklocatie|lokasi kerja|tempat kerja|dia diem lam viec|noi lam viec|placeringsort|arbetsort|arbejdssted|arbeidssted|tyopaikka|место работы)\s(?:ist|is|es|est|sera|e|adalah|la|o|er|ar|on|находится)(?: (?:in|en|a|tai|di|o|our|the|de|la|le|unser|buro|office|bureau|oficina|i|pa|в))*\s+(?:\d{4,5} )?$/u;
export const PIN = /\u{1f4cd}|\u{1f4cc}|\u{1f3e2}|\u{1f30d}|\u{1f30e}|\u{1f30f}|\u{1f5fa}|\u{1f3d9}|\u{1f307}/u;

/** Prepositions of place, with what may be between them and the name. `a` and `at` depend on the language. */
const BETWEEN = String.raw`(?:(?:the|la|las|los|el|der|die|das|dem|den|het|de|downtown|central|greater|beautiful|sunny|metro|city of|ciudad de|cidade de|ville de|stadt|innenstadt|raum|grossraum|großraum|region|zona|area|kota|kab|kabupaten|thanh pho|tp|tinh|quan|huyen|grand|plein|nord|sud|north|south|east|west|northern|southern|lower \d+|all of|ganz|tutta|toda|toute|all) )*`;
const PLACE_PREPOSITIONS =
  'in|next to|naast|neben|near|around|within|across|throughout|from|depuis|desde|a partir de|im|bei|nahe|nach|aus|en|em|no|na|di|nel|te|vanuit|rond|tai|o|ve|inside|innerhalb|cerca de|proche de|pres de|presso|vicino a|sur|dans|em|to|autour de|alentours de|environs de|alrededor de|cercanias de|intorno a|dintorni di|ao redor de|in de buurt van|somos de|siamo di|nous sommes de|we are from|wir sind aus|a travers|pour|fur|for|i|pa|ved|fran|fra|w|в|во|из|г\\.|город|ที่|ใน|จังหวัด';
export const PREPOSITION = new RegExp(`(?:^|[^\\p{L}])(?:${PLACE_PREPOSITIONS})\\s+${BETWEEN}$`, 'u');
/** Where "a" is a preposition of place. */
export const PREPOSITION_A = new RegExp(`(?:^|[^\\p{L}])a\\s+${BETWEEN}$`, 'u');
/** "in the heart of", "au cœur de". */
export const HEART_OF =
  /(?:heart|cent(?:er|re)|middle|center|outskirts|suburbs|herzen|zentrum|mitte|innenstadt|nahe|coeur|cour|centre|centro|coracao|cuore|hart|corazon|trung tam|pusat|zona|area|ciudad|cidade|citta|ville|city|stadt|gemeente)\s+(?:of|von|de|di|do|da|van|der)\s+(?:la |las |los |el )?$/;

/** Nouns that make a name right behind them the place of the job, even without a preposition. */
export const PLACE_NOUN_BEFORE =
  /(?:\b(?:standorte?|arbeitsort|einsatzort|dienstort|raum|secteur|sector|zone|bassin|agglomeration|landkreis|kreis|gemeinde|umkreis|grossraum|großraum|region|stadt|innenstadt|buro|zentrale|hauptsitz|sitz|niederlassung|filiale|negozio|punto vendita|stabilimento|sucursal|loja|unidade|magasin|boutique|usine|winkel|toko|pabrik|nha may|cua hang|store|shop|clinic|klinik|praxis|werk|works|depot|warehouse|workshop|factory|plant|nursery|hospital|offices|ateliers?|entrepot|plateforme|depot|locaux|bureaux|etablissement|hopital|ehpad|creche|ecole|laboratoire|taller|obrador|nave|tienda|restaurante|residencia|padaria|panificio|boulangerie|fournil|bakery|bakkerij|restaurant|hotel|almacen|fabrica|planta|clinica|colegio|instalaciones|oficinas|armazem|oficina|fabrica|instalacoes|laboratorio|magazzino|officina|uffici|sedi|fabriek|werkplaats|magazijn|kantoren|gudang|dapur|bengkel|xuong|kho|bep|benh vien|lager|werkstatt|labor|office|remote|hybrid|onsite|on-site|hiring|greater|downtown|central|metro|area|kota|kab\.?|kabupaten|kantor|cabang|thanh pho|tp\.?|tinh|van phong|chi nhanh|khu vuc|sede|oficina|tienda|delegacion|escritorio|ufficio|kantoor|vestiging|agence|bureau|site|based|north|south|east|west|city|presencial|remoto|hibrid[oa]|ciudad de|cidade de)|#)[\s:,-]{1,3}(?:de |di |da |do |von |of |in |en )?$/;
export const PLACE_NOUN_AFTER =
  /^(?:'s)?[\s-]+(?:[\p{L}-]+ )?(?:offices?|hq|headquarters?|based|area|hub|site|campus|studio|team|location|buro|standort|zentrale|niederlassung|innenstadt|zentrum|stadtzentrum|hafen|region|raum|umland|city|mitte|capital|centre|center|metropol\w*|und umgebung|und umland|and surroundings|et environs|et alentours|y alrededores|e arredores|e dintorni|en omgeving|med omnejd|og omegn|dan sekitarnya|va vung lan can|downtown|warehouse|store|branch|facility|lab|plant|clinic|hospital|bay area)(?![\p{L}])/u;
/** Nouns that make an adjective of a city a place: in front of it and behind it. */
export const ADJECTIVE_NOUN_BEFORE =
  /\b(?:locaux|bureaux?|siege|equipes?|agences?|site|metropole|region|banlieue|quartier|centre|oficinas?|sede|equipo|tienda|ufficio|uffici|sedi|sede|escritorios?|kantoor|vestiging|team|regio)\s+$/;
export const ADJECTIVE_NOUN_AFTER =
  /^[\s-]+(?:[\p{L}-]+(?:en|er) )?(?:buro\w*|standort\w*|[a-z]*stadt\b|[a-z]*viertel|[a-z]*bahnhof|zentrum|stadtzentrum|stadtmitte|hafen\w*|zentrale|hauptsitz|niederlassung|filiale|team|office|umland|raum|region|osten|westen|norden|suden|altstadt|city|firmensitz|hq|kantoor|vestiging|regio|binnenstad|werk|flughafen|speckgurtel|umgebung|studio|loft|stadtteil|bezirk|kiez|manufaktur|\w*werkstatt|laden|kanzlei|praxis|klinik\w*|agentur|betrieb|haus\b|labor|lager|schule|hotel|restaurant|geschaft|produktion|fabrik|kita|redaktion|studio|atelier)/u;

/** "Unser Lager liegt an der Wuppertaler Nordbahntrasse": what premises of ours are next to tells its town. */
export const ADJECTIVE_PREMISES_BEFORE =
  /(?:\b(?:wir|unser\w*|dein arbeitsplatz)\b[^.;:!?\n]{0,50}\b(?:liegt|liegen|sitzt|sitzen|steht|stehen|befinde\w*|arbeiten|ist|sind)|\b(?:findest|finden|findet) (?:du |sie |ihr )?uns)\b[^.;:!?\n]{0,24}\b(?:(?:an|in|auf|hinter|neben|gegenuber) (?:der|dem|den)|am|im|beim) $/;
export const ADJECTIVE_STREET_AFTER =
  /^ (?:strasse|straße|str\.|allee|platz|weg|ring|damm|gasse|chaussee|ufer|tor)(?![a-z])/;
/** What is said of the job's own place. */
export const STRONG_CUE =
  /\b(?:with us|bei uns|avec nous|con nosotros|conosco|con noi|bij ons|bersama kami|base|based|locat\w+|offices?|hq|headquarter\w*|position|role|job|jobs|work|works|working|join|team|hiring|hire|relocat\w+|on-?site|in-?person|hybrid|live|living|reside\w*|resident|commut\w+|stores?|warehouse|campus|studio|hub|facility|clinic|hospital|school|opening|seeking|looking|standort\w*|sitz\w*|buro\w*|arbeitsort|arbeitsplatz|stelle|vor ort|niederlassung\w*|zentrale|filiale\w*|werk|praxis|kanzlei|klinik|einsatz\w*|zuhause|suchen|verstarkung|wohn\w+|ansassig|gesucht|oficinas?|tiendas?|trabaj\w+|puesto|equipo|residencia|residir|centro|delegacion|ubicad\w+|buscamos|precisa|incorporar|ciudad|zona|basees?|situee?s?|bureaux?|locaux|siege|poste|equipes?|travail\w*|localis\w+|implant\w+|agence|recrut\w+|rejoin\w+|presence|presentiel|recherch\w+|cherch\w+|sede|escritorios?|trabalh\w+|vaga|equipe|time|localizad\w+|ficamos|unidade|loja|atuar|alocad\w+|uffici?o?|uffici|lavor\w+|posizione|cerchiamo|ricerca\w*|situat\w+|presso|kantoor|gevestigd|standplaats|functie|locatie|vestiging|werken|hoofdkantoor|zoeken|kantor|penempatan|ditempatkan|berlokasi|bekerja|lokasi|domisili|cabang|tinggal|lam viec|van phong|tru so|dia chi|dia diem|tuyen dung|tuyen|chi nhanh|khu vuc|desk|labs?|laborator\w*|labor|bakery|plant|factory|depot|kitchen|restaurant\w*|hotel|farm|workshop|garage|pharmacy|apotheke|backerei|kita|schule|usine|ferme|pharmacie|boulangerie|taller|farmacia|panaderia|escuela|colegio|officina|scuola|albergo|apotek|rumah sakit|sekolah|pabrik|toko|nha may|cua hang|benh vien|winkel|school|ziekenhuis|kontor\w*|soker|soger|tjanst\w*|stilling\w*|placera\w*|placere\w*|belagen|beliggende|bosatt|jobba\w*|jobber|etsimme|haemme|toimisto\w*|sijaits\w*|tyoskent\w*|dicari|dibutuhkan|jawatan|pejabat|lowongan)\b|офис|работ|ваканси|ищем|требуется|кабинет|производств|ทำงาน|สำนักงาน|ออฟฟิศ|รับสมัคร|ประจำ|कार्यालय|ऑफिस|काम|नौकरी|आवश्यकता|भर्ती|स्थित|चाहिए|गोदाम|दुकान|事務所|工房|会社|クリニック|農園|旅館|店裡|麵包店|公司|工廠|診所|餐廳|勤務|オフィス|本社|拠点|駐在|赴任|在住|募集|店舗|にある|駅|支社|支店|工場|所在|常駐|出社|周辺|配属|근무|사무실|본사|오피스|위치|소재|지사|지점|거주|출근|인근|공장|모집|채용|에서 일|工作|招聘|门店|驻场|办公|辦公|总部|總部|位于|位於|坐落|驻|分公司|上班|常驻/;

/** Of those, the ones that speak of a place of work and nothing else. */
export const ANCHOR =
  /\b(?:based|located|offices?|hq|headquarter\w*|position|role|standort\w*|(?:haupt|firmen|dienst|wohn)?sitz\w*|zentrale|niederlassung\w*|filiale\w*|buro\w*|arbeitsort|stelle|oficinas?|tiendas?|puesto|residencia|ubicad\w+|basees?|situee?s?|bureaux?|locaux|siege|poste|sede|escritorios?|vaga|uffici?o?|uffici|kantoor|gevestigd|standplaats|kantor|ditempatkan|van phong|tru so|dia diem|lam viec)\b|本社|勤務|オフィス|근무|본사|사무실|办公|总部/;

/** What makes a country the job's own: living there, allowed to work there, remote within it. */
export const COUNTRY_CUE =
  /\b(?:based in|located in|live in|living in|reside\w* in|residents? of|eligible to work in|authori[sz]ed to work in|right to work in|work permit for|remote(?:ly)? (?:in|from|within|across)|anywhere in|within|must be in|hiring in|position in|role in|job in|relocat\w+ to|wohnsitz in|wohnhaft in|ansassig in|deutschlandweit|bundesweit|con sede en|residencia en|residir en|desde cualquier (?:lugar|parte)|residente? (?:no|na|en|em)|residenti in|residenza in|in tutta|base en|partout en|depuis la|woonachtig in|berdomisili di|lam viec tai|lokasi di|vanuit|aus ganz|uberall in|von (?:uberall|jedem ort) in|(?:en todo|toda la|todo el) (?:pais|territorio)|cualquier lugar|(?:resid\w+|viv\w+|vous habitez|vivre|baserad i|bosatt i|bo i|bosat i|tinggal di|berlokasi di|sinh song tai|o bat ky|anywhere across|people in|candidates (?:in|from|based in)|employed in|contratad\w+ en|hired in|payroll in|wonen in|woont in|abitare in|vivi in|residente in|abiti in)|asuva|asut|todo o|em todo|mana saja|bat ky|bat cu)\b|거주자|어디서나|어디서든|어디든|任何地方|任意地点|各地均可|居住|居住在|कहीं से|में रहने|में कहीं|ที่ไหนก็ได้|ทั่วประเทศ|из любо|в любо[а-яё]* |прожива|всей|国内|国內|在住|駐在|赴任|勤務|거주|국내|境内|常驻/;

/** What belongs to other places than the job's, close by in the same clause. */
export const OTHER_PLACE =
  /\b(?:(?:\d+|mehrere|weitere|several|other|many|viele|autres|otras|outras|altre|andere) (?:niederlassungen|filialen|standorte\w*|offices|stores|branches|locations|sedes|oficinas|tiendas|agences|bureaux|sedi|kantoren|vestigingen|escritorios)|(?:our|unser(?:e|en)|nos|nuestros|nossos|nostri|onze) (?:distributors|resellers|dealers|handler|handlern|distributeurs|revendeurs|distribuidores|revendedores|distributori|rivenditori)|customers?|clients?|markets?|offices (?:in|across|around)|funding|funded|investors?|backed|interviews?|meetings?|lunch(?:es)?|dinners?|barbecues?|almocos?|jantares|comidas?|cenas?|dejeuners?|mittagessen|pranz[oi]|collega's|collegues|colegas|colleghi|companer[oa]s|offsites?|retreats?|events?|conferences?|meet-?ups?|summits?|gather\w*|hackathons?|kick-?offs?|(?:work|collaborat\w*|cooperat\w*|liais\w*|coordinat\w*) (?:closely )?with (?!.*\bteam)|travel\w*|trips?|colleagues|teammates?|partners?|suppliers?|universit\w+|studied|degree|awards?|award|countries|continents|expan\w+|launch\w*|born|time ?zones?|hours?|overlap|flights?|subsidiar\w+|acquired|listed|exchange|league|clubs?|visit\w*|workation\w*|holidays?|festival|(?:trade )?fairs?|exhibitions?|expos?|salons|ferias|beurzen|projects? in|born in|native|speak\w*|language|kunden|kundin\w*|markte?|investor\w*|messen?|konferenz\w*|reisen?|reisebereit\w*|dienstreise\w*|gesprach\w*|vorstellungsgesprach\w*|bewerbungsgesprach\w*|kolleg\w+|studium|universitat|hochschule|vereine?|lander\w*|ausland|stiftung|marche|investisseurs?|salon|deplacements?|reunions?|seminaires?|filiales|pays|entretiens?|visites?|clientes|mercados?|inversores|feria|viaj\w+|reunion(?:es)?|entrevistas?|paises|clubes|mejores empresas|melhores empresas|viagens|reunioes|entrevista|clienti|mercat\w+|viagg\w+|trasfert\w+|fiere|riunioni|klanten|markten?|evenement\w*|reizen|pelanggan|klien|pasar|perjalanan|wawancara|khach hang|thi truong|du lich|boi|nghi mat|phong van|doi tac|dong nghiep|teammate|cong tac|dai hoc|tham quan)\b|顧客|読者|取引先|市場|出身|進出|子会社|グループ会社|海外展開|出張|時間|上場|東証|大学|旅行|고객|시장|출장|해외|법인|진출|대학|상장|여행|客户|市场|出差|子公司|大学|展示会|見本市|전시회|展会|上市|合作|旅游|客戶/;
/** A company's headquarters is elsewhere often enough. */
export const HEADQUARTERS =
  /\b(?:headquarter\w*|hq|head office|hauptsitz|zentrale|stammsitz|hauptquartier|siege (?:social|mondial)|maison mere|sede (?:central|social|principal)|casa matriz|matriz|casa madre|hoofdkantoor|kantor pusat|tru so chinh|huvudkontor\w*|hovedkontor\w*|paakonttori\w*|ibu pejabat|merkezimiz|siedzib\w*)\b|本社|総本社|总部|總部|본사|штаб-квартир|головн[а-яё]* офис|मुख्यालय|สำนักงานใหญ่/;
/** A postal code in front of a town. */
/** The same, to be looked past when what is in front of the town is asked. */
export const POSTAL_CODE_END =
  /(?:(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}|\d{4} (?!in|en|im|am|an|at|on|de|di|em|te|op|to|ab)[a-z]{2}|\d{3} \d{2})\s$/;
export const POSTAL_CODE = /(?:^|[\s,(])(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}\s$/;
/** Where a company began: seldom the place of the job, but better than nothing. */
export const ORIGIN =
  /\b(?:founded|established|started|grundung|gegrundet|fondee?s?|creee?s?|fundad\w+|fondat\w+|opgericht|didirikan|thanh lap)\b|設立|創業|설립|成立/;

/** Streets, squares and stations named after a place, in front of the name and behind it. */
export const STREET_BEFORE =
  /(?:\b(?:vila|bairro|jardim|jd\.?|parque|barrio|colonia|quartier|wijk|stadtteil|kecamatan|kelurahan|phuong|calle|c\/|avenida|avda\.?|av\.?|rue|boulevard|bd\.?|place|plaza|via|viale|piazza|corso|rua|alameda|praca|street|duong|pho|ngo|jl\.?|jalan|paseo|camino|carretera|metro|estacion|gare|quai|cours|route|chemin|laan|straat|weg|platz|toa nha|tower|building|hotel)\s(?:de |da |do |di |la |del |des |du |de la |d')?)$/;
/** A house number in front of a name. */
export const HOUSE_NUMBER = /(?:^|[\s,])\d{1,3}[a-z]?,? $/;
export const STREET_AFTER =
  /^(?:er|s)?[\s-]*(?:street|st\.(?! )|road|rd\b|avenue|ave\b|blvd|boulevard|lane|strasse|straße|str\.|allee|platz\b|weg\b|ring\b|ufer\b|damm\b|gasse|plein\b|straat|laan\b|kade\b|gade\b|dori|tower\b)|^(?:로|길|대로)\s?[\d(]/;

/** What makes a name part of another name: an institution, a paper, a time, a language. */
export const OTHER_NAME_AFTER =
  /^(?:['’]?s?[\s-]+(?:gmbh|inc\b|ltd|llc\b|kg\b|corp\b|sarl|sas\b|s\.?p\.?a|s\.?r\.?l|b\.?v\b|plc\b|holding|times?\b|time ?zone|hours\b|stock|exchange|university|school|universitat|bank|marathon|museum|airport(?! (?:office|area))|business school|film|fashion|declaration|agreement|convention|accord|post\b|herald|fc\b|united\b|city fc|klinik(?!um)|sparkasse|messe|hansa|dom\b|ticket|standard time|zeit\b|uhr\b|grammar|style|pizza)|[語人円酒製的風式料证證券銀银行大学學時时タ]|証券|時間|时间|株式|[어인](?![\p{Script=Hangul}])|(?:ese|ian|an|isch)\b)/u;
export const OTHER_NAME_BEFORE =
  /(?:\b(?:fc|vfb|tsv|tu|fh|hs|uni|universitat|university of|universita di|universite de|universidad de|universidade de|bank of|museum of|university|messe|ihk|hwk|lake|mount|fort|port|saint|republic of|bayern|borussia|hertha|union|eintracht|real|atletico|inter|rb|1\. fc|club de|college of|school of|institute of|dai hoc|truong|ngan hang|utc|gmt|cet|est)\s+)$/;

/** "from any place in Spain": a country that the job may be done in. */
export const ANYWHERE_OF =
  /(?:lugar|parte|ponto|canto|cidade|regiao|region|endroit|coin|citta|angolo|hoek|corner|town|city|ecke|winkel|ciudad|tinh thanh(?: nao)?|tinh|noi(?: nao)?|qualsiasi parte|onde|punto|partes|rincon|anywhere|part|place|teil|ort|endroit|luogo|plek|mana saja|overal|dovunque|ovunque|uberall|partout|anywhere|alle steder|var som helst|hvor som helst)\s(?:d'|(?:de|of|von|in|do|da|di|en|cua|o|tai|i|no|na)\s(?:la |el |the |o |a )?)$/;

/** "across France", "in all of Canada", "भारत में कहीं से भी": a job or team that is spread over a country. */
export const SPREAD =
  /(?:across|throughout|all over|all of|anywhere (?:in|within|across)|anyone in|a travers|partout en|in ganz|aus ganz|uberall (?:in|aus)|(?:por|en|em|de) tod[oa]|in tutta|in tutto|in heel|heel|di seluruh|khap|bat ky dau (?:o|tai)|over hele|i hela|mista tahansa|missa tahansa|missapain|z dowolnego miejsca w|gdziekolwiek w|da ogni regione|ogni parte|todas las (?:provincias|regiones) de|koko|по всей|из любо[а-яё]* (?:точки|города|региона)|ทั่ว)\s*(?:la |el |the |o |a |de |of |l'|d'|il |d )?$/;
export const SPREAD_AFTER =
  /^(?: में कहीं| के किसी भी| भर में|全国|全境|全土|全域|国内どこ|(?:国内)?(?:に|で)?(?:お住まい|居住)|国内(?:在住|限定)|どこ|各地|どこ|のどこ|任意|任意城市|的?任何|任何地方|任意|境内任|어디|전국|전역| 어디| 전역| 전국|'nin her|'nun her|'daki herhangi|ทุกจังหวัด| \(anywhere|-wide\b| wide\b|weit\b|内のどこ|にお住まい|在住)/;
/** "We hire in Poland", "contratamos en Argentina": where a remote job's people may be employed. */
export const EMPLOYED_IN =
  /(?:\bwe (?:can |currently |only |do )?(?:hire|employ|recruit)(?: people| you| staff)?|\b(?:hired|employed|on payroll) (?:from |with)?(?: a contract)?|\bwir (?:stellen|beschaftigen|rekrutieren)(?: leute| menschen)?|\bnous (?:recrutons|embauchons)|\bcontratamos(?: a)?(?: gente| personas| pessoas)?|\bassumiamo(?: persone)?|\bwij? (?:nemen|werven)(?: mensen)?|\bkami merekrut|\bchung toi tuyen(?: dung)?) (?:only |nur |uniquement |solo |alleen )?(?:in|en|a|au|aux|no|na|em|aan in|di|tai) (?:the |la |el |der |den |l')?$/;
/** A job that may be done in all of a country that is not named. */
export const IN_THE_COUNTRY =
  /\b(?:(?:anywhere|wherever|any(?: place| part| town)?|from all parts|all over|across|throughout) (?:you like )?(?:in |within |of |inside )?(?:the|our) (?:whole |entire )?country|nationwide|country-?wide|(?:uberall|von uberall|egal wo|irgendwo|aus dem ganzen|im ganzen|in ganzem?) (?:im |aus dem |vom )?(?:ganzen )?(?:land|inland|bundesgebiet)|bundesweit|landesweit|(?:partout|n'importe ou|ou vous (?:voulez|le souhaitez)|de tous les coins|dans tout|toute l'etendue) (?:dans |en |du |de )?(?:le |tout le )?pays|(?:cualquier (?:lugar|parte|punto|ciudad|rincon) del|en todo el|desde todo el|por todo el) (?:pais|territorio nacional)|a nivel nacional|(?:qualquer (?:lugar|parte|cidade|ponto) do|em todo o|de todo o) (?:pais|territorio nacional)|(?:qualsiasi|qualunque) (?:parte|luogo|citta|punto) (?:del paese|d'italia)|in tutto il (?:paese|territorio nazionale)|(?:overal|waar dan ook|heel|het hele) (?:in )?(?:het )?land|(?:dari |di )?mana (?:saja|pun)(?: di)? (?:dalam negeri|tanah air)|(?:bat ky|bat cu) (?:dau|noi nao) (?:trong nuoc|trong ca nuoc)|trong ca nuoc)\b|全国どこ|国内どこ|国内のどこ|全国各地|전국 어디|국내 어디|全国任意|全国各地|国内任何|国内(?:在住|居住|に(?:お住まい|居住|住))|국내 ?거주/;
/** Rooms of the company, and what says that the job itself is meant. */
export const OFFICE =
  /\b(?:offices?|buros?|bureaux?|oficinas?|escritorios?|uffici?o?|sede|siege|kantoor|kantoren|kantor|van phong|tru so|kontor\w*|toimisto\w*|based)\b|オフィス|本社|사무실|본사|办公室|总部|總部|офис|कार्यालय|मुख्यालय/;
export const JOB =
  /\b(?:roles?|position|jobs?|you|your|stelle|arbeitsort|du|sie|dein\w*|ihr\w*|puesto|tu|trabajar\w*|poste|vous|tu|vaga|voce|posizione|ruolo|functie|je|jij|jouw|posisi|kamu|anda|ban|vi tri|du|din|dit)\b|勤務|근무|工作|работа|काम/;
/** "our conference centre in", "notre hôtel à": a place of the company's own, whatever its noun reminds of. */
export const OWN_PLACE =
  /\b(?:our|unser\w*|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze|ons|vores|var|vart|meidan)\s(?:[\p{L}-]+ ){0,2}(?:centre|center|hotel|hostel|restaurant\w*|kitchen|studio|workshop|clinic|practice|school|stores?|shops?|branch|plant|factory|site|warehouse|labs?|laboratory|campus|hospital|museum|haus|werk|werkstatt|praxis|klinik|filiale|zentrum|lager|labor|schule|etablissement|boutique|magasin|usine|atelier|centro|tienda|fabrica|clinica|colegio|escuela|almacen|loja|unidade|negozio|stabilimento|albergo|ristorante|winkel|fabriek|werkplaats|magazijn|school|praktijk)\s(?:in|en|a|em|bei|di|i|pa)\s$|\b(?:studio|kantor|toko|pabrik|gudang|restoran|hotel|klinik|apotek|sekolah|cabang|van phong|cua hang|nha may|xuong|phong kham|truong) (?:kami|chung toi|cong ty) (?:di|tai|o)\s$/u;
/** "Toronto-based startup": the company's headquarters. */
export const COMPANY_OF =
  /発の|に本社|-based (?:[a-z]+ )?(?:start-?up|company|agency|firm|business|scale-?up|studio|consultancy|fintech|manufacturer)/;
/** Words of a whole sentence, which no title has. */
export const SENTENCE =
  /\b(?:is|are|was|were|would|will|has|have|we|we're|you|can't|ist|sind|war|wir|du|wurde|est|sommes|nous|vous|somos|estamos|fue|siamo|noi|sono|zijn|wij|je|fomos|nossa|kami|adalah|chung toi|vi|olemme)\b|です|ます|입니다|합니다|है|हैं|เป็น|是|我们|我們/;
/** "You cannot do this from Bali." */
export const NOT_FROM =
  /\b(?:not|can't|cannot|no|nicht|kein\w*|pas|ne|sin|nao|non|niet|khong|tidak)\b[^.,;:]{0,28}\b(?:from|in|aus|von|depuis|desde|de|da|vanuit|tu|dari)\s$/;
/** "at 9 Bold Street, " and "near Joo Chiat, " in front of the city, as written. */
export const ADDRESS_BEFORE =
  /(?:\b(?:in|at|near|on|bei|an|im|am|a|à|en|em|na|no|di|tại|i)|\d{1,4}[a-z]?,?) (?:the )?(?:\p{Lu}[\p{L}'’.-]* ?){1,4}(?:\d{1,4}[a-z]?)?, $/u;
/** "Sales assistant, Dundee": a line of a role and a place. */
export const ROLE_IN_FRONT =
  /^[\s\-•*]*(?:[\p{L}/()&.'-]+ ){0,4}(?:[\p{L}-]*(?:executive|engineer|manager|developer|analyst|assistant|designer|officer|clerk|nurse|driver|technician|specialist|consultant|lead|director|chef|cook|teacher|operator|worker|agent|representative|accountant|bookkeeper|intern|trainee|mechanic|planner|advisor|architect|barista|receptionist|writer|scientist|leiter|leiterin|berater\w*|koch|fachkraft|kraft|mechaniker\w*|ingenieur\w*|entwickler\w*|kaufmann|kauffrau|assistenz|techniker\w*|fahrer\w*|verkaufer\w*|assistente?|comptable|developpeur\w*|graphiste|vendeur\w*|ingeniero|ingeniera|contable|tecnic[oa]|disenador\w*|vendedor\w*|analista|desenvolvedor\w*|contabile|impiegat[oa]|cuoc[oa]|boekhouder|verkoper|monteur|medewerker|planner)|\((?:m|f|w|h|d|x)\/[a-z/]+\)|h\/f|f\/h|m\/w\/d)\b[^.:;!?]{0,24}[,\-–|] $/u;
/** "台南老屋裡的麵包店": a house of work right behind a name in Eastern script. */
export const EASTERN_PREMISES_AFTER =
  /^[^。、，,.!！？]{0,12}(?:店|会社|公司|工廠|工厂|工場|工作室|辦公室|办公室|事務所|診所|诊所|クリニック|餐廳|餐厅|学校|學校|旅館|農園|病院|医院|工房|회사|공장|병원|카페|매장|학원|스튜디오)/;
/** "nhà máy KCN Yên Phong, ": what is written large in front of the comma is an address. */
export const LARGE_IN_FRONT = /(?:\p{Lu}[\p{L}\d'’.-]* ){1,3}\p{Lu}[\p{L}\d'’.-]*, $/u;
/** "Rotterdam Noord": a side of the city. */
export const CITY_SIDE =
  /^[ -](?:Nord|Süd|Ost|West|Mitte|Noord|Zuid|Oost|Zuidoost|Centrum|North|South|East|Central|Norte|Sur|Sul|Este|Oeste|Centro|Est|Ouest|Sud|Centre)(?!\p{L})/u;
