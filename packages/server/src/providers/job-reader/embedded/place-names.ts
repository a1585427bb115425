/**
 * The project's own list of places, next to the generated gazetteer: names that one language has for another's
 * cities, short forms, parts of cities, regions, and names that are words before they are places.
 */

/** One city a line: `country size name|other names`. The first name is the one cities are compared by. */
export const CITY_NAMES = `
GB 5 Kingston upon Hull|Hull
DK 6 Aarhus|Århus
DE 8 Berlin|Berlín|Berlijn|Berlim|Berlino
DE 7 München|Munich|Muenchen|Múnich|Munique|Monaco di Baviera|Munchen|MUC
DE 7 Köln|Cologne|Koeln|Colonia|Colônia|Keulen
DE 7 Hamburg|Hamburgo|Hambourg|Amburgo
DE 6 Frankfurt am Main|Frankfurt|Frankfurt a.M.|Frankfurt/Main|Frankfurt a. M.|Francfort|Fráncfort|Francoforte|Frankfort
DE 6 Nürnberg|Nuremberg|Nuernberg|Núremberg|Norimberga|Neurenberg|Nuremberga
DE 6 Hannover|Hanover|Hanovre|Hanóver
DE 6 Düsseldorf|Duesseldorf|Dusseldorf
DE 6 Stuttgart|Estugarda
DE 6 Leipzig|Lipsia
DE 6 Dresden|Dresde|Dresda
DE 6 Bremen|Brême|Brema
DE 5 Halle (Saale)|Halle/Saale|Halle an der Saale
DE 5 Aachen|Aix-la-Chapelle|Aquisgrán|Aken|Aquisgrana
DE 5 Mainz|Mayence|Maguncia|Magonza
DE 5 Freiburg im Breisgau|Freiburg|Friburgo de Brisgovia|Fribourg-en-Brisgau
DE 5 Braunschweig|Brunswick
DE 5 Regensburg|Ratisbona|Ratisbonne
DE 5 Augsburg|Augusta di Baviera|Augsbourg
DE 5 Würzburg|Wuerzburg|Wurzburg
DE 4 Trier|Trèves|Tréveris|Treviri
DE 5 Mannheim
DE 4 Marburg an der Lahn|Marburg
DE 5 Ludwigshafen am Rhein|Ludwigshafen
DE 4 Konstanz|Constance|Constanza
DE 6 Offenbach am Main|Offenbach
DE 4 Garching bei München|Garching
AT 7 Wien|Vienna|Vienne|Viena|Wenen
AT 5 Salzburg|Salzbourg|Salzburgo|Salisburgo
AT 5 Graz|Linz
CH 6 Zürich|Zurich|Zuerich|Zúrich|Zurigo|Zurique
CH 5 Genève|Geneva|Genf|Ginebra|Ginevra|Genebra
CH 5 Basel|Bâle|Basilea|Basle|Basileia|Bazel
CH 5 Bern|Berne|Berna
CH 5 Lausanne|Losanna|Lausana
CH 4 Luzern|Lucerne|Lucerna
NL 6 Den Haag|The Hague|La Haye|La Haya|L'Aia|'s-Gravenhage|Haia|Den-Haag
NL 6 Amsterdam|A'dam|Ámsterdam|Amsterdã|Amesterdão
NL 6 Rotterdam|R'dam|Róterdam|Roterdão|Roterdã
NL 5 Utrecht
NL 5 's-Hertogenbosch|Den Bosch
NL 5 Groningen|Groninga
BE 7 Bruxelles|Brussels|Brussel|Brüssel|Bruselas|Bruxelas|Bruxelles-Capitale
BE 6 Antwerpen|Antwerp|Anvers|Amberes|Anversa|Antuérpia
BE 5 Gent|Ghent|Gand|Gante
BE 5 Leuven|Louvain|Löwen|Lovaina
BE 5 Liège|Lüttich|Luik|Lieja|Liegi
BE 5 Brugge|Bruges|Brügge|Brujas
LU 5 Luxembourg|Luxemburg Stadt|Luxembourg City|Luxemburg-Stadt
FR 7 Paris|París|Parigi|Parijs
FR 6 Lyon|Lione
FR 6 Marseille|Marseilles|Marsella|Marsiglia
FR 6 Toulouse|Tolosa
FR 6 Nice|Niza|Nizza
FR 6 Bordeaux|Burdeos
FR 6 Nantes
FR 6 Strasbourg|Straßburg|Estrasburgo|Strasburgo|Straatsburg
FR 5 Lille|Rijsel
GB 8 London|Londres|Londra|Londen|Luân Đôn
GB 6 Edinburgh|Edimburgo|Édimbourg
GB 6 Belfast|Bristol
GB 5 Saint Albans|St Albans
IE 7 Dublin|Dublín|Dublino|Baile Átha Cliath
ES 8 Madrid|Madri
ES 7 Barcelona|Barcelone|Barcellona|BCN
ES 6 Sevilla|Seville|Séville|Siviglia|Sevilha
ES 6 València|Valencia|Valence (Espagne)
ES 6 Zaragoza|Saragossa|Saragosse
ES 6 Bilbao|Bilbo
ES 6 Palma de Mallorca|Palma|Palma de Majorca
ES 6 Las Palmas de Gran Canaria|Las Palmas|Las Palmas de G.C.|Las Palmas de GC|Las Palmas G.C.|Palmas de Gran Canaria
ES 5 A Coruña|La Coruña
ES 5 Donostia-San Sebastián|San Sebastián|Donostia|San Sebastian
ES 5 Vitoria-Gasteiz|Vitoria|Gasteiz
ES 5 Pamplona|Iruña
ES 5 Santa Cruz de Tenerife|S/C de Tenerife|Santa Cruz Tenerife
ES 5 San Cristóbal de La Laguna|La Laguna
ES 5 Alacant|Alicante
ES 5 Castelló de la Plana|Castellón de la Plana|Castellón
ES 5 Girona|Gerona
ES 5 Lleida|Lérida
ES 3 Maspalomas|Playa del Inglés|San Bartolomé de Tirajana
ES 3 Puerto del Rosario
ES 3 Puerto de la Cruz
PT 6 Lisboa|Lisbon|Lissabon|Lisbonne|Lisbona
PT 5 Porto|Oporto
IT 8 Roma|Rome|Rom
IT 7 Milano|Milan|Mailand|Milán|Milaan|Milão
IT 6 Napoli|Naples|Neapel|Nápoles|Napels
IT 6 Torino|Turin|Turín|Turijn|Turim
IT 6 Firenze|Florence|Florenz|Florencia|Florença
IT 6 Venezia|Venice|Venedig|Venecia|Venise|Veneza|Venetië
IT 6 Genova|Genoa|Gênes|Génova|Genua
IT 6 Bologna|Bolonia|Bologne|Bolonha
IT 5 Padova|Padua|Padoue
IT 5 Bolzano|Bozen
DK 7 København|Copenhagen|Kopenhagen|Copenhague|Copenaghen|Copenhaga
SE 7 Stockholm|Estocolmo|Stoccolma
SE 6 Göteborg|Gothenburg|Gotemburgo
SE 6 Malmö|Malmo
NO 6 Oslo|Osló
FI 6 Helsinki|Helsingfors|Helsinque
PL 7 Warszawa|Warsaw|Warschau|Varsovie|Varsovia|Varsavia|Varsóvia|Warschau
PL 6 Kraków|Krakow|Cracow|Krakau|Cracovie|Cracovia|Cracóvia
PL 6 Wrocław|Wroclaw|Breslau|Breslavia
PL 6 Gdańsk|Gdansk|Danzig
PL 6 Poznań|Poznan|Posen
PL 6 Łódź|Lodz
CZ 7 Praha|Prague|Prag|Praga|Praag
CZ 6 Brno|Brünn
SK 6 Bratislava|Pressburg|Bratislave
HU 7 Budapest|Budapeste
RO 7 București|Bucharest|Bukarest|Bucarest|Bucareste|Boekarest
RO 6 Cluj-Napoca|Cluj
BG 7 Sofia|Sófia|Sofía
RS 7 Beograd|Belgrade|Belgrad|Belgrado
HR 6 Zagreb|Zagabria|Zagrebe
SI 5 Ljubljana|Laibach|Liubliana
GR 6 Athína|Athens|Athen|Athènes|Atenas|Atene|Athene
GR 6 Thessaloniki|Thessalonique|Salónica
TR 8 İstanbul|Istanbul|Estambul|Istambul
TR 8 Ankara
UA 7 Kyiv|Kiev|Kiew|Kyjiw
UA 6 Lviv|Lwiw|Lemberg
EE 6 Tallinn|Tallin
LV 6 Riga|Rīga
LT 6 Vilnius|Vilna
IL 6 Tel Aviv|Tel Aviv-Yafo|Tel-Aviv|TLV
IL 6 Jerusalem|Jérusalem|Jerusalén
AE 8 Dubai|Dubaï|Dubái
AE 7 Abu Dhabi|Abou Dhabi
SG 8 Singapore|Singapur|Singapour|Singapura
MY 7 Kuala Lumpur|KL
TH 8 Bangkok|Krung Thep|BKK
PH 7 Manila|Metro Manila|Manille
PH 6 Makati|Taguig|Bonifacio Global City|BGC
ID 8 Jakarta|DKI Jakarta|Yakarta|Jacarta|Jabodetabek
ID 6 Yogyakarta|Jogja|Jogjakarta|DIY Yogyakarta
ID 6 Surakarta|Solo
ID 7 Surabaya|Bandung Barat
ID 6 Bekasi|Tangerang Selatan|Tangsel|BSD City|BSD
VN 8 Hồ Chí Minh|Ho Chi Minh City|TP. Hồ Chí Minh|TP Hồ Chí Minh|TP.HCM|TPHCM|TP HCM|HCMC|HCM|Sài Gòn|Saigon|Ho Chi Minh|Ho-Chi-Minh-Stadt|Hô-Chi-Minh-Ville|Thành phố Hồ Chí Minh|Tp. HCM
VN 8 Hà Nội|Hanoi|Ha Noi|HN|Hanói|Hanoï
VN 7 Đà Nẵng|Da Nang|Danang|ĐN
VN 7 Hải Phòng|Haiphong|Hai Phong
VN 6 Cần Thơ|Can Tho
VN 6 Biên Hòa|Bien Hoa
JP 8 東京|Tokyo|Tokio|Tóquio|Tōkyō|东京|東京都|東京23区|都内
JP 8 大阪|Osaka|大阪府|大阪市
JP 7 京都|Kyoto|京都府|京都市|Kioto
JP 7 横浜|Yokohama|横浜市
JP 7 名古屋|Nagoya|名古屋市
JP 7 福岡|Fukuoka|福岡市
JP 7 札幌|Sapporo|札幌市
JP 7 神戸|Kobe|神戸市
JP 7 広島|Hiroshima|広島市
JP 7 仙台|Sendai|仙台市
KR 8 서울|Seoul|Seúl|Seul|Séoul|서울시|서울특별시
KR 8 부산|Busan|부산시|부산광역시|Pusan
KR 7 인천|Incheon|인천시|인천광역시
KR 7 대구|Daegu|대구시|대구광역시
KR 7 대전|Daejeon|대전시|대전광역시
KR 7 광주|Gwangju|광주시|광주광역시
KR 7 울산|Ulsan|울산시|울산광역시
KR 6 성남|Seongnam|성남시|분당|판교|Pangyo|Bundang
KR 6 수원|Suwon|수원시|광교
KR 6 용인|Yongin|용인시
KR 6 고양|Goyang|고양시|일산
KR 6 화성|Hwaseong|화성시|동탄
KR 6 세종|Sejong|세종시|세종특별자치시
KR 6 제주|Jeju|제주시|제주도
KR 6 안양|Anyang|안양시|평촌
KR 6 부천|Bucheon|부천시
KR 6 과천|과천시
KR 6 하남|하남시
CN 8 北京|Beijing|Peking|Pékin|Pekín|Pechino|Pequim|베이징|Bắc Kinh
CN 8 上海|Shanghai|Shanghái|Xangai|상하이|Thượng Hải
CN 8 深圳|Shenzhen|선전|Thâm Quyến
CN 8 广州|Guangzhou|廣州|Canton|광저우|Quảng Châu
CN 8 杭州|Hangzhou
CN 8 成都|Chengdu
CN 8 南京|Nanjing|Nanking
CN 8 武汉|Wuhan|武漢
CN 8 苏州|Suzhou|蘇州
CN 8 西安|Xi'an|Xian
CN 7 厦门|Xiamen|廈門
HK 8 Hong Kong|香港|Hongkong|홍콩|Hồng Kông
TW 8 台北|Taipei|臺北|台北市|臺北市|타이베이|Đài Bắc
TW 7 新竹|Hsinchu|新竹市
TW 8 台中|Taichung|臺中
TW 8 高雄|Kaohsiung
IN 8 Bengaluru|बेंगलुरु|बैंगलोर|बंगलौर|Bangalore|Bengalore|Bangaluru|BLR
IN 8 Mumbai|Bombay|Navi Mumbai|Bombaim
IN 8 New Delhi|Delhi|Delhi NCR|NCR|Neu-Delhi|Nueva Delhi|Nova Délhi|Nuova Delhi
IN 8 Chennai|Madras
IN 8 Hyderabad|Haidarabad
IN 8 Kolkata|Calcutta|Kalkutta
IN 8 Pune|Poona
IN 7 Gurugram|गुरुग्राम|गुड़गांव|गुड़गाँव|Gurgaon
IN 6 Noida|Greater Noida
IN 6 Kochi|Cochin|Ernakulam
IN 7 Thiruvananthapuram|Trivandrum
IN 7 Visakhapatnam|Vizag
IN 7 Vadodara|Baroda
IN 7 Indore|इंदौर
IN 7 Surat|सूरत
IN 7 Thane|ठाणे
IN 7 Ghaziabad|गाज़ियाबाद|गाजियाबाद
IN 7 Rajkot|राजकोट
IN 7 Prayagraj|प्रयागराज|Allahabad
IN 7 Howrah|हावड़ा
IN 7 Gwalior|ग्वालियर
IN 7 Coimbatore|कोयंबटूर|कोयम्बटूर
TH 6 Nonthaburi|นนทบุรี
IN 7 Mysuru|Mysore
IN 6 Mohali|Sahibzada Ajit Singh Nagar
US 8 New York|New York City|NYC|Nueva York|Nova York|Nova Iorque|Ny
US 6 San Francisco|SF|San Francisco Bay Area|São Francisco
US 8 Los Angeles|Los Ángeles
US 6 Washington|Washington, D.C.|Washington DC|Washington, DC|D.C.
US 6 Boston|Cambridge, MA
US 6 Philadelphia|Philadelphie|Filadelfia|Philly
US 6 New Orleans|Nueva Orleans
US 6 St. Louis|Saint Louis|St Louis
US 6 St. Paul|Saint Paul|St Paul
US 6 Seattle|Bellevue, WA
US 6 Las Vegas|Salt Lake City|SLC
CA 6 Montréal|Montreal|Montréal (Québec)
CA 6 Québec City|Quebec City|Ville de Québec
MX 8 Ciudad de México|Mexico City|CDMX|Mexiko-Stadt|México D.F.|Mexico-Stadt|Cidade do México|Città del Messico
CO 8 Bogotá|Bogota
AR 8 Buenos Aires|CABA
CL 8 Santiago de Chile
BR 8 São Paulo|Sao Paulo
BR 8 Rio de Janeiro|Río de Janeiro
BR 8 Brasília|Brasilia
EG 8 Cairo|Le Caire|El Cairo|Kairo
RU 8 Saint Petersburg|Санкт-Петербург|Питер|Sankt Petersburg|St. Petersburg Russia
RU 8 Moskva|Москва|Moscow|Moskau|Moscou|Moscú|Mosca|Moskou
MM 8 Yangon|Rangoon|ヤンゴン
KH 7 Phnom Penh|プノンペン
LA 6 Vientiane|ビエンチャン
TH 6 Chonburi|チョンブリ|Chon Buri
TH 6 Ayutthaya|アユタヤ
TH 6 Si Racha|Sriracha|シラチャ
TH 5 Rayong|ラヨーン
ID 6 Karawang|カラワン
ID 6 Bogor|ボゴール
ID 6 Bandung|バンドン
ID 6 Bali|バリ島|Denpasar
ID 6 Cikarang|チカラン
VN 6 ビンズオン|ビンズオン省
VN 6 ドンナイ|ドンナイ省
VN 6 ハイズオン|ハイズオン省
VN 6 フンイエン|フンイエン省
VN 6 バクニン|バクニン省
VN 8 ホーチミン|ホーチミン市
IE 5 Galway|Gaillimh
IE 4 Limerick|Luimneach
CH 5 St. Gallen|Sankt Gallen|St.Gallen|Saint-Gall
AT 5 Klagenfurt am Wörthersee|Klagenfurt
FR 4 Sophia Antipolis
ES 5 Las Rozas de Madrid|Las Rozas
ES 3 Morro Jable|Costa Calma
ES 3 Los Cristianos|Playa de las Américas
IT 5 Reggio nell'Emilia|Reggio Emilia
IT 5 Reggio di Calabria|Reggio Calabria
NL 5 Almere|Almere Stad
NL 3 Schiphol|Schiphol-Rijk
ID 5 Cilegon
ID 5 Badung
ID 5 Subang
ID 5 Garut
ID 4 Pringsewu
ID 4 Sukoharjo
ID 4 Wonogiri
ID 4 Karanganyar
ID 4 Sleman
ID 5 Sidoarjo
ID 5 Gresik
VN 6 Đà Lạt|Da Lat|Dalat
US 3 Playa Vista
US 3 Research Triangle Park
US 6 Minneapolis–Saint Paul|Twin Cities
CZ 5 Plzeň|Pilsen
PH 6 Cebu|Cebu City
PH 6 Quezon City|Pasig|Mandaluyong
MY 6 Penang|Pulau Pinang|George Town
MX 6 Querétaro|Santiago de Querétaro
DE 4 Kempten (Allgäu)|Kempten
DE 4 Bad Homburg vor der Höhe|Bad Homburg
DE 5 Hanau|Hanau am Main
DE 5 Mülheim an der Ruhr|Mülheim (Ruhr)
DE 3 Ottobrunn
DE 4 Limburg an der Lahn|Limburg
DE 4 Frankfurt (Oder)|Frankfurt/Oder|Frankfurt an der Oder
`;

/** Parts of a city, `country city: part|part`: they tell the city, and stand for it. */
export const CITY_PARTS = `
DE Berlin: Kreuzberg|Prenzlauer Berg|Friedrichshain|Neukölln|Charlottenburg|Schöneberg|Berlin-Mitte|Berlin Mitte|Potsdamer Platz|Alexanderplatz|Kurfürstendamm|Adlershof|Moabit
DE München: Schwabing|Haidhausen|Sendling|Bogenhausen|Werksviertel
DE Hamburg: Altona|Eimsbüttel|HafenCity|Sankt Pauli|St. Pauli|Ottensen
DE Köln: Ehrenfeld|Köln-Deutz
FR Paris: La Défense|Paris La Défense|Montparnasse|Gare de Lyon|Île-de-France|Ile de France|IDF|région parisienne
GB London: Shoreditch|Canary Wharf|Soho London|Hammersmith|Kings Cross|King's Cross|Greater London
US New York: Manhattan|Brooklyn|Queens NY|Midtown Manhattan|Flatiron|SoHo NYC
US San Francisco: SF Bay Area|Bay Area|SoMa SF|Mission District
ES Madrid: Chamberí|Salamanca Madrid
ES Barcelona: Poblenou|22@
ES Las Palmas de Gran Canaria: Mesa y López|Las Canteras|Las Palmas Capital
PT Lisboa: Parque das Nações|Marvila|Campo Grande|Alvalade
BR São Paulo: Vila Olímpia|Itaim Bibi|Avenida Paulista|Av. Paulista|Faria Lima|Vila Madalena|Brooklin|Zona Sul de São Paulo
BR Rio de Janeiro: Botafogo|Barra da Tijuca
IN Bengaluru: Koramangala|Indiranagar|HSR Layout|Whitefield|Electronic City|Marathahalli|Bellandur
IN Mumbai: Andheri|Bandra|BKC|Powai|Lower Parel|Goregaon
IN Hyderabad: HITEC City|Hitech City|Gachibowli|Madhapur
IN New Delhi: Connaught Place|Okhla
IN Pune: Hinjewadi|Kharadi|Baner
IN Chennai: OMR Chennai|Guindy
ID Jakarta: Jakarta Selatan|Jakarta Pusat|Jakarta Barat|Jakarta Timur|Jakarta Utara|Jaksel|Jakpus|Jakbar|SCBD|Kelapa Gading|Kebon Jeruk|Kemang|Sudirman
VN Hồ Chí Minh: Quận 1|Quận 2|Quận 3|Quận 4|Quận 5|Quận 7|Quận 10|Quận 12|Q1|Q.1|Q3|Q7|Thủ Đức|Bình Thạnh|Tân Bình|Phú Nhuận|Gò Vấp|Tân Phú
VN Hà Nội: Cầu Giấy|Đống Đa|Ba Đình|Hoàn Kiếm|Thanh Xuân|Nam Từ Liêm|Bắc Từ Liêm|Hai Bà Trưng|Mỹ Đình|Hoàng Mai
JP 東京: 渋谷|新宿|港区|千代田区|中央区日本橋|品川|六本木|丸の内|秋葉原|恵比寿|目黒|五反田|池袋|豊島区|江東区|大手町|虎ノ門|麹町|渋谷区|新宿区|品川区|目黒区|世田谷区|台東区|中野区
JP 大阪: 梅田|なんば|心斎橋|本町駅
JP 横浜: みなとみらい
KR 서울: 강남|강남구|강남역|서초|서초구|송파|송파구|잠실|역삼|역삼역|역삼동|선릉|선릉역|삼성역|삼성동|성수|성수동|성수역|마포|마포구|여의도|영등포|영등포구|구로|구로구|가산|가산디지털단지|금천구|강서구|마곡|종로|종로구|을지로|시청역|용산|용산구|성동구|홍대|합정|공덕|논현|신논현|문정동|양재|양재역|강동구|광화문|신사|압구정|청담|학동|뚝섬|서울숲|상암|디지털미디어시티|관악구|동작구|중랑구|노원구
CN 上海: 浦东|徐汇|静安|张江|漕河泾|长宁区|虹桥|黄浦|闵行|杨浦
CN 北京: 海淀|朝阳区|中关村|望京|西二旗|东城区|西城区|国贸|亦庄|丰台
CN 深圳: 南山区|福田|宝安|前海|科技园
CN 广州: 天河|番禺|海珠|越秀
CN 杭州: 滨江区|余杭|西湖区
TW 台北: 信義區|內湖|南港|松山區|大安區|中山區|內湖區
`;

/** Regions that only tell a country, `country: name|name`. Two-letter codes count after a city or in a label. */
export const REGIONS = `
US: Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|West Virginia|Wisconsin|Wyoming|Silicon Valley|Georgia|Washington|Washington State|New York State|Upstate New York
CA: Ontario|Québec|Quebec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick
GB: England|Scotland|Wales|Northern Ireland|Schottland|Escocia|Écosse|Inghilterra|Inglaterra|Angleterre
DE: Bayern|Baden-Württemberg|Nordrhein-Westfalen|NRW|Hessen|Sachsen|Niedersachsen|Rheinland-Pfalz|Schleswig-Holstein|Brandenburg|Thüringen|Sachsen-Anhalt|Mecklenburg-Vorpommern|Saarland|Ruhrgebiet|Bavaria
AT: Steiermark|Tirol|Oberösterreich|Niederösterreich|Vorarlberg|Kärnten|Burgenland
IN: Karnataka|Maharashtra|Tamil Nadu|Kerala|Telangana|Gujarat|Uttar Pradesh|Haryana|Rajasthan|West Bengal|Andhra Pradesh|Madhya Pradesh|Punjab India
AU: New South Wales|Queensland|Western Australia|South Australia|Tasmania
BR: Minas Gerais|Santa Catarina|Paraná|Rio Grande do Sul|Ceará|Pernambuco|Bahia|Goiás|Espírito Santo|Amazonas|Mato Grosso
ES: Andalucía|Cataluña|Catalunya|Comunidad de Madrid|Comunidad Valenciana|Galicia|Castilla y León|Castilla-La Mancha|Aragón|Extremadura|Asturias|Cantabria|País Vasco|Euskadi|Canarias|Islas Canarias|Baleares|Islas Baleares
FR: Bretagne|Normandie|Occitanie|Nouvelle-Aquitaine|Auvergne-Rhône-Alpes|Hauts-de-France|Grand Est|Pays de la Loire|Provence-Alpes-Côte d'Azur|PACA
IT: Lombardia|Lazio|Piemonte|Emilia-Romagna|Toscana|Campania|Puglia|Sicilia|Sardegna|Friuli-Venezia Giulia|Veneto|Trentino
NL: Noord-Holland|Zuid-Holland|Noord-Brabant|Gelderland|Randstad
BE: Vlaanderen|Flandern|Wallonie
CH: Deutschschweiz|Romandie
`;

/** Islands and provinces that job postings name where others name a city, `country: name|name`. */
export const PROVINCES = `
ES: Gran Canaria|Tenerife|Lanzarote|Fuerteventura|La Gomera|El Hierro|Mallorca|Menorca|Ibiza|Isla de La Palma|Bizkaia|Gipuzkoa|Guipúzcoa|Vizcaya
PT: Madeira|Açores|Algarve
GR: Kreta|Crete
MT: Gozo
ID: Lampung|Jawa Barat|Jawa Timur|Jawa Tengah|Banten|Sumatera Utara|Sumatera Selatan|Sumatera Barat|Kalimantan Timur|Kalimantan Selatan|Kalimantan Barat|Sulawesi Selatan|Sulawesi Utara|Riau|Kepulauan Riau|Jambi|Bengkulu|Aceh|Papua|NTB|NTT|Jateng|Jatim|Jabar|Lombok|東ジャワ|西ジャワ|中部ジャワ
VN: An Giang|Bà Rịa - Vũng Tàu|Bà Rịa-Vũng Tàu|Bình Dương|Bình Định|Bình Phước|Bình Thuận|Đắk Lắk|Đắk Nông|Điện Biên|Đồng Nai|Đồng Tháp|Gia Lai|Hà Nam|Hải Dương|Hậu Giang|Hòa Bình|Khánh Hòa|Kiên Giang|Kon Tum|Lai Châu|Lâm Đồng|Lạng Sơn|Lào Cai|Long An|Nam Định|Nghệ An|Ninh Bình|Ninh Thuận|Phú Thọ|Phú Yên|Quảng Bình|Quảng Nam|Quảng Ngãi|Quảng Ninh|Quảng Trị|Sóc Trăng|Sơn La|Tây Ninh|Thái Bình|Thái Nguyên|Thanh Hóa|Thừa Thiên Huế|Tiền Giang|Trà Vinh|Tuyên Quang|Vĩnh Long|Vĩnh Phúc|Yên Bái|Bắc Ninh|Bắc Giang|Hưng Yên
JP: 神奈川|神奈川県|埼玉|埼玉県|千葉県|愛知|愛知県|兵庫県|福岡県|北海道|静岡県|茨城県|広島県|沖縄|沖縄県|長野県|岐阜県|三重県|滋賀県|奈良県|岡山県|宮城県|新潟県|群馬県|栃木県
KR: 경기도|경기|강원도|충청북도|충청남도|충북|충남|전라북도|전라남도|경상북도|경상남도|경남|경북|전남|전북
`;

/** Other ways to name a country, `code name|name`. */
export const COUNTRY_NAMES = `
US USA|U.S.A.|U.S.|US|United States|United States of America|EE. UU.|EE.UU.|EEUU|Estados Unidos|États-Unis|Etats-Unis|Vereinigte Staaten|Stati Uniti|Verenigde Staten|EUA|Amerika Serikat|Hoa Kỳ|アメリカ|米国|미국|美国|美國
GB UK|U.K.|Great Britain|Großbritannien|England|Reino Unido|Royaume-Uni|Regno Unito|Verenigd Koninkrijk|Groot-Brittannië|Grande-Bretagne|Gran Bretaña|イギリス|英国|영국|英國
NL Holland|The Netherlands|Holanda|Pays-Bas|Paesi Bassi|Países Bajos|オランダ
KR Korea|South Korea|Republic of Korea|Südkorea|Corea del Sur|Coréia do Sul|한국|대한민국|韓国|韩国|국내
CZ Czech Republic|Czechia|Tschechien|República Checa|République tchèque
VN Viet Nam|Vietnam|Việt Nam|ベトナム|베트남|越南
JP 日本|日本国内|Japon|Japan|일본
TH タイ|タイ国|タイ王国|태국|泰国
ID インドネシア|인도네시아|印尼
CN China|PRC|中国|中國|中国大陆|중국|Trung Quốc
TW Taiwan|台湾|台灣|臺灣|대만|Đài Loan
HK Hong Kong SAR
SG シンガポール|싱가포르|新加坡
MY マレーシア|말레이시아|马来西亚
PH フィリピン|필리핀|菲律宾
MM ミャンマー|미얀마
KH カンボジア|캄보디아
LA ラオス|라오스
IN インド|인도|印度
DE ドイツ|독일|德国|德國|BRD|Deutschlands|Deutschlandweit|Bundesweit|bundesweit|deutschlandweit
AT Österreichs|Österreichweit
CH Schweizweit
FR フランス|프랑스|法国
AE UAE|United Arab Emirates|VAE|Emirates
RU Russia|Russland|ロシア|러시아
CH Schweiz|Suisse|Svizzera|Switzerland|Suiza|Suíça|Zwitserland
MK North Macedonia
PL Polska|Polsce|Polski
TR Türkiye
BA Bosnia|Bosnia and Herzegovina
`;

/** Two-letter codes of states, read as the country only behind a city and a comma. */
export const STATE_CODES: Readonly<Record<string, string>> = {
  US: 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC',
  CA: 'ON BC AB MB SK NS NB QC PE NL',
  BR: 'SP RJ MG ES PR SC RS BA CE PE DF GO AM PA',
  AU: 'NSW VIC QLD WA SA TAS ACT',
  IN: 'KA MH TN TS UP HR GJ',
};

/**
 * Place names that are words, first names, brands or techniques before they are places (folded, no accents). They
 * count only where a place is asked for: behind a label, in a heading line of places, or next to their country.
 */
export const WORDS_BEFORE_PLACES = `
lao island brucken sur bo engels ende gracias hola ho kita klang resistencia rolle spalt starke sumber vite mongo tat talent wil
stelle una nahe hin alle auch dein ihr wer wo wir bei rund heute gute komm cela tous notre chez vous votre ils leur bien plus
estamos somos buscamos nuestra nuestro ven unete sobre entre desde hacia para nossa voce quem onde aqui siamo noi chi cosa
wij ons jij hoe wat waar onze kami anda dan untuk yang dengan atau ini itu kerja lokasi lam cac mot nhung neu ban chung
victoria ideal amigo lider norma regina alma lena mira nova vila serra vale monte
january february march april may june july august september october november december monday sunday
enero marzo abril mayo junio julio agosto mars avril mai juin juillet marzo aprile maggio giugno luglio maart
nice reading mobile bath essen halle solo plano como best male of same split bari orange aurora phoenix jackson
jenkins java spring oracle ruby apache hudson lincoln jordan georgia paradise hope success progress independence
enterprise union commerce industry superior normal central college university school park forest lake hill hills
springs valley home garden city center centre market bridge branch field fields station temple battle sandwich
wells street ham rugby boring why art ware wing deal eye rye diss bury lancing selling barking tring much wem lead
bell bow well regen hof singen lage weil stein burg wald werder stade bergen rain au buch haar ried berg tal feld
dorf mark moos hagen herne marl unna hamm ahlen lehre stelle wesel werne kamen hamburger celle peine seelze melle
nidda linden hausen schlangen senden waren barth malchin trebbin rathaus neustadt altstadt baden stadt kirchen
garten born kreuz gap tours lens sens bourg die pau vire dole albi creil orsay issy vichy evry tulle foix aix bron
madre padre santiago mercedes carmen rosario victoria florida esperanza progreso libertad leon merida toledo
cordoba granada lugo jaen elda onda viator coin salt olot reus sax mar campo torre rio nueva nuevo villa alba bra
lodi crema asti massa terni sora fondi nola carpi cento pace gela rho cantu ivrea este erba lecco segni ede oss
goes weert elst uden rijen bladel made soest delden cuijk epe putten pati batu garut bima kendal tegal rembang
metro metropolitan blora subang jombang demak serang batang kota palu kediri madiun salatiga magelang dumai binjai
langsa orlando madison jefferson franklin washington clinton monroe hamilton warren salem florence columbia
columbus dayton mesa irving garland arlington stockton anaheim irvine burnaby surrey regina halifax delta
rochester buffalo cary macon flint troy erie gary cicero elgin joliet peoria moline pekin augusta athens hercules
alexandria angelus nan po ob van man ban dan san lima cali ica puno loja ibarra oro bo kano jos aba ife ado iwo ba
da de do ha la le li lo ma me mi mo na ne ni no nu pa pe pi ra re ri ro sa se si so ta te ti to tu u va ve vi wa
we wo ya ye yo yu za tema ho laval banff bloom cargo mission vision focus data cloud sales support service team
senior junior manager hybrid remote agora alpha beta gamma omega sigma kappa nova terra luna stella marina linda
vista buena bonita loma alta altos plata palma palmira armenia bello sandy ogden provo orem layton murray kearns
wood green gold silver stone rock river point harbor beach bay island crown castle king queen prince princess
marion tyler allen denton keller frisco katy humble kent derby leek hove sale bolton crook consett blyth sindh
anand una puri mau moga tsu kure ise ito nagi soja ota ako ono marketing english deutsch francais espanol italiano
portuguese nancy angers mende cahors digne imola rovigo chieti teramo nuoro wedel selb suhl calw kehl lahr rees
goch moers santa santo sao saint los las el les den der das del dos power mac time bank west east north south nord
sud ost oeste norte sur kern scott logan clark grant lee carter perry wilson marshall mason dixon tucker douglas
nelson wellington marlborough dell apple shell ford lexington sagar erode karur polo bar mineral natal vitoria
betim contagem patos pombal caico limeira franca barra serra mirante colombo orion agen aden most zug biel olten
thun brig ulm turku pori mons huy spa ath aalst pula zadar nis bor barat timur utara selatan pusat hoa binh thanh
phu tan an viet dong tay nam bac trung
`;
