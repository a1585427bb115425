// Each table has one writing feature. SQL is read where it is, in string literals of the server's sources, and every
// writer is compared with docs/data.md: the owner in brackets behind a table, or a row of "Who else writes a table".
import ts from 'typescript';
import { filesOf, section, textOf } from './tree.mjs';

export const name = 'table-writers';
const SERVER = 'packages/server/src';
const TEST = /\.(test|fixture|conformance)\.ts$|\/testing\//;
const WRITE =
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|truncate(?:\s+table)?|merge\s+into)\s+"?([a-z_]+|\$)"?|\bupdate\s+(?:only\s+)?"?([a-z_]+|\$)"?\s+(?:as\s+)?(?:[a-z]+\s+)?set\b/gi;
/** A statement whose table is not written in it. */
const ANY = '$';

export function read() {
  const writes = filesOf(SERVER, /\.ts$/)
    .filter((file) => !TEST.test(file))
    .flatMap((file) => writesIn(textOf(file), file).map((table) => ({ table, room: roomOf(file), file })));
  const created = filesOf('packages/server/migrations', /\.sql$/).flatMap((file) =>
    [...textOf(file).matchAll(/create table (?:if not exists )?"?([a-z_]+)/gi)].map(([, table]) => table),
  );
  return { writes, created, ...listsOf(textOf('docs/data.md')) };
}

/** Tables that the SQL of a source writes. A template is read with `$` for what is filled in. */
export function writesIn(text, file) {
  if (!/\b(insert|update|delete|truncate|merge)\b/i.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    let sql = null;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) sql = node.text;
    else if (ts.isTemplateExpression(node))
      sql = node.head.text + node.templateSpans.map(({ literal }) => ANY + literal.text).join('');
    if (sql !== null) for (const [, one, other] of sql.matchAll(WRITE)) found.push((one ?? other).toLowerCase());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `interviews` for a feature, `platform/tasks` or `app/commands` for anything else. */
function roomOf(file) {
  const [kind, room] = file.slice(SERVER.length + 1).split('/');
  if (kind === 'features') return room;
  return room.endsWith('.ts') ? kind : `${kind}/${room}`;
}

function listsOf(page) {
  const owners = new Map();
  for (const line of page.split('\n').filter((line) => line.startsWith('| ')))
    for (const [, names, owner] of line
      .split('|')[1]
      .replaceAll('**', '')
      .matchAll(/(?<![A-Za-z_])((?:[a-z_]+, )*[a-z_]+) \(([a-z/-]+)/g))
      for (const table of names.split(', ')) owners.set(table, owner);
  const others = (section(page, '## Who else writes a table') ?? [])
    .map((line) => /^\| ([a-z_, $]+) \| ([a-z/-]+) \|/.exec(line))
    .filter(Boolean)
    .flatMap(([, tables, room]) => tables.split(', ').map((table) => ({ table, room })));
  return { owners: Object.fromEntries(owners), others };
}

export function violations({ writes, created, owners, others }) {
  const isOther = ({ table, room }) => others.some((one) => one.table === table && one.room === room);
  return [
    ...created
      .filter((table) => owners[table] === undefined && writes.some((write) => write.table === table))
      .map((table) => `docs/data.md names no writer of ${table}: \`${table} (feature)\` in its first column`),
    ...writes
      .filter((write) => (write.table === ANY || created.includes(write.table)) && !isOther(write))
      .filter(({ table }) => owners[table] !== undefined || table === ANY)
      .filter(({ table, room }) => owners[table] !== room)
      .map(({ table, file }) =>
        table === ANY
          ? `${file} writes a table that its SQL does not name: "Who else writes a table" in docs/data.md`
          : `${file} writes ${table}, which ${owners[table]} owns: through its face, or docs/data.md says why not`,
      ),
    ...others
      .filter(({ table, room }) => !writes.some((write) => write.table === table && write.room === room))
      .map(({ table, room }) => `${room} writes ${table} no more: take it out of docs/data.md`),
  ];
}

export function planted(state) {
  const file = `${SERVER}/features/jobs/planted.ts`;
  const write = (sql) => ({
    ...state,
    writes: [...state.writes, ...writesIn(sql, file).map((table) => ({ table, room: 'jobs', file }))],
  });
  return {
    'an insert into a table of another feature': write('`insert into reports (id) values ($1)`'),
    'an update of a table of another feature': write('`with a as (select 1) update interviews i set status = 1`'),
    'a delete from a table of another feature': write("'delete from candidates where id = $1'"),
    'a table that the SQL does not name': write('`truncate ' + '$' + '{table}`'),
    'a table without an owner': {
      ...state,
      created: [...state.created, 'planted'],
      writes: [...state.writes, { table: 'planted', room: 'jobs', file }],
    },
    'a listed writer that writes no more': { ...state, others: [...state.others, { table: 'jobs', room: 'reports' }] },
  };
}
