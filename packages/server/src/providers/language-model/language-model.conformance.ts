import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Generation, LanguageModel } from './port.ts';

/** What the model under test is made to do. */
export type Behaviour =
  | 'good'
  | 'fenced'
  | 'thought-first'
  | 'with-words'
  | 'wrong-schema'
  | 'no-json'
  | 'cut'
  | 'refused'
  | 'silent'
  | 'slow'
  | 'busy'
  | 'broken'
  | 'key-refused'
  | 'away';

export type ModelUnderTest = { model: LanguageModel; stop(): Promise<void> };

const SCHEMA = z.strictObject({ colour: z.enum(['red', 'blue']) });
export const REPLY = '{"colour":"blue"}';
/** The same as models say it that cannot be bound to a schema. */
export const FENCED = `\`\`\`json\n${REPLY}\n\`\`\``;
export const THOUGHT_FIRST = `<think>\nIs it {"colour":"red"}? No.\n</think>\n\n${REPLY}`;
export const WITH_WORDS = `Here you are: ${REPLY}`;

const asked = (change: Partial<Generation<z.infer<typeof SCHEMA>>> = {}): Generation<z.infer<typeof SCHEMA>> => ({
  purpose: 'colour.v1',
  input: { instructions: 'Reply with a colour.', messages: [{ role: 'user', content: '{"sky":"clear"}' }] },
  schema: SCHEMA,
  seed: 1,
  maxOutputTokens: 100,
  deadlineAt: Date.now() + 60_000,
  signal: new AbortController().signal,
  ...change,
});

/** Every adapter of the port behaves so, the fake included. */
export function languageModelConformance(name: string, make: (behaviour: Behaviour) => Promise<ModelUnderTest>): void {
  describe(`language model: ${name}`, () => {
    const made: ModelUnderTest[] = [];
    afterAll(async () => {
      for (const { stop } of made) await stop();
    });
    const model = async (behaviour: Behaviour): Promise<LanguageModel> => {
      const one = await make(behaviour);
      made.push(one);
      return one.model;
    };

    test('gives the value with its text, who said it, and what it took', async () => {
      const under = await model('good');
      expect(await under.generate(asked())).toEqual({
        kind: 'value',
        value: { colour: 'blue' },
        raw: REPLY,
        model: under.name,
        usage: { inputTokens: 100, outputTokens: 20 },
      });
    });

    test.each(['fenced', 'thought-first'] as const)('%s is read, and kept as it came', async (behaviour) => {
      const reply = await (await model(behaviour)).generate(asked());
      expect(reply).toMatchObject({ kind: 'value', value: { colour: 'blue' }, raw: expect.not.stringMatching(/^\{/) });
    });

    test.each(['wrong-schema', 'no-json', 'with-words'] as const)(
      '%s is invalid, and the reply is kept',
      async (behaviour) => {
        const reply = await (await model(behaviour)).generate(asked());
        expect(reply).toMatchObject({ kind: 'invalid', raw: expect.stringMatching(/green|sky|Here/) });
        expect(reply).toMatchObject({ problem: expect.not.stringMatching(/green|sky|Here/) });
      },
    );

    test('a reply that was cut off is truncated, also where it is JSON so far', async () => {
      expect(await (await model('cut')).generate(asked())).toMatchObject({ kind: 'truncated' });
    });

    test('a refusal is one', async () => {
      expect(await (await model('refused')).generate(asked())).toMatchObject({ kind: 'refused' });
    });

    test.each([
      ['busy', 'busy', true],
      ['broken', 'failed', true],
      ['away', 'not-reached', true],
      ['key-refused', 'not-accepted', false],
    ] as const)('%s is unavailable', async (behaviour, reason, retryable) => {
      const reply = await (await model(behaviour)).generate(asked());
      expect(reply).toMatchObject({ kind: 'unavailable', reason, retryable });
    });

    test('what has not come by the deadline is too late, and nothing is waited for longer', async () => {
      // Without it the reply would never come, and the test would not end.
      const reply = await (await model('silent')).generate(asked({ deadlineAt: Date.now() + 300 }));
      expect(reply).toMatchObject({ kind: 'unavailable', reason: 'too-late', retryable: true });
    });

    test('a slow reply within the deadline is taken', async () => {
      expect(await (await model('slow')).generate(asked())).toMatchObject({ kind: 'value' });
    });

    test('a deadline that has passed asks nothing', async () => {
      const reply = await (await model('good')).generate(asked({ deadlineAt: Date.now() - 1 }));
      expect(reply).toMatchObject({ kind: 'unavailable', reason: 'too-late' });
    });

    test('whoever no longer wants the reply gets the reason of the signal', async () => {
      const stop = new AbortController();
      const waiting = (await model('silent')).generate(asked({ signal: stop.signal }));
      stop.abort(new Error('not wanted'));
      await expect(waiting).rejects.toThrow('not wanted');
    });
  });
}
