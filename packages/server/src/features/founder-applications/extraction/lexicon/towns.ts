/** Towns and parts of a country that founders name for their home without their country, by country; those that several countries share are left out. */
const TOWNS: Readonly<Record<string, string>> = {
  AT: 'Wien|Vienna|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Dornbirn|Bregenz|Feldkirch|St. Pölten',
  AU: 'Sydney|Brisbane|Adelaide|Hobart|Canberra|Darwin|Fremantle|Geelong|Tasmania|Queensland|New South Wales',
  AR: 'Buenos Aires|Rosario|Mendoza|La Plata|Bariloche',
  BE: 'Brussels|Brüssel|Bruxelles|Brussel|Antwerp|Antwerpen|Anvers|Gent|Ghent|Gand|Leuven|Louvain|Brugge|Bruges|Liège|Namur|Charleroi|Mechelen|Kortrijk|Hasselt',
  BR: 'São Paulo|Rio de Janeiro|Belo Horizonte|Curitiba|Porto Alegre|Recife|Salvador|Brasília|Florianópolis|Fortaleza|Campinas|Manaus',
  CA: 'Toronto|Montreal|Montréal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg|Québec|Saskatoon|Ontario|British Columbia|Alberta|Manitoba|Nova Scotia|Saskatchewan|New Brunswick',
  CH: 'Zürich|Zurich|Genf|Geneva|Genève|Basel|Bâle|Bern|Berne|Lausanne|Luzern|Lucerne|Winterthur|St. Gallen|Lugano|Fribourg|Neuchâtel|Chur|Zug|Biel',
  CL: 'Santiago de Chile|Valparaíso|Concepción|Antofagasta|Ovalle|Temuco',
  CO: 'Bogotá|Medellín|Cali|Barranquilla|Bucaramanga',
  DE: 'Berlin|Hamburg|München|Munich|Köln|Cologne|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Dortmund|Essen|Bremen|Hannover|Hanover|Nürnberg|Nuremberg|Freiburg|Regensburg|Augsburg|Karlsruhe|Mannheim|Heidelberg|Münster|Bonn|Kiel|Rostock|Potsdam|Erfurt|Jena|Mainz|Kassel|Göttingen|Tübingen|Ulm|Aachen|Bielefeld|Magdeburg|Chemnitz|Bamberg|Würzburg|Passau|Lübeck|Flensburg|Oldenburg|Saarbrücken|Trier|Konstanz',
  DK: 'Copenhagen|Kopenhagen|Copenhague|Aarhus|Odense|Aalborg',
  ES: 'Madrid|Barcelona|Sevilla|Seville|Bilbao|Zaragoza|Málaga|Vigo|Cádiz|Valladolid|Oviedo|Gijón|Murcia|Alicante|Salamanca|Pamplona|San Sebastián|Santander|Palma|Almería|Huelva|Badajoz|La Coruña|A Coruña',
  FR: 'Paris|Lyon|Marseille|Toulouse|Bordeaux|Lille|Nantes|Strasbourg|Straßburg|Rennes|Grenoble|Montpellier|Nice|Dijon|Lorient|Brest|Quimper|Vannes|Angers|Tours|Limoges|Clermont-Ferrand|Reims|Metz|Nancy|Rouen|Le Havre|Caen|Besançon|Poitiers|Perpignan|Annecy|Chambéry|Avignon|Saint-Étienne|La Rochelle|Concarneau',
  GB: 'London|Londres|Leeds|Manchester|Bristol|Edinburgh|Glasgow|Cardiff|Swansea|Bangor|Liverpool|Sheffield|Nottingham|Leicester|Brighton|Oxford|Norwich|Southampton|Portsmouth|Plymouth|Exeter|Belfast|Aberdeen|Dundee|Inverness|Hull|Bradford|Coventry|Stirling|Aberystwyth|Derby|Scotland|Wales|England|Cornwall|Yorkshire|Northern Ireland',
  GH: 'Accra|Kumasi|Tamale',
  IE: 'Dublin|Galway|Limerick|Waterford|Sligo|Kilkenny|Dundalk|Cork|Tralee|Killarney|Ennis|Athlone|Letterkenny|Wexford|Drogheda|Westport|Tullamore|Carlow|Navan|Castlebar|Clifden|Dingle|Kerry|Donegal|Connemara',
  IN: 'Mumbai|Delhi|Bangalore|Bengaluru|Chennai|Hyderabad|Pune|Kolkata|Ahmedabad|Kochi|Jaipur|Gurgaon|Noida|Indore|Lucknow',
  IT: 'Roma|Rome|Milano|Milan|Torino|Turin|Napoli|Naples|Bologna|Firenze|Florence|Genova|Palermo|Bari|Verona|Padova|Trieste|Parma|Modena|Pisa|Cagliari|Trento|Bolzano|Venezia|Venice|Catania|Lecce|Bergamo|Brescia',
  KE: 'Nairobi|Mombasa|Kisumu|Nakuru|Eldoret',
  MX: 'Ciudad de México|Mexico City|Monterrey|Puebla|Tijuana|Querétaro|Oaxaca|Mérida de Yucatán',
  NG: 'Lagos|Abuja|Ibadan|Kano|Enugu|Port Harcourt',
  NL: 'Amsterdam|Rotterdam|Utrecht|Eindhoven|Groningen|Den Haag|The Hague|La Haye|Delft|Leiden|Nijmegen|Arnhem|Maastricht|Breda|Tilburg|Haarlem|Enschede|Middelburg|Zwolle|Leeuwarden|Wageningen|Amersfoort|Deventer',
  NO: 'Oslo|Bergen|Trondheim|Stavanger|Tromsø',
  NZ: 'Auckland|Wellington|Christchurch|Dunedin|Nelson|Tauranga',
  PE: 'Lima|Arequipa|Cusco|Trujillo del Perú',
  PT: 'Lisboa|Lisbon|Lissabon|Porto|Braga|Coimbra|Aveiro|Évora|Faro|Setúbal|Funchal|Guimarães|Leiria|Viseu',
  SE: 'Stockholm|Göteborg|Gothenburg|Malmö|Uppsala|Lund|Umeå',
  SN: 'Dakar|Saint-Louis du Sénégal|Thiès',
  US: 'New York|Brooklyn|Boston|Chicago|San Francisco|Oakland|Los Angeles|Seattle|Austin|Houston|Dallas|Denver|Philadelphia|Pittsburgh|Detroit|Cleveland|Minneapolis|Milwaukee|Atlanta|Miami|Baltimore|New Orleans|Nashville|Salt Lake City|Phoenix|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Wisconsin|Wyoming|Washington|Santa Fe|Albuquerque|Boise|Omaha|Kansas City|St. Louis|Cincinnati|Tucson',
  ZA: 'Cape Town|Johannesburg|Durban|Pretoria|Stellenbosch|Soweto',
};

/** Country code by the name of a town in lower case. */
export const COUNTRY_OF_TOWN: ReadonlyMap<string, string> = new Map(
  Object.entries(TOWNS).flatMap(([country, names]) => names.split('|').map((name) => [name.toLowerCase(), country])),
);
