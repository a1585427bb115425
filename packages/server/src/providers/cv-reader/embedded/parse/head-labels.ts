import type { Hint, Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut } from '../text/piece.ts';

/** Labels that forms put before the parts of an entry, folded. */
const LABELS: [Exclude<Hint, ''> | 'date', RegExp][] = [
  [
    'date',
    /^(?:dates?|period|periodo|periode|period of employment|zeitraum|dauer|duree|fechas?|fecha|data|datum|waktu|thoi gian|期間|在籍期間|기간|时间|時間)$/,
  ],
  [
    'company',
    /^(?:employer|company|name of (?:the )?employer|organi[sz]ation|arbeitgeber|firma|unternehmen|entreprise|employeur|societe|empresa|empleador|azienda|datore di lavoro|nome (?:e indirizzo )?del datore di lavoro|ditta|werkgever|bedrijf|empregador|perusahaan|nama perusahaan|cong ty|ten cong ty|会社名|会社|勤務先|회사명|회사|公司|公司名称|单位)$/,
  ],
  [
    'title',
    /^(?:position|role|job title|title|occupation(?: or position held)?|funktion|tatigkeit|stellung|beruf|poste|fonction|intitule du poste|puesto|cargo|posicion|funzione|ruolo|mansione|qualifica|tipo di impiego|posizione(?: ricoperta)?|lavoro o posizione ricoperti|functie|functietitel|jabatan|posisi|vi tri|chuc vu|chuc danh|職種|役職|職位|직책|직위|직무|职位|职务|岗位)$/,
  ],
  [
    'place',
    /^(?:location|place|ort|standort|lieu|lugar|ubicacion|luogo|localita|plaats|local|lokasi|dia diem|勤務地|근무지|地点)$/,
  ],
  [
    'school',
    /^(?:school|university|institution|college|hochschule|universitat|schule|ecole|etablissement|universite|escuela|centro|universidad|institucion|scuola|istituto|universita|nome (?:e tipo )?(?:di|d')\s?istituto.*|onderwijsinstelling|universiteit|instituicao|escola|sekolah|universitas|truong|truong hoc|学校名|学校|학교|学校名称)$/,
  ],
  [
    'degree',
    /^(?:degree|qualification|title of qualification(?: awarded)?|abschluss|diplome|titulo|titulacion|titolo(?: di studio)?|titolo della qualifica.*|qualifica conseguita|diploma|titel|grau|gelar|jenjang|bang cap|trinh do|hoc vi|学位|학위|学历)$/,
  ],
  [
    'field',
    /^(?:major|field(?: of study)?|subject|specialization|specialisation|fachrichtung|studiengang|fach|filiere|specialite|especialidad|carrera|indirizzo|facolta|richting|studierichting|jurusan|program studi|chuyen nganh|nganh|nganh hoc|専攻|学部|전공|专业)$/,
  ],
];

function parse(line: Line): { hint: Hint | 'date'; length: number } | null {
  const body = withoutBullet(line);
  const label = /^([^:：\t]{2,42}?)\s*[:：]\s*(?=\S)/.exec(body.text);
  if (label?.[1] === undefined) return null;
  const name = fold(label[1]).trim();
  const found = LABELS.find(([, pattern]) => pattern.test(name));
  return found === undefined ? null : { hint: found[0], length: body.start - line.start + label[0].length };
}

/** The line without the label of a form (`Employer: …`); what the label said is kept as its hint. */
export function withoutLabel(line: Line): Line {
  const label = parse(line);
  const first = line.cells[0];
  if (label === null || first === undefined || first.text.length <= label.length) return line;
  const cell = { ...first, ...cut(first, label.length, first.text.length), styleBreaks: [], bold: false };
  const bare: Line = {
    ...line,
    text: line.text.slice(cell.start - line.start),
    start: cell.start,
    cells: [cell, ...line.cells.slice(1)],
    bullet: false,
    hint: label.hint === 'date' ? '' : label.hint,
  };
  return bare;
}
