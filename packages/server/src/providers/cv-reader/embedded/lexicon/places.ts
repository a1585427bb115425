import { fold, foldKey } from '../text/fold.ts';

const COUNTRY_CODES =
  'AR AT AU BD BE BG BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES ET FI FR GB GE GH GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KH KR KW KZ LB LK LT LU LV LY MA MD ME MG MK MM MN MT MX MY MZ NG NI NL NO NP NZ OM PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SN SV SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZA ZM ZW'.split(
    ' ',
  );
const INTERFACES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'id', 'vi', 'ja', 'ko', 'zh-Hans', 'zh-Hant'];

const MORE: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  'u s': 'US',
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  uae: 'AE',
  holland: 'NL',
  deutschland: 'DE',
  'estados unidos': 'US',
  eeuu: 'US',
  brasil: 'BR',
  中国: 'CN',
  中國: 'CN',
  台灣: 'TW',
  台湾: 'TW',
  대한민국: 'KR',
  한국: 'KR',
  'viet nam': 'VN',
  'great britain': 'GB',
};

const countries: ReadonlyMap<string, string> = buildCountries();

function buildCountries(): Map<string, string> {
  const table = new Map<string, string>();
  for (const place of INTERFACES) {
    const display = new Intl.DisplayNames([place], { type: 'region', fallback: 'none' });
    for (const code of COUNTRY_CODES) {
      const name = display.of(code);
      if (name !== undefined) table.set(foldKey(name), code);
    }
  }
  for (const [name, code] of Object.entries(MORE)) table.set(foldKey(name), code);
  return table;
}

/** The ISO code of a country's name in any of the twelve languages, or null. */
export function countryCode(name: string): string | null {
  return countries.get(foldKey(name)) ?? null;
}

const CITY_LIST = `london|paris|berlin|munich|munchen|muenchen|hamburg|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|aachen|kiel|freiburg|mainz|heidelberg|potsdam|darmstadt|regensburg|ingolstadt|wurzburg|ulm|jena|erfurt|rostock|kassel|saarbrucken|lubeck|oldenburg|osnabruck|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|zurich|zuerich|genf|geneva|geneve|basel|bern|lausanne|winterthur|luzern|lugano|st gallen
lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|grenoble|dijon|angers|nimes|toulon|brest|le mans|clermont ferrand|tours|limoges|amiens|metz|nancy|rouen|caen|orleans|mulhouse|besancon|perpignan|villeurbanne|annecy|bruxelles|brussels|brussel|antwerpen|antwerp|gent|ghent|liege|namur|charleroi|leuven|brugge|luxembourg
madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|oviedo|santander|pamplona|san sebastian|las palmas|salamanca|burgos|a coruna|cadiz|toledo|elche|cartagena|almeria|castellon|tarragona|girona|lleida|mexico|ciudad de mexico|mexico city|guadalajara|monterrey|puebla|tijuana|leon|queretaro|merida|bogota|medellin|cali|barranquilla|lima|arequipa|santiago|santiago de chile|valparaiso|concepcion|buenos aires|rosario|mendoza|montevideo|quito|guayaquil|caracas|la paz|asuncion|san jose|panama|guatemala|la habana|santo domingo
roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|modena|prato|cagliari|perugia|livorno|ravenna|pisa|siena|bergamo|pavia|trento|bolzano|udine|ferrara|rimini|salerno|ancona|pescara|lecce|taranto
amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|enschede|haarlem|arnhem|zaandam|amersfoort|apeldoorn|den bosch|s hertogenbosch|hoofddorp|maastricht|leiden|dordrecht|zoetermeer|zwolle|deventer|delft|alkmaar|leeuwarden|hilversum|venlo|assen
lisboa|lisbon|porto|braga|coimbra|funchal|setubal|aveiro|faro|evora|leiria|sao paulo|rio de janeiro|brasilia|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|goiania|belem|porto alegre|campinas|guarulhos|sao luis|maceio|florianopolis|vitoria|joao pessoa|ribeirao preto|uberlandia|sorocaba|joinville|londrina|niteroi
jakarta|surabaya|bandung|medan|semarang|makassar|palembang|depok|tangerang|bekasi|bogor|yogyakarta|jogjakarta|malang|surakarta|denpasar|batam|padang|pekanbaru|balikpapan|banjarmasin|pontianak|manado|bali|cirebon|jakarta selatan|jakarta pusat|jakarta barat|jakarta timur|jakarta utara|sleman|sidoarjo
ha noi|hanoi|ho chi minh|tp ho chi minh|thanh pho ho chi minh|tp hcm|tphcm|hcmc|ho chi minh city|saigon|sai gon|da nang|hai phong|can tho|nha trang|bien hoa|vung tau|da lat|quy nhon|binh duong|dong nai|bac ninh
new york|new york city|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|jacksonville|fort worth|columbus|charlotte|san francisco|indianapolis|seattle|denver|washington|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|colorado springs|raleigh|miami|oakland|minneapolis|tulsa|tampa|new orleans|cleveland|pittsburgh|cincinnati|st louis|orlando|salt lake city|ann arbor|madison|berkeley|palo alto|mountain view|sunnyvale|menlo park|cupertino|santa clara|cambridge|princeton|stanford|boulder|irvine|santa monica|pasadena|buffalo|rochester|ithaca|new haven|providence|durham|chapel hill|richmond|brooklyn|toronto|montreal|vancouver|calgary|ottawa|edmonton|quebec|winnipeg|halifax|waterloo|victoria|mississauga
manchester|birmingham|leeds|glasgow|sheffield|bradford|liverpool|edinburgh|bristol|cardiff|belfast|leicester|coventry|nottingham|newcastle|newcastle upon tyne|southampton|portsmouth|oxford|york|brighton|plymouth|aberdeen|dundee|swansea|norwich|exeter|durham|warwick|lancaster|surrey|guildford|milton keynes|dublin|cork|galway|limerick|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch
stockholm|goteborg|gothenburg|malmo|uppsala|lund|copenhagen|kobenhavn|aarhus|odense|oslo|bergen|trondheim|helsinki|espoo|tampere|turku|reykjavik|warsaw|warszawa|krakow|wroclaw|poznan|gdansk|lodz|prague|praha|brno|budapest|bratislava|bucharest|bucuresti|cluj|cluj napoca|sofia|belgrade|beograd|zagreb|ljubljana|athens|athina|thessaloniki|istanbul|ankara|izmir|kyiv|kiev|lviv|kharkiv|moscow|moskva|saint petersburg|minsk|vilnius|kaunas|riga|tallinn|tartu|nicosia|valletta
mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|noida|gurgaon|gurugram|kochi|karachi|lahore|islamabad|dhaka|colombo|kathmandu|singapore|kuala lumpur|penang|bangkok|chiang mai|manila|quezon city|cebu|hong kong|taipei|macau|dubai|abu dhabi|doha|riyadh|jeddah|kuwait city|tel aviv|jerusalem|haifa|beirut|amman|cairo|alexandria|casablanca|rabat|tunis|algiers|alger|dakar|lagos|abuja|accra|nairobi|kampala|addis ababa|johannesburg|cape town|pretoria|durban
tokyo|osaka|kyoto|yokohama|nagoya|sapporo|fukuoka|kobe|sendai|hiroshima|seoul|busan|incheon|daegu|daejeon|gwangju|suwon|seongnam|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|nanjing|wuhan|xian|suzhou|tianjin|chongqing`;

const cities = new Set(CITY_LIST.split(/[|\n]/));

const CJK_PLACE =
  /(?:東京|大阪|京都|北海道|神奈川|横浜|名古屋|福岡|札幌|神戸|仙台|広島|埼玉|千葉|兵庫|愛知|静岡|서울|부산|인천|대구|대전|광주|울산|수원|성남|경기|세종|제주|판교|용인|창원|北京|上海|深圳|广州|廣州|杭州|成都|南京|武汉|西安|苏州|天津|重庆|长沙|青岛|大连|厦门|宁波|无锡|合肥|郑州|济南|福州|沈阳|台北|臺北|新北|高雄|台中|新竹|香港|澳门)/;

/** Two-letter states and provinces that follow a city's name. */
const STATES =
  /^(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSTUVY]|O[HKNR]|P[AEQR]|QC|RI|S[CDKP]|T[NX]|UT|V[AT]|W[AIVY]|YT|RJ|MG|RS|PR|SP|BA|DF|NSW|VIC|QLD|ACT|TAS|NT)(?:\s+\d{5}(?:-\d{4})?)?$/;

export type PlaceEvidence = { score: number; city: string; country: string };

/** The states of the United States and the provinces of Canada in full. */
const STATE_NAMES = new Set(
  `alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|ontario|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick`.split(
    '|',
  ),
);

/** How much a text looks like a place and nothing else: 0 no, 1 perhaps, 2 surely. */
export function placeEvidence(text: string): PlaceEvidence {
  const none: PlaceEvidence = { score: 0, city: '', country: '' };
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > 90 || /[@]|https?:/.test(trimmed)) return none;
  const cjk = CJK_PLACE.exec(trimmed);
  if (cjk !== null && cjk.index === 0 && !/会社|公司|회사|大学|학교|銀行|银行|銀行/.test(trimmed))
    return { score: 2, city: cjk[0], country: '' };
  if (
    /^(?:remote|fully remote|hybrid|home ?office|teletrabajo|remoto|t[eé]l[eé]travail|リモート|재택|远程|worldwide|anywhere)$/i.test(
      trimmed,
    )
  )
    return { score: 2, city: '', country: '' };
  const parts = trimmed
    .replace(/^\(|\)$/g, '')
    .split(/\s*[,/–|(]\s*|\s+[-–—]\s+/)
    .map((part) => part.replace(/\)$/, '').trim())
    .filter((part) => part !== '');
  let city = '';
  let country = '';
  let hits = 0;
  for (const part of parts) {
    const normalized = part
      .replace(/^(?:[A-Z]{1,2}-)?\d{3,6}(?:[ -]\d{3}|\s?[A-Z]{2})?\s+/, '')
      .replace(/\s+\d{4,6}(?:-\d{3,4})?$/, '');
    if (cities.has(foldKey(normalized))) {
      hits += 1;
      city ||= normalized;
    } else if (countryCode(normalized) !== null) {
      hits += 1;
      country ||= normalized;
    } else if (STATES.test(part) || (parts.length > 1 && STATE_NAMES.has(foldKey(normalized)))) hits += 1;
  }
  if (hits === 0) return none;
  if (city === '' && country === '' && parts.length === 2 && parts[0] !== undefined) city = parts[0];
  return { score: hits >= parts.length || hits >= 2 ? 2 : parts.length <= 3 ? 1.5 : 1, city, country };
}

/** True when folded text has the form of a street address or a postcode with a town. */
export function hasPostcode(text: string): boolean {
  return /(?:^|[\s,])(?:[a-z]{1,2}-)?\d{4,5}(?:\s?[a-z]{2})?\s+\p{L}{3,}|,\s*[a-z]{2}\s+\d{5}|\d{3}-?\d{4}\s*[都道府県]|〒\s*\d{3}|[a-z]{1,2}\d{1,2}[a-z]?\s*\d[a-z]{2}(?:$|[\s,])|\d{5}-\d{3}/u.test(
    fold(text),
  );
}
