import type { Interview } from '../interviews/index.ts';

/** A founder's conversation is over, and its fields hold what was said. A repeated task may tell it again. */
export type ConversationCompleted = { name: 'conversation-completed'; interview: Interview };
