import { parseDocument, visit } from 'yaml';
import type { Problem } from './problem.ts';

/** What a file of content holds: YAML 1.2, each key once and a text, no aliases. */
export function parseSource(file: string, text: string): { value: unknown; problems: Problem[] } {
  const document = parseDocument(text, { stringKeys: true });
  const problems: Problem[] = [...document.errors, ...document.warnings].map(({ message, linePos }) => ({
    file,
    path: '',
    // The parser's message goes on with a drawing of the place.
    rule: `${message.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '') ?? ''} (line ${linePos?.[0].line ?? 1})`,
  }));
  visit(document, {
    Alias(_, { source }) {
      problems.push({ file, path: '', rule: `*${source}: a text is written out, never referred to` });
      return visit.BREAK;
    },
  });
  return problems.length > 0 ? { value: undefined, problems } : { value: document.toJS(), problems };
}
