import type { ModelAnswer, ModelRequest } from './model-server.ts';

/** A reply as it was written to one prompt: whole, or cut off; with the rule of the prompt that it breaks, if any. */
export type RecordedReply = {
  /** Purpose and version. */
  prompt: string;
  /** The title or the question that was asked about. */
  about: string;
  problem: string | null;
  reply?: unknown;
  cut?: string;
};

/** The name of the prompt that a request was made with. */
export function promptOf(request: ModelRequest): string {
  return request.response_format?.json_schema?.name.replace(/-v(\d+)$/, '.v$1') ?? '';
}

/** What is asked about, as data. */
export function dataOf<Data>(request: ModelRequest): Data {
  return JSON.parse(request.messages.find(({ role }) => role === 'user')?.content ?? '{}') as Data;
}

/**
 * Gives recorded replies in their order, each once, by what they were written to; the last of each stays.
 *
 * @returns null where nothing was recorded of such a request
 */
export function replay(replies: readonly RecordedReply[]): (request: ModelRequest) => ModelAnswer | null {
  const used = new Map<string, number>();
  return (request) => {
    const { title, question } = dataOf<{ title?: string; question?: string }>(request);
    const prompt = promptOf(request);
    const about = question ?? title ?? '';
    const fitting = replies.filter((one) => one.prompt === prompt && one.about === about);
    const turn = used.get(`${prompt}:${about}`) ?? 0;
    used.set(`${prompt}:${about}`, turn + 1);
    const recorded = fitting[Math.min(turn, fitting.length - 1)];
    if (recorded === undefined) return null;
    return recorded.cut === undefined
      ? JSON.stringify(recorded.reply)
      : { text: recorded.cut, finish: 'length' as const };
  };
}
