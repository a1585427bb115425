import { ACCURACY_LANGUAGES, type Language } from '@colloquy/contract/shared';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnswerFigures, AnswerReader, LevelFigure } from '../../providers/answer-reader/port.ts';
import { preferred } from '../links/accept.ts';
import figures from './accuracy-figures.json' with { type: 'json' };

export type AccuracyDeps = {
  reader: Pick<AnswerReader, 'engine' | 'statements' | 'figures'>;
  version: string;
  /** Words of the sheet, in one of its languages. */
  words(language: SheetLanguage): Promise<Readonly<Record<string, unknown>>>;
};

/** In which the reader's statements have been measured, or could be relied on most; the sheet is written in the same. */
type SheetLanguage = (typeof ACCURACY_LANGUAGES)[number];

const share = z.number().min(0).max(1);
const measured = z.strictObject({
  /** Half ones are ties. Null with what follows from it where the numbers behind a share were not kept. */
  count: z.number().min(0).nullable(),
  of: z.int().min(1).nullable(),
  share,
  low: share.nullable(),
  high: share.nullable(),
  on: z.iso.date(),
  /** Version of the engine that was measured, and what the answers were. */
  engine: z.string().min(1),
  set: z.string().min(1),
});
const KEPT = z
  .array(
    z.strictObject({
      key: z.string(),
      /** Null for what is only told. */
      bar: z.string().nullable(),
      atMost: z.number().optional(),
      atLeast: z.number().optional(),
      measured: measured.nullable(),
    }),
  )
  .parse(figures.figures);

const SECTIONS = [
  ['useTitle', ['use1', 'use2', 'use3']],
  ['notTitle', ['not1', 'not2', 'not3', 'not4']],
] as const;
const CLOSING = [
  ['personTitle', ['person1', 'person2', 'person3']],
  ['oversightTitle', ['oversight1', 'oversight2', 'oversight3']],
] as const;

type Row = { name: string; bar: string; found: string; holds: string; misses: boolean };

/** What the product is for and how often its draft was right, for whoever is judged by it or decides with it. */
export function registerAccuracy(app: FastifyInstance, deps: AccuracyDeps): void {
  app.get('/about/accuracy', async (request, reply) => {
    const { language: named } = request.query as { language?: unknown };
    const language = sheetLanguage(named, request.headers['accept-language']);
    const words = await deps.words(language);
    const say: Say = (key, values = {}) => {
      const text = words[key];
      if (typeof text !== 'string') throw new Error(`the sheet has no text ${key}`);
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    };
    reply
      .header('vary', 'accept-language')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache');
    return reply.type('text/html; charset=utf-8').send(page(deps, { language, say }));
  });
  app.get('/about/accuracy.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff').type('text/css').send(STYLE),
  );
}

/** The language that the address names, else the one that the browser wants most. */
function sheetLanguage(named: unknown, accepted: string | undefined): SheetLanguage {
  const wanted = [...(typeof named === 'string' ? [named] : []), ...preferred(accepted ?? '')];
  const known = wanted.map((tag) => ACCURACY_LANGUAGES.find((language) => language === tag.split('-')[0]));
  return known.find((language) => language !== undefined) ?? 'en';
}

type Say = (key: string, values?: Record<string, string>) => string;
type Told = { language: SheetLanguage; say: Say };

function page(deps: AccuracyDeps, told: Told): string {
  const { reader, version } = deps;
  const { levels } = reader.figures;
  const { language, say } = told;
  const { name, version: of } = reader.engine;
  const measuredLevels = ACCURACY_LANGUAGES.flatMap((code) => {
    const found = levels.languages[code];
    return found === undefined ? [] : [{ code, found }];
  });
  const sets = [
    ...new Set([
      ...KEPT.flatMap(({ measured: found }) => found?.set ?? []),
      ...measuredLevels.map(({ found }) => found.set),
    ]),
  ];
  const rows = [
    ...statementRows(deps, told),
    ...measuredLevels.map(({ code, found }) => levelRow(code, found, { bar: levels.bar, sets, running: of }, told)),
    ...figureRows(sets, of, told),
  ];
  // Whoever measures says in English what the answers were.
  const notes = sets.map((set, index) => {
    const [before = '', after = ''] = say('set', { number: String(index + 1), set: '\n' }).split('\n');
    return `<p class="small">${text(before)}<span lang="en">${text(set)}</span>${text(after)}</p>`;
  });
  const others = ACCURACY_LANGUAGES.filter((code) => code !== language).map(
    (code) =>
      `<a href="/about/accuracy?language=${code}" lang="${code}" hreflang="${code}">${text(nameIn(code, code))}</a>`,
  );
  const list = ([title, lines]: (typeof SECTIONS | typeof CLOSING)[number]): string =>
    `<section><h2>${text(say(title))}</h2><ul>${lines.map((line) => `<li>${text(say(line))}</li>`).join('')}</ul></section>`;
  const head = ['column1', 'column2', 'column3', 'column4'].map((key) => `<th scope="col">${text(say(key))}</th>`);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${text(say('title'))}</title><link rel="stylesheet" href="/about/accuracy.css"></head><body><main>
<nav class="small screen" aria-label="${text(say('language'))}">${others.join(' · ')}</nav>
<h1>${text(say('title'))}</h1><p>${text(say('lead'))}</p>
<p class="small">${text(say('version', { version, engine: `${name} ${of}` }))}</p>
${SECTIONS.map(list).join('')}
<section><h2>${text(say('languagesTitle'))}</h2><p>${text(say('languages'))}</p></section>
<section><h2>${text(say('figuresTitle'))}</h2><p>${text(say('figuresText'))}</p><p>${text(say('figuresEngine'))}</p>
<div class="scroll" role="group" tabindex="0" aria-label="${text(say('figuresTitle'))}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table></div>${notes.join('')}</section>
${CLOSING.map(list).join('')}
<p class="small"><a href="/third-parties">${text(say('thirdParties'))}</a></p>
<p class="small screen">${text(say('print'))}</p></main></body></html>`;
}

function row({ name, bar, found, holds, misses }: Row): string {
  const cells = [bar, found, holds].map((cell) => `<td>${text(cell)}</td>`).join('');
  return `<tr${misses ? ' class="misses"' : ''}><th scope="row">${text(name)}</th>${cells}</tr>`;
}

/** A language by its name in another, as that begins a word of its own. */
function nameIn(language: Language, of: Language): string {
  return new Intl.DisplayNames(of, { type: 'language' }).of(language) ?? language;
}

function statementRows({ reader }: AccuracyDeps, { language: told, say }: Told): Row[] {
  const measuredOnes = ACCURACY_LANGUAGES.flatMap((language) =>
    reader.statements(language).flatMap(({ statement, measured: found, printed }): Row[] =>
      found === null && language !== 'en'
        ? []
        : [
            {
              name: say(`statement-${statement}`, { language: nameIn(language, told) }),
              bar: say('barRight'),
              found:
                found === null
                  ? say('notMeasured')
                  : [
                      shareOf(found, { language: told, say }),
                      ...engineOf(reader.figures.statementEngine(language, statement), reader.engine.version, say),
                    ].join(', '),
              holds: say(printed ? 'holds' : 'misses'),
              misses: !printed,
            },
          ],
    ),
  );
  const others = { bar: say('barRight'), found: say('notMeasured'), holds: say('misses'), misses: true };
  return [...measuredOnes, { name: say('otherLanguages'), ...others }];
}

/** That a figure is of another engine than the one that reads here. */
function engineOf(measured: string | null, running: string, say: Say): string[] {
  return measured === null || measured === running ? [] : [say('otherEngine', { engine: measured })];
}

type Held = { bar: AnswerFigures['levels']['bar']; sets: readonly string[]; running: string };

function levelRow(code: SheetLanguage, found: LevelFigure, { bar, sets, running }: Held, { language, say }: Told): Row {
  const figure = (value: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value);
  const holds = found.answers >= bar.answers && found.low >= bar.low;
  return {
    name: say('figure-level', { language: nameIn(code, language) }),
    bar: say('levelBar', { low: figure(bar.low), answers: String(bar.answers) }),
    found: [
      say('levelFound', { correlation: figure(found.correlation), answers: String(found.answers) }),
      say('interval', { low: figure(found.low), high: figure(found.high) }),
      say('on', { on: found.on, number: String(sets.indexOf(found.set) + 1) }),
      ...engineOf(found.engine, running, say),
    ].join(', '),
    holds: say(holds ? 'levelHolds' : 'levelMisses'),
    misses: !holds,
  };
}

/** @param running version of the engine that reads here: a figure of another one says so */
function figureRows(sets: readonly string[], running: string, told: Told): Row[] {
  const { say } = told;
  return KEPT.map(({ key, bar, atMost, atLeast, measured: found }) => {
    const isMet = found !== null && found.share <= (atMost ?? 1) && found.share >= (atLeast ?? 0);
    const holds = found === null ? 'unknown' : bar === null ? 'noBar' : isMet ? 'holdsBar' : 'missesBar';
    return {
      name: say(`figure-${key}`),
      bar: bar ?? say('noBar'),
      found: found === null ? say('notMeasured') : foundOf(found, sets, running, told),
      holds: say(holds),
      misses: bar === null ? found === null : !isMet,
    };
  });
}

function foundOf(
  { count, of, share: found, low, high, on, engine, set }: z.infer<typeof measured>,
  sets: readonly string[],
  running: string,
  told: Told,
): string {
  const { language, say } = told;
  const percent = percentIn(language);
  const counted =
    count === null || of === null
      ? say('shareAlone', { percent: percent(found) })
      : say('measured', { right: figureIn(language, count), of: String(of), percent: percent(found) });
  return [
    counted,
    ...(low === null || high === null ? [] : [say('interval', { low: percent(low), high: percent(high) })]),
    say('on', { on, number: String(sets.indexOf(set) + 1) }),
    ...engineOf(engine, running, say),
  ].join(', ');
}

function percentIn(language: SheetLanguage): (value: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 3 });
  return (value) => format.format(value);
}

function figureIn(language: SheetLanguage, value: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false }).format(value);
}

function shareOf({ right, of }: { right: number; of: number }, { language, say }: Told): string {
  return say('measured', { right: String(right), of: String(of), percent: percentIn(language)(right / of) });
}

function text(raw: string): string {
  return raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fcfcfa;--quiet:#57606a;--line:#d8d8d2;--amber:#7a4a00}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--paper:#15171a;--quiet:#a8adb3;--line:#34383d;--amber:#f0b45c}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:24px 16px 48px}
h1{font-size:28px;line-height:1.25;margin:0 0 12px}h2{font-size:18px;line-height:1.25;margin:32px 0 8px}
ul{margin:0;padding-inline-start:1.25em}li{margin-block:4px}.small{font-size:14px;color:var(--quiet)}
.scroll{overflow-x:auto}.scroll:focus-visible{outline:2px solid currentcolor}
table{border-collapse:collapse;width:100%;min-width:36rem;font-variant-numeric:tabular-nums}
th,td{text-align:start;vertical-align:top;font-weight:400;padding:8px 12px 8px 0;border-block-end:1px solid var(--line)}
thead th{font-size:14px;color:var(--quiet)}.misses td:last-child{color:var(--amber)}
@media print{:root{--ink:#000;--paper:#fff;--quiet:#333;--line:#999;--amber:#000}.screen{display:none}main{padding:0;max-width:none}body{font-size:10.5pt}table{min-width:0}section,tr{break-inside:avoid}}
`;
