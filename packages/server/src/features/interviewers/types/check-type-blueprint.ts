import { blueprintCheck } from '@colloquy/content/check-blueprint';
import { shown } from '@colloquy/content/schema/text-rules';
import { asksProtectedTopic, mentionsProtectedTopic } from '../protected-topics.ts';

/** Reads a blueprint's content and names everything that is wrong with it, with what must not be asked. */
export const checkTypeBlueprint = blueprintCheck({
  question: (text) =>
    asksProtectedTopic(text).map(({ ground, match }) => `asks for what must not be asked (${ground}: ${shown(match)})`),
  condition: (text) =>
    mentionsProtectedTopic(text).map(
      ({ ground, match }) => `sets a condition that must not be set (${ground}: ${shown(match)})`,
    ),
});
