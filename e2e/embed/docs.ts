import { readFileSync } from 'node:fs';

/** The snippets of docs/embedding.md as they are there, with this server and this link in place of the examples. */
export type Snippets = {
  /** Script and element in markup. */
  markup: string;
  /** The call from a script of the page's own. */
  script: string;
  /** An iframe without the script. */
  frame: string;
  /** Value of the Content-Security-Policy header that a page needs. */
  policy: string;
};

const EXAMPLE = 'https://interviews.example.com';

/** @param origin of the server @param link of one interview */
export function readSnippets(origin: string, link: string): Snippets {
  const text = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');
  const here = text.replaceAll(`${EXAMPLE}/room/TOKEN`, link).replaceAll(EXAMPLE, origin);
  const blocks = [...here.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = '', body = '']) => ({ kind, body }));
  const find = (kind: string, sign: string) => {
    const found = blocks.find((block) => block.kind === kind && block.body.includes(sign));
    if (found === undefined) throw new Error(`docs/embedding.md has no ${kind} snippet with ${sign}`);
    return found.body;
  };
  const [, policy = ''] = /^Content-Security-Policy: (.*)$/m.exec(find('', 'Content-Security-Policy')) ?? [];
  return {
    markup: find('html', '<colloquy-interview'),
    script: find('js', 'Colloquy.embed'),
    frame: find('html', '<iframe'),
    policy,
  };
}
