/** Words that tell a company's name, on the text as written: capitals count. */

/** Legal forms behind a name. */
export const FORM_BEHIND =
  /^(?:[\s,]+(?:und|&|et|y|e|and)?\s?(?:Co\.?\s?)?(?:g?GmbH|AG|KG|KGaA|OHG|GbR|UG|SE|e\.?\s?V\.?|eG|mbH|Ltd|Limited|LLP|LLC|Inc|Corp|Plc|PLC|plc|SARL|Sàrl|SAS|SASU|S\.A\.S\.?|SA|S\.A\.?|EURL|SCOP|SL|S\.L\.?U?\.?|SLU|SpA|S\.p\.A\.?|Srl|S\.r\.l\.?|SRL|B\.?V\.?|N\.?V\.?|VOF|Lda\.?|Ltda\.?|Tbk|Oyj?|AB|ApS|A\/S|AS|Sdn\.? Bhd|Pty|Pvt|JSC|Co\.,? Ltd)(?![\p{L}\d])|\s?(?:주식회사|\(주\)))/u;
/** Legal forms in front of it. */
export const FORM_IN_FRONT =
  /(?:(?<!\p{L})(?:PT|CV|UD|Koperasi|Perum|Yayasan|Firma|Société|Sociedad|Società|Sociedade|Công ty(?: TNHH| [Cc]ổ phần| CP)*(?: MTV)?|Tập đoàn|Tổng công ty|Ngân hàng)\.?\s+|(?:株式会社|有限会社|合同会社|医療法人|주식회사|\(주\)|㈜)\s?)$/u;
/** In Han and kana the form is behind without a space. */
export const EASTERN_FORM_BEHIND =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{0,12}?(?:有限公司|股份公司|有限责任公司|集团|集團|株式会社|有限会社|合同会社)/u;

/** Words of a company's name that are no kind of place: "Halden Water", "Genève Conseil", "Grupo Oslo". */
export const TRADE_WORD =
  /^(?:Group|Groupe|Gruppe|Grupo|Gruppo|Groep|Holdings?|Partners?|Brothers|Sons|Associates|Ventures|Capital|Insurance|Assurances?|Versicherung(?:en)?|Bank|Banque|Banco|Finance|Financial|Foods?|Water|Waters|Energy|Energies|Energie|Energía|Energia|Power|Gas|Electric|Electrics|Logistics?|Logistik|Logistique|Logística|Logistica|Freight|Haulage|Transports?|Transporte|Transportes|Trasporti|Couriers?|Express|Technologies|Technology|Technik|Tech|Systems?|Systeme|Systèmes|Sistemas|Solutions|Soluciones|Software|Digital|Media|Data|Labs|Robotics|Pharma|Pharmaceuticals|Biotech|Health|Healthcare|Care|Dental|Optics|Optik|Consulting|Consultants|Conseil|Consultores|Consulenza|Services?|Servicios|Serviços|Servizi|Facilities|Cleaning|Security|Engineering|Construction|Constructions|Builders|Building|Bau|Bouw|Hochbau|Tiefbau|Haustechnik|Elektro|Elektrotechnik|Metall|Metallbau|Maschinenbau|Stahl|Steel|Timber|Holz|Möbel|Furniture|Arredi|Mobili|Muebles|Pinturas|Textiles?|Textil|Fashion|Mode|Moda|Design|Interiors|Print|Press|Verlag|Publishing|Books|Toys|Tools|Motors|Automotive|Auto|Automobile|Autos|Bikes|Cycles|Marine|Shipping|Lines|Ferries|Airways|Air|Rail|Tours|Travel|Reisen|Voyages|Viajes|Viaggi|Events|Catering|Backwaren|Brewing|Brewery|Brauerei|Brasserie|Coffee|Tea|Wines|Dairy|Dairies|Molkerei|Seeds|Gardens|Gartenbau|Landscapes|Nurseries|Recruitment|Personal|Trading|Handel|Handels|Commerce|Imports?|Exports?|Industries|Industrie|Industrias|Manufacturing|Products|Produkte|Precision|Plastics|Kunststoff|Chemicals|Chemie|Glass|Glas|Papier|Paper|Packaging|Verpackung(?:en)?|Werke|Stadtwerke|Immobilien|Property|Properties|Homes|Estates|Housing|Studios|Games|Telecom|Networks|Cloud|Sejahtera|Makmur|Abadi|Jaya|Sentosa|Mandiri|Perkasa|Baguette|Fitness|Sports?|Opticians|Bakers|Butchers|Tailors|Retail|Stores|Alimentación|Alimentos|Alimentaire|Aliments|Boissons|Bebidas|Construcciones|Construções|Costruzioni|Instalaciones|Limpiezas|Nettoyage|Propreté|Menuiserie|Plomberie|Charpente|Électricité|Reinigung|Sanitär|Spedition|Kältetechnik|Solar|Solaire|Assicurazioni|Seguros|Farma|Alimentari|Schoonmaak|Installatie|Zorg|Thuiszorg|Kinderopvang|Beveiliging|Transporten|Verzekeringen|Uitgeverij)$/u;

/** Words that name a company as often as a place of work; they need more to go by. */
export const PREMISES_WORD =
  /^(?:Clinics?|Klinik|Klinikum|Kliniken|Clinique|Clínica|Clinica|Kliniek|Klinik|Hospital|Hospitals|Hôpital|Ospedale|Hotel|Hotels|Hôtel|Hostel|Resort|Restaurants?|Restaurante|Ristorante|Bakery|Bakeries|Bäckerei|Boulangerie|Panadería|Padaria|Panificio|Bakkerij|Café|Cafe|Kaffee|Pizzeria|Bistro|Pharmacy|Apotheke|Pharmacie|Farmacia|Farmácia|Academy|Akademie|Académie|Academia|Schools?|Schule|École|Ecole|Colegio|Escuela|Escola|Scuola|Kita|Kindergarten|Nursery|Crèche|Stores?|Shops?|Boutique|Studio|Salon|Gym|Garage|Atelier|Workshop|Werkstatt|Taller|Officina|Farm|Ferme|Hof|Gut|Winery|Weingut|Theatre|Theater|Gallery|Museum|Cinema|Centre|Center|Zentrum|Institute|Institut|Instituto|Istituto|Laboratories|Laboratory|Laboratoires?|Laboratorio|Labor|Lab|Works|Werk|Mills?|Foundry|Yard|Haus|House|Maison|Casa|Villa|Praxis|Kanzlei|Cabinet|Agency|Agentur|Agence|Agencia|Agenzia|Residence|Résidence|Residencia|Home|Trust|Foundation|Stiftung|Fondation|Fundación|Verein|Association)$/u;

/** What a company does in the first sentence about it, right behind its name, on folded text. */
export const COMPANY_VERB =
  /^(?:\s+|,\s)(?:is (?:a|an|the|one|hiring|looking|seeking|recruiting|proud|part)|was founded|has been|hires|seeks|needs|recruits|runs|makes|builds|supplies|sells|serves|cares|employs|designs|develops|provides|operates|sucht|stellt ein|ist (?:ein|eine|das|der|die)|baut|fertigt|liefert|betreibt|entwickelt|beschaftigt|produziert|verkauft|recrute|recherche|cherche|embauche|est (?:un|une|le|la|l')|fabrique|propose|accompagne|transporte|busca|precisa|selecciona|incorpora|es (?:un|una|la|el)|fabrica|ofrece|cerca|ricerca|seleziona|assume|e (?:un|una|il|la|uma)|produce|procura|contrata|zoekt|is (?:een|op zoek)|bouwt|maakt|levert|mencari|membuka lowongan|adalah|merupakan|berdiri|bergerak|tuyen|can tuyen|la (?:mot|cong ty|don vi|chuoi)|chuyen|phuc vu|accueille|sert|sirve|atiende|serve|apre|abre|ouvre|opens|offnet|hat|has|a|tiene|tem|ha|heeft|co|memiliki|melayani)(?![\p{L}])/u;

/** Common nouns of houses that a company's name follows, on folded text: "la crèche Venise", "nhà hàng Napoli". */
export const PREMISES_IN_FRONT =
  /(?:^|[^\p{L}])(?:creche|clinique|boulangerie|patisserie|restaurant|hotel|ecole|pharmacie|garage|cabinet|agence|maison|ehpad|residence|clinica|panaderia|pasteleria|restaurante|hostal|colegio|escuela|farmacia|taller|academia|residencia|padaria|oficina|trattoria|ristorante|pizzeria|albergo|scuola|panificio|pasticceria|officina|kinderopvang|bakkerij|kliniek|garage|apotheek|nha hang|khach san|tiem banh|quan|phong kham|benh vien|truong|cua hang|tiem|xuong|restoran|rumah makan|toko roti|toko|klinik|sekolah|bengkel|autohaus|backerei|klinik|praxis|kanzlei|gasthof|pflegeheim|kita)\s$/u;

/** What is in front of a company's name and of no town's, on folded text: "chez", "at X, we", "about". */
export const ABOUT_FRONT =
  /^[\s#*\-•>]*(?:about|uber|a propos de|qui est|sobre|acerca de|over|informazioni su|tentang|ve|gioi thieu(?: ve)?|om)\s$/;
export const CHEZ = /(?:^|[\s(])chez\s(?:l'|la |le |les )?$/;
export const AT_FRONT = /(?:^|[\s(,])(?:at|bei|bei der|beim|chez|en|na|no|bij|di|tai|presso|da|hos|join|joining)\s$/;
export const WE_BEHIND =
  /^,?\s(?:we|our|you(?:'ll| will| can)|arbeiten|arbeitest|sind wir|nous|on |vous|cuidamos|somos|creemos|trabajamos|cuidamos|acreditamos|crediamo|siamo|werk je|werken|zijn wij|vinden|kami|chung toi|ban se|vi )/;
/** What is between a place's name and what it is a part of: no part of a company's name. */
export const BARE_FRONT =
  /(?:^|[\s(])(?:at|bei|chez|bij|with|for|fur|pour|para|join|by|about|uber|sobre|presso|mit|avec|met|von|und|and)\s$/;
/** Places of a firm in a town: "London Office" is a place of work, not a name. */
export const SITE_WORD =
  /^(?:Offices?|HQ|Headquarters|Area|Hub|Site|Campus|Branch|Depot|Warehouse|Plant|Factory|Region|Metro|City|Town|County|District|Airport|Station|Port|Harbour|Harbor|Bay|North|South|East|West|Central|Centre|Center|Mitte|Nord|Süd|Ost|West|Nordost|Südwest|Innenstadt|Stadt|Hauptbahnhof|Hbf|Büro|Standort|Zentrale|Niederlassung|Filiale|Raum|Bureau|Bureaux|Agence|Site|Siège|Centro|Norte|Sur|Sul|Este|Oeste|Sede|Oficina|Kantor|Cabang|Kota|Selatan|Utara|Barat|Timur|Pusat|Kantoor|Vestiging|Noord|Zuid|Oost|Ufficio|Team|Remote|Hybrid|Onsite|On|Germany|Deutschland|France|Spain|Italy|USA|UK|Umgebung|Umland|Bezirk|Land|Kreis|Landkreis|Tower|Street|Road|Time)$/u;
