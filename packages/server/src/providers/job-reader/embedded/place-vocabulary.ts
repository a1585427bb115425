/** What stands around place names, on folded text; the lists of words are in `place-words.ts`. */

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

/** A postal code in front of a town. */
/** The same, to be looked past when what is in front of the town is asked. */
export const POSTAL_CODE_END =
  /(?:(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}|\d{4} (?!in|en|im|am|an|at|on|de|di|em|te|op|to|ab)[a-z]{2}|\d{3} \d{2})\s$/;
export const POSTAL_CODE = /(?:^|[\s,(])(?:[a-z]{1,2}-)?(?!(?:19|20)\d\d\s)\d{4,5}\s$/;

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

/** "We hire in Poland", "contratamos en Argentina": where a remote job's people may be employed. */
export const EMPLOYED_IN =
  /(?:\bwe (?:can |currently |only |do )?(?:hire|employ|recruit)(?: people| you| staff)?|\b(?:hired|employed|on payroll) (?:from |with)?(?: a contract)?|\bwir (?:stellen|beschaftigen|rekrutieren)(?: leute| menschen)?|\bnous (?:recrutons|embauchons)|\bcontratamos(?: a)?(?: gente| personas| pessoas)?|\bassumiamo(?: persone)?|\bwij? (?:nemen|werven)(?: mensen)?|\bkami merekrut|\bchung toi tuyen(?: dung)?) (?:only |nur |uniquement |solo |alleen )?(?:in|en|a|au|aux|no|na|em|aan in|di|tai) (?:the |la |el |der |den |l')?$/;
/** "our conference centre in", "notre hôtel à": a place of the company's own, whatever its noun reminds of. */
export const OWN_PLACE =
  /\b(?:our|unser\w*|notre|nuestr[oa]|noss[oa]|nostr[oa]|onze|ons|vores|var|vart|meidan)\s(?:[\p{L}-]+ ){0,2}(?:centre|center|hotel|hostel|restaurant\w*|kitchen|studio|workshop|clinic|practice|school|stores?|shops?|branch|plant|factory|site|warehouse|labs?|laboratory|campus|hospital|museum|haus|werk|werkstatt|praxis|klinik|filiale|zentrum|lager|labor|schule|etablissement|boutique|magasin|usine|atelier|centro|tienda|fabrica|clinica|colegio|escuela|almacen|loja|unidade|negozio|stabilimento|albergo|ristorante|winkel|fabriek|werkplaats|magazijn|school|praktijk)\s(?:in|en|a|em|bei|di|i|pa)\s$|\b(?:studio|kantor|toko|pabrik|gudang|restoran|hotel|klinik|apotek|sekolah|cabang|van phong|cua hang|nha may|xuong|phong kham|truong) (?:kami|chung toi|cong ty) (?:di|tai|o)\s$/u;
/** "Toronto-based startup": the company's headquarters. */
export const COMPANY_OF =
  /発の|に本社|-based (?:[a-z]+ )?(?:start-?up|company|agency|firm|business|scale-?up|studio|consultancy|fintech|manufacturer)/;
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
