import { createRequire } from 'node:module';

/** The reader and writer that content is read with. */
const { parse, stringify } = createRequire(new URL('../../../content/package.json', import.meta.url))('yaml') as {
  parse(text: string): unknown;
  stringify(value: unknown): string;
};

type Scope = { dot: unknown; names: ReadonlyMap<string, unknown> };
type Part = { kind: 'text'; text: string } | { kind: 'action'; code: string };
type Block = { code: string; body: Block[] } | { text: string };

/**
 * What Helm would make of a chart's templates, for the part of its language that ours use: `define`, `include`, `if`,
 * `with`, `range`, variables, pipelines, and the functions below. Anything else throws.
 *
 * @param files text of the templates by their names
 * @param context what `.` is: `Values` and `Release`
 * @returns the documents, in the order of the files
 */
export function renderChart(files: Record<string, string>, context: object): unknown[] {
  const defined = new Map<string, Block[]>();
  const trees = Object.entries(files).map(([name, text]) => ({ name, tree: treeOf(partsOf(text)) }));
  for (const { tree } of trees)
    for (const block of tree) {
      const name = 'code' in block ? /^define "([^"]+)"$/.exec(block.code)?.[1] : undefined;
      if (name !== undefined && 'body' in block) defined.set(name, block.body);
    }

  const call = (name: string, args: unknown[]): unknown => {
    const [first, second] = args;
    if (name === 'include') {
      const body = defined.get(String(first));
      if (body === undefined) throw new Error(`nothing defines ${String(first)}`);
      return render(body, { dot: second, names: new Map([['', second]]) });
    }
    if (name === 'list') return args;
    if (name === 'index') return (first as Record<string, unknown>)[String(second)];
    if (name === 'quote') return JSON.stringify(String(first));
    if (name === 'toYaml') return stringify(first).trimEnd();
    if (name === 'nindent') return `\n${String(second).replaceAll(/^/gm, ' '.repeat(Number(first)))}`;
    if (name === 'required') {
      if (isEmpty(second)) throw new Error(String(first));
      return second;
    }
    throw new Error(`no function ${name}`);
  };

  const termOf = (word: string, { dot, names }: Scope): unknown => {
    if (word.startsWith('"')) return JSON.parse(word);
    if (/^\d+$/.test(word)) return Number(word);
    const [, variable, path = ''] = /^(?:\$(\w*))?((?:\.\w*)*)$/.exec(word) ?? [];
    if (variable !== undefined && !names.has(variable)) throw new Error(`no variable ${word}`);
    const base = variable === undefined ? dot : names.get(variable);
    return path
      .split('.')
      .filter(Boolean)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], base);
  };

  /** Each call of a pipeline has what the one before it gave as its last argument. */
  const resultOf = (code: string, scope: Scope): unknown => {
    let given: unknown[] = [];
    for (const part of code.split(/\|(?=(?:[^"]*"[^"]*")*[^"]*$)/)) {
      const [head = '', ...rest] = part.match(/"[^"]*"|\S+/g) ?? [];
      const args = [...rest.map((word) => termOf(word, scope)), ...given];
      given = [/^[a-z]/i.test(head) ? call(head, args) : termOf(head, scope)];
    }
    return given[0];
  };

  const render = (blocks: Block[], scope: Scope): string => {
    let names = scope.names;
    return blocks
      .map((block) => {
        if ('text' in block) return block.text;
        const here = { dot: scope.dot, names };
        const [, word = '', rest = ''] = /^(if|with|range|define)\s+(.*)$/s.exec(block.code) ?? [];
        const variables = /^(?:\$(\w+),\s*)?\$(\w+)\s*:=\s*(.*)$/s.exec(word === '' ? block.code : rest);
        if (word === 'define') return '';
        if (word === '' && variables !== null) {
          names = new Map([...names, [variables[2] ?? '', resultOf(variables[3] ?? '', here)]]);
          return '';
        }
        const value = resultOf(variables?.[3] ?? (rest || block.code), here);
        if (word === '') return value === undefined ? '' : String(value);
        if (isEmpty(value)) return '';
        if (word === 'if') return render(block.body, here);
        if (word === 'with') return render(block.body, { dot: value, names });
        return Object.entries(value as object)
          .map(([key, item]) => {
            const own: [string, unknown][] = [
              [variables?.[2] ?? ' item', item],
              [variables?.[1] ?? ' key', key],
            ];
            return render(block.body, { dot: item, names: new Map([...names, ...own]) });
          })
          .join('');
      })
      .join('');
  };

  return trees.flatMap(({ name, tree }) => {
    if (!name.endsWith('.yaml')) return [];
    const text = render(tree, { dot: context, names: new Map([['', context]]) });
    return text
      .split(/^---$/m)
      .map((part) => parse(part))
      .filter((document) => document !== null);
  });
}

function isEmpty(value: unknown): boolean {
  return !value || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** Texts and actions; a hyphen at a brace takes the white space on that side with it. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let trims = false;
  let from = 0;
  const push = (to: number, trimsEnd: boolean): void => {
    let piece = text.slice(from, to);
    if (trims) piece = piece.trimStart();
    parts.push({ kind: 'text', text: trimsEnd ? piece.trimEnd() : piece });
  };
  for (const match of text.matchAll(/\{\{(-)?\s*(.*?)\s*(-)?\}\}/gs)) {
    push(match.index, match[1] !== undefined);
    parts.push({ kind: 'action', code: match[2] ?? '' });
    trims = match[3] !== undefined;
    from = match.index + match[0].length;
  }
  push(text.length, false);
  return parts;
}

function treeOf(parts: Part[]): Block[] {
  const open: Block[][] = [[]];
  for (const part of parts) {
    const body = open.at(-1);
    if (body === undefined) throw new Error('a block ends that was not begun');
    if (part.kind === 'text') body.push({ text: part.text });
    else if (part.code === 'end') open.pop();
    else {
      const block = { code: part.code, body: [] };
      body.push(block);
      if (/^(if|with|range|define)\b/.test(part.code)) open.push(block.body);
    }
  }
  const [root, ...left] = open;
  if (root === undefined || left.length > 0) throw new Error('a block is not ended');
  return root;
}
