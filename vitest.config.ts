import { defineConfig } from 'vitest/config';

/** Workers keep their database between files; each file empties it. Test files of one worker run one after another. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['packages/{contract,content,server}/src/**/*.test.ts'],
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
