import { configDefaults, defineConfig } from 'vitest/config';

/** What opens no database, or the embedded one whatever is named: the run on a second database leaves it out. */
const WITHOUT_DATABASE = [
  'packages/content/**',
  'packages/server/src/providers/**',
  'packages/server/src/features/founder-applications/extraction/**',
  'packages/server/src/app/launcher.process.test.ts',
  'packages/server/src/app/linear.process.test.ts',
];

/** Workers keep their database between files; each file empties it. Test files of one worker run one after another. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['packages/{contract,content,server}/src/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TESTS_WITH_DATABASE_ONLY === 'on' ? WITHOUT_DATABASE : []),
          ],
          globalSetup: ['scripts/compile-content.mjs'],
          pool: 'forks',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      'packages/web',
    ],
    maxWorkers: 2,
    reporters: ['default'],
  },
});
