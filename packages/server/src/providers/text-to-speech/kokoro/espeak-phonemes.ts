import { runEspeak } from '../espeak-ng/espeak-program.ts';
import table from './espeak-symbols.json' with { type: 'json' };

/** Which English a voice speaks; null: another language. */
export type English = 'american' | 'british' | null;

const PAUSES = /([;:,!?¡¿—…"«»“”।()]+\s*|\.+(?=\s|$)\s*)/;
const ONLY_PAUSES = /^[;:,.!?¡¿—…"«»“”।()\s]*$/;

/**
 * A text as the voices' symbols by espeak-ng, in any of its languages; pauses stay as they are written.
 *
 * @throws when espeak-ng fails, or the signal's reason
 */
export async function espeakPhonemes(
  text: string,
  how: { program: string; voice: string; english: English },
  signal: AbortSignal,
): Promise<string> {
  const parts = text.replace(/\s+/g, ' ').split(PAUSES);
  const clauses = parts.filter((part) => !ONLY_PAUSES.test(part)).map((part) => part.trim());
  const said = await spoken(clauses, how, signal);
  let at = 0;
  return parts
    .map((part) =>
      ONLY_PAUSES.test(part) ? part : `${symbols(said[at++] ?? '', how.english)}${part.endsWith(' ') ? ' ' : ''}`,
    )
    .join('')
    .trim();
}

/** A line for each clause; where espeak-ng makes more of one, each is asked for apart. */
async function spoken(
  clauses: readonly string[],
  { program, voice }: { program: string; voice: string },
  signal: AbortSignal,
): Promise<string[]> {
  const ask = async (lines: readonly string[]): Promise<string[]> => {
    const args = ['-q', '--ipa', '--tie=^', '-v', voice];
    const printed = await runEspeak(program, args, `${lines.join('\n')}\n`, signal);
    return printed.toString('utf8').trimEnd().split('\n');
  };
  const together = await ask(clauses);
  if (together.length === clauses.length) return together;
  const apart: string[] = [];
  for (const clause of clauses) apart.push((await ask([clause])).join(' '));
  return apart;
}

function symbols(line: string, english: English): string {
  // Where it changes the language: `(en)`.
  let said = line.trim().replace(/\([a-z-]+\)/g, '');
  const rows = english === null ? table.all : [...table.all, ...table.english, ...table[english]];
  for (const [from = '', to = ''] of rows) said = said.replaceAll(from, to);
  return said.replaceAll('^', '').replaceAll('-', '');
}
