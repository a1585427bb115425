import { expect, test } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { LOCAL_COMMANDS } from './local-commands.ts';
import { makeOverview, OVERVIEW } from './overview.ts';

test('the overview lists the commands as the program knows them', () => {
  expect(OVERVIEW).toBe(makeOverview([...COMMANDS, ...LOCAL_COMMANDS]));
});
