import { blueprintCheck } from '@colloquy/content/check-blueprint';
import { shown } from '@colloquy/content/schema/text-rules';
import { asksForbiddenGround, mentionsForbiddenGround } from '../forbidden-ground.ts';

/** Reads a blueprint's content and names everything that is wrong with it, with what must not be asked. */
export const checkTypeBlueprint = blueprintCheck({
  question: (text) =>
    asksForbiddenGround(text).map(
      ({ ground, match }) => `asks for what must not be asked (${ground}: ${shown(match)})`,
    ),
  condition: (text) =>
    mentionsForbiddenGround(text).map(
      ({ ground, match }) => `sets a condition that must not be set (${ground}: ${shown(match)})`,
    ),
});
