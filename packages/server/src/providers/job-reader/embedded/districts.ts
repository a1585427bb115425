/**
 * Counties, cantons and the like that are behind a town, `country: name|name`: they only tell the country of a town
 * that no list holds.
 */
const DISTRICTS = `
GB: Avon|Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|County Durham|East Sussex|West Sussex|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Huntingdonshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|Wiltshire|Worcestershire|Yorkshire|North Yorkshire|South Yorkshire|West Yorkshire|East Riding|Aberdeenshire|Angus|Argyll|Ayrshire|Fife|Highland|Highlands|Lanarkshire|Moray|Perthshire|Scottish Borders|Orkney|Shetland|Anglesey|Carmarthenshire|Ceredigion|Conwy|Denbighshire|Flintshire|Gwent|Gwynedd|Monmouthshire|Pembrokeshire|Powys|County Antrim|County Armagh|County Down|County Fermanagh|County Tyrone
IE: Co. Cork|County Cork|County Clare|County Donegal|County Galway|County Kerry|County Kildare|County Mayo|County Meath|County Sligo|County Wicklow|Co. Mayo|Co. Kerry|Co. Galway|Co. Clare|Co. Donegal
DE: Allgäu|Eifel|Harz|Schwarzwald|Bayerischer Wald|Oberbayern|Niederbayern|Oberpfalz|Oberfranken|Mittelfranken|Unterfranken|Schwaben|Franken|Sauerland|Münsterland|Taunus|Odenwald|Pfalz|Lausitz|Uckermark|Emsland|Ostfriesland
AT: Wien Umgebung|Salzkammergut|Waldviertel|Weinviertel|Pinzgau|Pongau
CH: Aargau|Thurgau|Graubünden|Wallis|Tessin|Emmental|Kanton Zürich|Kanton Bern|Vaud|Valais|Ticino|Jura bernois
FR: Ain|Aisne|Allier|Ardèche|Ardennes|Ariège|Aube|Aude|Aveyron|Calvados|Cantal|Charente|Charente-Maritime|Corrèze|Côte-d'Or|Côtes-d'Armor|Creuse|Dordogne|Doubs|Drôme|Eure|Eure-et-Loir|Finistère|Gard|Gers|Gironde|Hérault|Ille-et-Vilaine|Indre|Indre-et-Loire|Isère|Jura|Landes|Loir-et-Cher|Loire|Haute-Loire|Loire-Atlantique|Loiret|Lot|Lot-et-Garonne|Lozère|Maine-et-Loire|Manche|Marne|Mayenne|Meurthe-et-Moselle|Meuse|Morbihan|Moselle|Nièvre|Nord|Oise|Orne|Pas-de-Calais|Puy-de-Dôme|Pyrénées-Atlantiques|Bas-Rhin|Haut-Rhin|Rhône|Saône-et-Loire|Sarthe|Savoie|Haute-Savoie|Seine-Maritime|Seine-et-Marne|Yvelines|Deux-Sèvres|Somme|Tarn|Var|Vaucluse|Vendée|Vienne|Haute-Vienne|Vosges|Yonne|Essonne|Val-de-Marne|Val-d'Oise|Corse
ES: Badajoz|Cáceres|La Rioja|Navarra|Huesca|Teruel|Ávila|Segovia|Soria|Zamora|Palencia|Cuenca|Ciudad Real|Albacete|Jaén|Huelva
MX: Yucatán|Jalisco|Nuevo León|Estado de México|Guanajuato|Michoacán|Oaxaca|Chiapas|Tabasco|Sinaloa|Sonora|Tamaulipas|Quintana Roo|Hidalgo|Tlaxcala|Nayarit|Zacatecas
VE: Estado Mérida|Estado Zulia|Estado Táchira|Estado Carabobo|Estado Lara|Estado Trujillo
AR: Provincia de Buenos Aires|Mendoza|Entre Ríos|Misiones|Chubut|Neuquén|Tucumán
CO: Antioquia|Cundinamarca|Boyacá|Santander|Huila|Tolima|Nariño|Valle del Cauca
PT: Alentejo|Minho|Trás-os-Montes|Beira Alta|Beira Baixa|Ribatejo
NL: Friesland|Drenthe|Overijssel|Flevoland|Limburg|Zeeland|Achterhoek|Twente
BE: Oost-Vlaanderen|West-Vlaanderen|Vlaams-Brabant|Waals-Brabant|Hainaut|Henegouwen|Brabant wallon
IT: Umbria|Marche|Abruzzo|Molise|Basilicata|Calabria|Liguria|Alto Adige
US: New England|Bay Area|Upstate New York|Long Island
AU: NSW|VIC|QLD|TAS
`;

const byName = new Map<string, string>();
for (const line of DISTRICTS.trim().split('\n')) {
  for (const name of line.slice(4).split('|')) byName.set(keyOf(name), line.slice(0, 2));
}

function keyOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The country, ISO 3166-1 alpha-2, of a county or canton by its name as written; undefined for other words. */
function countryOfDistrict(name: string): string | undefined {
  return byName.get(keyOf(name));
}

/** Behind a town: ", Wiltshire", "(Harz)", "(im Allgäu)". */
const BEHIND_TOWN = /^\s?[,(]\s?(?:[Ii]m |[Ii]n (?:der |den )?)?([\p{L} .'’-]{3,30}?)\s*(?:[(),.;|/]|$)/u;

/** The county or the like that is right behind a town, and where it ends; null when nothing known does. */
export function districtBehind(written: string): { country: string; length: number } | null {
  const match = BEHIND_TOWN.exec(written);
  const country = countryOfDistrict(match?.[1] ?? '');
  return match === null || country === undefined ? null : { country, length: match[0].length };
}
