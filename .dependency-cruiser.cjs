// One rule per row of "Who may import whom" in docs/architecture.md.
const SERVER = '^packages/server/src';
const TEST = '\\.(test|conformance|fixture)\\.tsx?$|^packages/server/src/testing/|/testing/|/dev/';
const FACES = {
  accounts: [],
  audit: [],
  people: ['mails'],
  'api-keys': [],
  'request-log': [],
  'model-usage': [],
  profiles: [],
  mails: ['interviews', 'jobs'],
  requests: ['interviews', 'mails'],
  verification: ['profiles', 'mails'],
  candidates: ['profiles'],
  interviewers: [],
  jobs: ['interviewers', 'model-usage'],
  interviews: ['jobs', 'candidates', 'interviewers'],
  dialogue: ['interviews', 'interviewers', 'model-usage'],
  recordings: ['interviews'],
  voice: ['dialogue', 'interviews', 'interviewers'],
  'founder-applications': ['dialogue', 'interviews', 'interviewers', 'model-usage'],
  reports: ['dialogue', 'interviews', 'interviewers', 'recordings', 'model-usage'],
  'fair-process': ['reports', 'interviews', 'interviewers'],
  'test-interviews': ['dialogue', 'interviews', 'founder-applications'],
  webhooks: ['interviews'],
  ats: ['jobs', 'candidates', 'interviews', 'interviewers', 'mails', 'webhooks'],
  'data-rights': [
    'candidates',
    'interviews',
    'dialogue',
    'reports',
    'profiles',
    'verification',
    'founder-applications',
    'recordings',
    'mails',
    'voice',
    'fair-process',
    'request-log',
  ],
};

const PROVIDERS = [
  'answer-reader',
  'cv-reader',
  'identity',
  'job-reader',
  'language-model',
  'media-muxer',
  'profile-source',
  'shapes',
  'single-sign-on',
  'speech-to-text',
  'text-to-speech',
  'voice-activity',
];
/** Each stands alone; links, pages and the kit serve all. */
const SURFACES = [
  'ats',
  'mcp',
  'hiring',
  'sessions',
  'conversations',
  'network',
  'webhooks',
  'interviewers',
  'admin',
  'room',
  'console',
];
const SHARED_SURFACES = ['links', 'public', 'kit'];

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  /** For `scripts/rules/`: a folder that is not named here fails. */
  rooms: { FACES, PROVIDERS, SURFACES: [...SURFACES, ...SHARED_SURFACES] },
  forbidden: [
    rule('no-cycles', {}, { circular: true }, 'No cycles, type-only ones too.'),
    rule('no-unresolved', {}, { couldNotResolve: true }, 'Every import is found.'),
    rule('no-tests-in-source', { pathNot: TEST }, { path: TEST }, 'Source never imports test code.'),
    rule(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: TEST },
      { pathNot: '^packages/contract/src|node_modules/zod/' },
      'The contract imports the schema library alone.',
    ),
    rule(
      'content-is-data',
      { path: '^packages/content/', pathNot: TEST },
      { path: '^packages/(server|web)/|^e2e/' },
      'The content knows the contract, never who uses it.',
    ),
    rule(
      'content-is-used-through-its-schema-and-store',
      { path: '^packages/(server|web)/', pathNot: TEST },
      { path: '^packages/content/src/(?!(index|check-blueprint|own-blueprint|own-content|plan-file)\\.ts$)' },
      'Who reads content takes the store and the schema, never the compiler.',
    ),
    rule(
      'language-is-pure',
      { path: '^packages/language/', pathNot: TEST },
      { pathNot: '^packages/language/' },
      'Language work knows its own lists and models: no package, no file or network, no domain.',
    ),
    rule(
      'sdk-stands-alone',
      { path: '^packages/sdk/', pathNot: TEST },
      { pathNot: '^packages/sdk/' },
      'The SDK needs nothing: no package, nothing of Node, none of ours.',
    ),
    rule(
      'web-knows-the-contract-only',
      { path: '^packages/web/src', pathNot: TEST },
      { path: '^packages/server' },
      'Pages know nothing of the server.',
    ),
    ...['room', 'report', 'public', 'embed', 'console'].map((page) =>
      rule(
        `web-${page}-stands-alone`,
        { path: `^packages/web/src/${page}/`, pathNot: TEST },
        {
          path: '^packages/web/src/(room|report|public|embed|console)/',
          pathNot: `^packages/web/src/${page === 'console' ? '(console|report)' : page}/`,
        },
        'Pages share only shared/; the console shows the page of a report.',
      ),
    ),
    rule(
      'platform-has-no-domain',
      { path: `${SERVER}/platform/`, pathNot: TEST },
      { path: `${SERVER}/(features|surfaces|providers|app|config)/` },
      'Platform imports platform.',
    ),
    rule(
      'port-knows-platform-and-shapes',
      { path: `${SERVER}/providers/[^/]+/[^/]+\\.ts$`, pathNot: TEST },
      { path: `${SERVER}/(features|surfaces|app|config)/` },
      'Ports know no feature.',
    ),
    rule(
      'vendor-knows-its-port',
      { path: `${SERVER}/providers/([^/]+)/[^/]+/`, pathNot: TEST },
      {
        path: `${SERVER}/(features|surfaces|app|config)/|${SERVER}/providers/`,
        pathNot: `${SERVER}/providers/($1|shapes)/`,
      },
      'A vendor knows its port, platform and its SDK.',
    ),
    rule(
      'features-know-no-wire',
      { path: `${SERVER}/features/`, pathNot: TEST },
      {
        path: `${SERVER}/(surfaces|app|config)/|${SERVER}/providers/[^/]+/(?!port\\.ts|cv-content\\.ts)[^/]+$|${SERVER}/providers/(?!shapes/)[^/]+/[^/]+/|${SERVER}/platform/http/|node_modules/fastify/`,
        pathNot: `${SERVER}/providers/shapes/|${SERVER}/platform/http/exchange\\.ts`,
      },
      'A feature knows ports, never vendors, surfaces or HTTP.',
    ),
    ...Object.entries(FACES).map(([feature, faces]) =>
      rule(
        `feature-${feature}`,
        { path: `${SERVER}/features/${feature}/`, pathNot: TEST },
        {
          path: `${SERVER}/features/`,
          pathNot: `${SERVER}/features/${feature}/|${SERVER}/features/(${['accounts', ...faces].join('|')})/index\\.ts$`,
        },
        'A feature uses the faces that docs/architecture.md lists.',
      ),
    ),
    rule(
      'kit-knows-keys',
      { path: `${SERVER}/surfaces/kit/`, pathNot: TEST },
      {
        path: `${SERVER}/(features|surfaces|providers|app|config)/`,
        pathNot: `${SERVER}/features/api-keys/index\\.ts$|${SERVER}/surfaces/kit/`,
      },
      'The kit knows the face of api-keys.',
    ),
    rule(
      'surfaces-use-faces',
      { path: `${SERVER}/surfaces/`, pathNot: TEST },
      { path: `${SERVER}/features/[^/]+/(?!index\\.ts$)` },
      'A surface uses faces, never stores.',
    ),
    ...SURFACES.map((surface) =>
      rule(
        `surface-${surface}-stands-alone`,
        { path: `${SERVER}/surfaces/${surface}/`, pathNot: TEST },
        { path: `${SERVER}/surfaces/`, pathNot: `${SERVER}/surfaces/(${[surface, ...SHARED_SURFACES].join('|')})/` },
        'Surfaces do not know each other; links and pages serve all.',
      ),
    ),
    rule(
      'pure-tests-open-no-database',
      { path: '\\.test\\.tsx?$', pathNot: '\\.(db|api|process)\\.test\\.ts$' },
      { path: `${SERVER}/testing/test-(app|database)\\.ts$`, reachable: true },
      'The name of a test says what it needs: only .db, .api and .process tests run on each database.',
    ),
    rule(
      'model-sdk-is-loaded-when-asked',
      { path: '^packages/server/src', pathNot: `${TEST}|${SERVER}/providers/language-model/ai-sdk/` },
      { path: `${SERVER}/providers/language-model/ai-sdk/|node_modules/(ai|@ai-sdk)/`, dynamic: false },
      'Without a model none of what speaks to one is loaded.',
    ),
    rule(
      'long-texts-are-read-apart',
      {
        path: '^packages/server/src',
        pathNot: `${TEST}|${SERVER}/providers/|${SERVER}/app/(reading/|commands/|context\\.ts|[a-z-]+-commands\\.ts)|${SERVER}/features/founder-applications/(extraction/|load-extraction\\.ts)`,
      },
      {
        path: `${SERVER}/providers/(answer-reader|job-reader|profile-source)/(create\\.ts|embedded/(?!text-language))|${SERVER}/features/founder-applications/extraction/extract\\.ts`,
      },
      'Texts from outside reach their readers through app/reading, which reads long ones in a worker.',
    ),
    rule(
      'surfaces-know-no-vendor',
      { path: `${SERVER}/surfaces/`, pathNot: TEST },
      { path: `${SERVER}/(app|config)/|${SERVER}/providers/(?!shapes/)[^/]+/[^/]+/` },
      'Vendors are chosen in the composition root.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
