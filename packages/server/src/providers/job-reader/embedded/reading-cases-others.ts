import { readingCase as c, type ReadingCase } from './reading-cases.ts';

/** Invented texts in which a workplace word is said of other people than the one who is sought. */
export const CASES_OF_OTHER_POSTS: readonly ReadingCase[] = [
  c(
    'other posts',
    'ONSITE',
    'Leeds/GB',
    'Ward clerk\nWe are a remote-friendly trust for central staff only; this post is not part of that.\nLocation: Leeds',
  ),
  c(
    'other posts',
    'ONSITE',
    'Kassel/DE',
    'Homeoffice gibt es bei uns nur für die Verwaltung; diese Stelle gehört nicht dazu.\nStandort: Kassel',
  ),
  c(
    'other posts',
    'ONSITE',
    'Dijon/FR',
    "Le télétravail est réservé aux services centraux ; ce poste n'en fait pas partie.\nLieu : Dijon",
  ),
  c(
    'other posts',
    'ONSITE',
    'Sevilla/ES',
    'El teletrabajo es solo para los servicios centrales; este puesto queda fuera.\nUbicación: Sevilla',
  ),
  c(
    'other posts',
    'ONSITE',
    'Parma/IT',
    'Lo smart working è riservato al personale amministrativo; questa posizione ne è esclusa.\nSede: Parma',
  ),
  c(
    'other posts',
    'ONSITE',
    'Breda/NL',
    'Thuiswerken kan alleen bij de staf; deze functie valt daar niet onder.\nStandplaats: Breda',
  ),
  c(
    'other posts',
    'ONSITE',
    'Porto/PT',
    'O teletrabalho é só para os serviços centrais; esta vaga não está incluída.\nLocal: Porto',
  ),
  c('other posts', 'ONSITE', '上海/CN', '远程办公仅限总部职能部门，本岗位不在此列。\n工作地点：上海'),
  c('other posts', 'ONSITE', '大阪/JP', '在宅勤務は管理部門のみで、本職種は対象外です。\n勤務地：大阪'),
  c(
    'other posts',
    'REMOTE',
    'Leeds/GB',
    'Fully remote. This role is not eligible for visa sponsorship.\nLocation: Leeds',
  ),
  c(
    'other posts',
    'HYBRID',
    'Leeds/GB',
    'Hybrid: two days at home. This position is not included in the bonus scheme.\nLocation: Leeds',
  ),
  c('resident helpers', null, '大阪/JP', '勤務地:大阪\n通訳常駐のため語学力は必須ではありません。'),
  c('resident helpers', null, '札幌/JP', '勤務地:札幌\n看護師が常駐しているので医療の知識は必要ありません。'),
  c('resident helpers', null, '부산/KR', '근무지: 부산\n통역사가 상주하므로 외국어는 필수가 아닙니다.'),
  c('resident helpers', null, '广州/CN', '工作地点：广州\n翻译驻场，因此不要求外语。'),
  c(
    'broken lines',
    null,
    '',
    "Affiancamento degli enti, compresa l'assistenza\nda remoto agli utenti nei primi giorni di esercizio",
  ),
  c('broken lines', null, '', 'Vous assurez le support et la maintenance\nà distance des machines'),
  c('broken lines', null, '', 'Prestarás a las tiendas asistencia y soporte\nremoto durante la campaña'),
  c('broken lines', null, '', 'Zu deinen Aufgaben gehört die Einrichtung der Technik beim Kunden\nvor Ort'),
];
