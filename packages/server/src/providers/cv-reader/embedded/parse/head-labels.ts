import type { Cell, Hint, Line } from '../text/cv-text.ts';
import { withoutBullet } from '../text/cv-text.ts';
import { fold } from '../text/fold.ts';
import { cut } from '../text/piece.ts';
import { findDates } from './dates.ts';

/** What a label announces; `none` is of no use in a profile. */
type Label = Exclude<Hint, ''> | 'date' | 'none';

/** Labels that forms and tables put before or over the parts of an entry, folded. */
const LABELS: [Label, RegExp][] = [
  [
    'date',
    /^(?:(?:dates?|date|data)(?: \((?:from|da|du|van|von|de) ?[-–] ?(?:to|a|au|tot|bis)\))?|periods?|years?|year of (?:passing|completion|graduation)|passing year|periodo|periode|period of (?:employment|study)|duration|zeitraum|dauer|duree|annees?|fechas?|anos?|anni|data|datum|jahr|waktu|tahun|masa kerja|thoi gian|期間|在籍期間|年月|就業期間|기간|근무기간|재직기간|재학기간|时间|時間|起止时间|就职时间|在职时间|期间)$/,
  ],
  [
    'company',
    /^(?:employer|company(?: name)?|name (?:and address )?of (?:the )?employer|organi[sz]ation|arbeitgeber|firma|unternehmen|entreprise|employeur|societe|empresa|empleador|azienda|datore di lavoro|nome (?:e indirizzo )?del datore di lavoro|ditta|werkgever|bedrijf|empregador|perusahaan|nama perusahaan|instansi|cong ty|ten cong ty|don vi|会社名|会社|勤務先|企業名|회사명|회사|근무처|직장명|업체명|公司|公司名称|单位|单位名称|工作单位|任職公司|公司名稱)$/,
  ],
  [
    'title',
    /^(?:position|role|job title|title|occupation(?: or position held)?|funktion|tatigkeit|stellung|beruf|poste|fonction|intitule du poste|puesto|cargo|posicion|funzione|ruolo|mansione|qualifica|tipo di impiego|posizione(?: ricoperta)?|lavoro o posizione ricoperti|functie|functietitel|jabatan|posisi|vi tri|chuc vu|chuc danh|職種|役職|職位|役割|직책|직위|직급|직무|职位|职务|岗位|職務|担任职务)$/,
  ],
  [
    'place',
    /^(?:location|place|ort|standort|lieu|lugar|ubicacion|luogo|localita|plaats|local|lokasi|dia diem|勤務地|근무지|地点)$/,
  ],
  [
    'school',
    /^(?:school|university|institution|college|hochschule|universitat|schule|ecole|etablissement|universite|escuela|centro|universidad|institucion|scuola|istituto|universita|nome (?:e tipo )?(?:di|d')\s?istituto.*|onderwijsinstelling|universiteit|institution name|institucion educativa|instituicao|instituicao de ensino|escola|sekolah|nama sekolah|universitas|truong|truong hoc|学校名|学校|학교|학교명|출신학교|学校名称|毕业院校|院校|學校)$/,
  ],
  [
    'degree',
    /^(?:degree|award|qualifications?(?: obtained| awarded)?|certificate|course|title of qualification(?: awarded)?|abschluss|diplome|titulo|titulacion|titolo(?: di studio)?|titolo della qualifica.*|qualifica conseguita|diploma|titel|grau|gelar|jenjang|bang cap|trinh do|hoc vi|学位|학위|学历|學歷|學位)$/,
  ],
  [
    'field',
    /^(?:major|field(?: of study)?|subject|specialization|specialisation|fachrichtung|studiengang|fach|filiere|specialite|especialidad|carrera|indirizzo|facolta|richting|studierichting|jurusan|program studi|chuyen nganh|nganh|nganh hoc|専攻|学部|전공|학과|전공학과|专业|專業|科系)$/,
  ],
  [
    'told',
    /^(?:duties|tasks|responsibilities|main activities and responsibilities|job description|description|aufgaben|tatigkeiten|aufgabengebiet|missions?|taches|funciones|tareas|principali mansioni(?: e responsabilita)?|mansioni|werkzaamheden|taken|atividades|funcoes|tugas|uraian tugas|mo ta|cong viec|業務内容|職務内容|担当業務|담당업무|업무내용|주요업무|직무내용|工作内容|工作描述|职责|證明人|证明人)$/,
  ],
  [
    'none',
    /^(?:type of business or sector|sector|industry|branche|secteur|tipo di azienda(?: o settore)?|tipo de empresa o sector|percentage|marks|grade|cgpa|gpa|board|no\.?|nr\.?|#|sl\.? ?no\.?|stt|구분|비고|序号|備註|备注|reason for leaving|level in national classification|livello nella classificazione.*)$/,
  ],
];

function labelIn(text: string): Label | null {
  const name = fold(text)
    .replace(/[\s:：]+$/, '')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

function parse(line: Line): { label: Label; length: number } | null {
  const body = withoutBullet(line);
  const colon = /^([^:：\t]{2,70}?)\s*[:：]\s*(?=\S)/.exec(body.text);
  const adjacent = line.cells.length === 2 ? /^([^\t]{2,70}?)\s*\t\s*(?=\S)/.exec(body.text) : null;
  for (const match of [colon, adjacent]) {
    if (match?.[1] === undefined) continue;
    const label = labelIn(match[1]);
    if (label !== null) return { label, length: body.start - line.start + match[0].length };
  }
  return null;
}

/** The lines without the labels of forms and the heads of tables; what those said is kept as hints. */
export function labelled(lines: Line[]): Line[] {
  const kept: Line[] = [];
  let columns: Label[] | null = null;
  for (const line of lines) {
    const heads = tableHead(line);
    if (heads !== null) {
      columns = heads;
      continue;
    }
    const bare = columns?.length === line.cells.length ? withHints(line, columns) : withoutLabel(line);
    if (bare !== null) kept.push(bare);
  }
  return kept;
}

/** `Company | Position | Period`: a line of nothing but labels, two of which say what to look for. */
function tableHead(line: Line): Label[] | null {
  if (line.cells.length < 2 || findDates(line.text).length > 0) return null;
  const labels = line.cells.map((cell) => labelIn(cell.text));
  const known = labels.filter((label) => label !== null);
  const naming = known.filter((label) => label !== 'none' && label !== 'told');
  if (known.length < line.cells.length - (line.cells.length > 3 ? 1 : 0) || naming.length < 1 || known.length < 2)
    return null;
  // Where no column is kept for the post, the one on the work names it.
  const named = labels.includes('title') || labels.includes('company');
  return labels.map((label) => (label === null || (label === 'told' && !named) ? 'none' : label));
}

function withHints(line: Line, columns: Label[]): Line {
  const cells = line.cells.map((cell, i) => ({ ...cell, hint: hintOf(columns[i] ?? 'none') }));
  return { ...line, cells, bullet: false };
}

function hintOf(label: Label): Hint {
  return label === 'date' || label === 'none' ? '' : label;
}

/** The line without the label of a form (`Employer: …`), or nothing when the label announces nothing of use. */
function withoutLabel(line: Line): Line | null {
  const found = parse(line);
  if (found === null) return line;
  if (found.label === 'none') return null;
  // What describes the entry stays as it is written, label and all.
  if (found.label === 'told') return line;
  const cells: Cell[] = line.cells.flatMap((cell) => {
    const from = Math.max(0, line.start + found.length - cell.start);
    if (from >= cell.text.length) return [];
    return from === 0 ? [cell] : [{ ...cell, ...cut(cell, from, cell.text.length), styleBreaks: [], bold: false }];
  });
  const first = cells[0];
  if (first === undefined) return line;
  return {
    ...line,
    text: line.text.slice(first.start - line.start),
    start: first.start,
    cells,
    bullet: false,
    hint: hintOf(found.label),
  };
}
