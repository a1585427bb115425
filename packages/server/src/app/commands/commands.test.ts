import { expect, test } from 'vitest';
import { COMMANDS } from './index.ts';

/** The help is printed from the same table that the parser reads: what it says of the call has to fit it. */
test.each(COMMANDS.map((command) => [command.name, command] as const))(
  'the usage of %s tells its options',
  (name, command) => {
    const lines = command.usage.split('\n');
    for (const line of lines) expect(line).toMatch(new RegExp(`^colloquy ${name}(?: |$)`));
    const documented = new Set(Array.from(command.usage.matchAll(/--([a-z-]+)/g), ([, option]) => option));
    expect([...documented].sort()).toEqual(Object.keys(command.options).sort());
    const outsideBrackets = lines.map((line) => line.replace(/\[[^\]]*\]|\([^)]*\)/g, ''));
    for (const [option, { required }] of Object.entries(command.options)) {
      const isAlwaysAsked = outsideBrackets.every((line) =>
        new RegExp(`--${option}(?![a-z-])[^|]*(?:\\||$)`).test(line),
      );
      if (required) expect([option, isAlwaysAsked]).toEqual([option, true]);
    }
    for (const positional of command.positionals) expect(outsideBrackets.join()).toContain(positional);
  },
);
