import { isJoiner, isLetter, sign, type Token } from './address-tokens.ts';

/** Spoken letters, "t-o-r-v-e", joined to the word they spell. */
export function isSpelledDash(tokens: Token[], index: number): boolean {
  const dash = tokens[index];
  // said in words, "m minus v minus …", it is a sign of the address
  return dash?.kind === 'dash' && dash.text.length === 1 && isLetter(tokens[index - 1]) && isLetter(tokens[index + 1]);
}

/** Host that begins at `from`: words up to the first dot belong to one label, after it each label is one word. */
export function readHost(
  tokens: Token[],
  from: number,
  text: string,
): { host: string; next: number; end: number } | null {
  let index = from;
  let host = '';
  let words = 0;
  let dots = 0;
  let end = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.kind === 'word') {
      const concatenated = dots === 0 || isLetter(token);
      if (words > 0 && !concatenated) break;
      if (words > 0 && dots > 0 && !(isLetter(token) && isLetter(tokens[index - 1]))) break;
      if (words >= 4 && dots === 0 && !isLetter(token)) return null;
      host += token.text.toLowerCase();
      words++;
      end = token.end;
      index++;
      continue;
    }
    const next = tokens[index + 1];
    if (isSpelledDash(tokens, index)) {
      index++;
      continue;
    }
    if (token.kind === 'dot' && words > 0 && next?.kind === 'word') {
      host += '.';
      dots++;
      words = 0;
      index++;
      continue;
    }
    if (token.kind === 'dash' && words > 0 && next?.kind === 'word' && (dots === 0 || text[token.start - 1] !== ' ')) {
      host += '-';
      index++;
      words = 0;
      continue;
    }
    break;
  }
  return dots > 0 && words > 0 && /\.\p{L}{2,}$/u.test(host) ? { host, next: index, end } : null;
}

/** What follows a host: "slash in slash maria dash berg". */
export function readPath(
  tokens: Token[],
  from: number,
  host: string,
  hostEnd = 0,
): { value: string; end: number; next: number } {
  let value = host;
  let end = hostEnd;
  let next = from;
  let lastWasWord = true;
  while (next < tokens.length) {
    const token = tokens[next];
    const after = tokens[next + 1];
    if (token === undefined) break;
    if (isSpelledDash(tokens, next)) next++;
    else if ((token.kind === 'slash' || isJoiner(token)) && lastWasWord && after?.kind === 'word') {
      value += token.kind === 'slash' ? '/' : sign(token);
      lastWasWord = false;
      next++;
    } else if (token.kind === 'word' && (!lastWasWord || (isLetter(token) && isLetter(tokens[next - 1])))) {
      value += token.text.toLowerCase();
      end = token.end;
      lastWasWord = true;
      next++;
    } else break;
  }
  return { value, end, next };
}
