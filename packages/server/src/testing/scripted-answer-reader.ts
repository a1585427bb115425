import type { AnswerReader, AnswerReading, AnswerToRead } from '../providers/answer-reader/port.ts';

/** A reader for tests: every fact whose key is in the answer counts as said, `weil`, `because` and figures as signals. */
export function scriptedAnswerReader(): AnswerReader {
  const read = (answer: AnswerToRead): AnswerReading => {
    const words = answer.text.split(/\s+/).filter((word) => word !== '').length;
    const whole = { start: 0, end: answer.text.length };
    const found = (pattern: RegExp) => {
      const match = pattern.exec(answer.text);
      return match ? { start: match.index, end: match.index + match[0].length } : null;
    };
    const facts = answer.question.facts.map(({ key }) => {
      const span = answer.text.includes(key) ? found(new RegExp(key.replace(/[^\w-]/g, '.'))) : null;
      return { key, strength: span ? 1 : 0, named: span !== null, span };
    });
    const said = facts.filter(({ strength }) => strength > 0).length;
    const score = Math.min(5, 1 + said);
    return {
      method: 'stems',
      words,
      sentences: [whole],
      facts,
      signals: {
        example: found(/\bonce\b/),
        result: found(/\bin the end\b/),
        ownPart: found(/\bI\b/),
        figure: found(/\d+/),
        declined: found(/\bI do not know\b/),
      },
      injections: [],
      level: words < 5 ? null : { score, low: Math.max(1, score - 0.5), high: Math.min(5, score + 0.5) },
    };
  };
  return {
    engine: { name: 'scripted', version: '1' },
    statements: () => [],
    figures: { levels: { bar: { answers: 0, low: 0 }, languages: {} }, statementEngine: () => null },
    skim: read,
    read: async (answer) => read(answer),
  };
}
