const ROWS = ['qwertzuiopü', 'qwertyuiop', 'azertyuiop', 'asdfghjklöä', 'qsdfghjklm', 'yxcvbnm', 'zxcvbnm', 'wxcvbn'];
const RUN = 4;
const NONSENSE = /^(?:te?st(?:ing|e)?|prueba|essai|bla+h?|lol|rofl|foo|bar|baz|lorem|ipsum|xxx+|テスト)$/iu;

/** Keys struck at random or a trial of the field: "asdf", "test test", "aaaa". */
export function isGibberish(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.length <= RUN && words.every(isNonsense);
}

function isNonsense(word: string): boolean {
  const lower = word.toLowerCase();
  if (NONSENSE.test(lower) || /^(.)\1{2,}$/u.test(lower)) return true;
  const runs = [...lower].map((_, at) => lower.slice(at, at + RUN)).filter((run) => run.length === RUN);
  return runs.some((run) => ROWS.some((row) => row.includes(run) || row.includes([...run].reverse().join(''))));
}
