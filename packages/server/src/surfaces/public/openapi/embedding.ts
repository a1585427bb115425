import { type ParentMessage, parentMessage } from '@colloquy/contract/room';
import type { Json, SchemaOf } from './schemas.ts';

const EXAMPLES: readonly ParentMessage[] = [
  { source: 'colloquy-room', version: 1, type: 'ready' },
  { source: 'colloquy-room', version: 1, type: 'question', number: 2, total: 8 },
  { source: 'colloquy-room', version: 1, type: 'completed' },
];

/**
 * What a framed room tells the page around it. OpenAPI has no place for what goes by `postMessage`: it is an extension
 * of the document.
 */
export function parentMessages(schemaOf: SchemaOf): Json {
  return {
    description:
      'What a room in a frame sends to the page around it by `postMessage`, to the origin that framed it alone: `event.data` is one of these. No message names anybody or quotes anything; types and fields may come.',
    schema: schemaOf(parentMessage, 'output'),
    examples: EXAMPLES,
  };
}
