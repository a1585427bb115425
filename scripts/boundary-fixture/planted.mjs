// Imports that break a rule of .dependency-cruiser.cjs, one for each rule: from a file (below packages/) to another one
// or to a module. What is imported is made, too, unless the rule is about imports that lead nowhere.
const SERVER = 'server/src';
const JOB = `${SERVER}/features/jobs/planted-store.ts`;
const ELSEWHERE = 'elsewhere';

/** Rules that are written once for each of a list, by how their names begin and end. */
const OF_EACH = [
  {
    shape: /^feature-(.+)$/,
    plant: (feature) => [`${SERVER}/features/${feature}/planted.ts`, `${SERVER}/features/${ELSEWHERE}/index.ts`],
  },
  {
    shape: /^surface-(.+)-stands-alone$/,
    plant: (surface) => [`${SERVER}/surfaces/${surface}/planted.ts`, `${SERVER}/surfaces/${ELSEWHERE}/wire.ts`],
  },
  {
    shape: /^web-(.+)-stands-alone$/,
    plant: (page) => [`web/src/${page}/planted.ts`, `web/src/${page === 'room' ? 'public' : 'room'}/other.ts`],
  },
];

const ONCE = {
  'no-cycles': [`${SERVER}/app/planted-circle.ts`, `${SERVER}/app/planted-circle-back.ts`],
  'no-unresolved': [`${SERVER}/app/planted-nowhere.ts`, `${SERVER}/app/is-not-there.ts`],
  'no-tests-in-source': [`${SERVER}/app/planted-testing.ts`, `${SERVER}/testing/helper.ts`],
  'contract-is-pure': ['contract/src/planted.ts', 'node:fs'],
  'content-is-data': ['content/src/planted.ts', JOB],
  'content-is-used-through-its-schema-and-store': [`${SERVER}/app/planted-compiler.ts`, 'content/src/compile.ts'],
  'language-is-pure': ['language/src/planted.ts', 'node:fs'],
  'sdk-stands-alone': ['sdk/src/planted.ts', 'node:crypto'],
  'web-knows-the-contract-only': ['web/src/shared/planted.ts', JOB],
  'platform-has-no-domain': [`${SERVER}/platform/planted.ts`, JOB],
  'port-knows-platform-and-shapes': [`${SERVER}/providers/job-reader/planted.ts`, JOB],
  'vendor-knows-its-port': [
    `${SERVER}/providers/job-reader/embedded/planted.ts`,
    `${SERVER}/providers/answer-reader/port.ts`,
  ],
  'features-know-no-wire': [`${SERVER}/features/jobs/planted-wire.ts`, `${SERVER}/surfaces/hiring/wire.ts`],
  'kit-knows-keys': [`${SERVER}/surfaces/kit/planted.ts`, `${SERVER}/features/jobs/index.ts`],
  'surfaces-use-faces': [`${SERVER}/surfaces/hiring/planted-store.ts`, JOB],
  'pure-tests-open-no-database': [`${SERVER}/features/jobs/planted.test.ts`, `${SERVER}/testing/test-database.ts`],
  'model-sdk-is-loaded-when-asked': [
    `${SERVER}/providers/language-model/planted.ts`,
    `${SERVER}/providers/language-model/ai-sdk/ai-sdk-model.ts`,
  ],
  'long-texts-are-read-apart': [
    `${SERVER}/features/jobs/planted-reader.ts`,
    `${SERVER}/providers/job-reader/create.ts`,
  ],
  'surfaces-know-no-vendor': [
    `${SERVER}/surfaces/hiring/planted-vendor.ts`,
    `${SERVER}/providers/job-reader/embedded/reader.ts`,
  ],
};

/** @returns the import that breaks a rule, as `[from, to]`; null where none is written here */
export function plantFor(rule) {
  if (Object.hasOwn(ONCE, rule)) return ONCE[rule];
  for (const { shape, plant } of OF_EACH) {
    const [, name] = shape.exec(rule) ?? [];
    if (name !== undefined) return plant(name);
  }
  return null;
}

/** What the imported file imports itself, by the rule; nothing where it is not here. */
export const BACK = { 'no-cycles': `${SERVER}/app/planted-circle.ts` };
export const NOT_MADE = new Set(['no-unresolved']);
