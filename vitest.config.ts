import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What the run on a second database holds: by their names, the tests that open a database, and those of whole processes
 * that use the server which `TEST_DATABASE_URL` names. All others would do the same again.
 */
const ON_EACH_DATABASE = [
  'packages/{sdk,server}/src/**/*.{db,api}.test.ts',
  ...globSync('packages/server/src/**/*.process.test.ts', { cwd: import.meta.dirname }).filter((file) =>
    /TEST_DATABASE_URL|createServerDatabase/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  ),
];

/** The pages, then what takes longest: at the end both workers have something to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = [
      '/packages/web/',
      'linear.process.',
      'launcher.process.',
      '.process.',
      'battery.api.',
      'founder-conversation.api.',
      '',
    ];
    const rank = ({ moduleId }: TestSpecification): number => order.findIndex((part) => moduleId.includes(part));
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** The slip that `scripts/mutate.mjs` plants: the text of one file is another one, on disk it stays. */
function planted(): { name: string; enforce: 'pre'; load(id: string): string | null }[] {
  const plan = process.env.COLLOQUY_PLANTED;
  if (plan === undefined) return [];
  const { file, text } = JSON.parse(readFileSync(plan, 'utf8')) as { file: string; text: string };
  return [{ name: 'planted', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? text : null) }];
}

/** What waits for a state waits long enough for a machine that is busy elsewhere; no test measures by these limits. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000, interval: 20 } } };

/** Workers keep their database between files; each file empties it. Test files of one worker run one after another. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: planted(),
        test: {
          name: 'server',
          include:
            process.env.TESTS_WITH_DATABASE_ONLY === 'on'
              ? ON_EACH_DATABASE
              : ['packages/{contract,content,language,sdk,server}/src/**/*.test.ts'],
          exclude: configDefaults.exclude,
          globalSetup: ['scripts/compile-content.mjs', 'packages/server/src/testing/drop-databases.ts'],
          pool: 'forks',
          isolate: false,
          ...PATIENCE,
        },
      },
      'packages/web',
    ],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    maxConcurrency: 3,
    reporters: ['default'],
  },
});
