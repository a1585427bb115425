import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { applicationBlueprint, applicationTexts } from '../features/founder-applications/index.ts';
import { builtInContent } from './built-in-content.ts';
import { Candidate } from './flows.ts';
import { ADMIN_SECRET, type TestApp, type TestReply } from './test-app.ts';

export const CONVERSATIONS = '/api/v1/integrations/candidates/conversations';

/** Document 2's Conversation details as a caller reads them. */
export type Details = Record<string, string | null> & {
  conversation_id: string;
  tokenized_link: string;
  status: string;
};

export async function postProgramme(app: TestApp, body: object): Promise<{ id: string; slug: string }> {
  const reply = await app.call('POST', '/api/v1/admin/programmes', {
    headers: { 'x-admin-secret': ADMIN_SECRET },
    body: { organizationId: 'org-1', userId: 'user-1', name: 'Lantern Works', ...body },
  });
  if (reply.status !== 200) throw new Error(`POST programmes gave ${reply.status}: ${reply.text}`);
  return (reply.body as { data: { id: string; slug: string } }).data;
}

export function postConversation(app: TestApp, headers: Record<string, string>, body: object = {}): Promise<TestReply> {
  return app.call('POST', CONVERSATIONS, { headers, body });
}

export async function readDetails(app: TestApp, headers: Record<string, string>, id: string): Promise<Details> {
  const reply = await app.call('GET', `${CONVERSATIONS}/${id}`, { headers });
  if (reply.status !== 200) throw new Error(`GET conversation gave ${reply.status}: ${reply.text}`);
  return reply.body as Details;
}

/** A founder in the room: answers what is asked from a story. */
export class Founder extends Candidate {
  readonly asked: string[] = [];
  readonly #keys: ReadonlyMap<string, string>;

  constructor(app: TestApp, link: string, language: Language = 'en', name = 'Lantern Works') {
    super(app, link.split('/room/')[1] ?? '');
    const { questions } = applicationBlueprint(applicationTexts(builtInContent, language), { name, language });
    this.#keys = new Map(questions.map(({ text, key }) => [text, key]));
  }

  /** The key of the standing question. */
  get question(): string | null {
    const text = this.state?.conversation?.prompt?.question?.text ?? '';
    return this.#keys.get(text) ?? null;
  }

  /** Answers by question until the summary, or until a question that `story` has nothing for. */
  async tell(story: Readonly<Record<string, string>>): Promise<RoomState | null> {
    while (this.state?.phase === 'listening') {
      const key = this.question;
      const again = this.state.conversation?.prompt?.kind === 'follow-up';
      const answer = key === null ? undefined : again ? story[`${key} again`] : story[key];
      if (key === null || answer === undefined) return this.state;
      this.asked.push(again ? `${key} again` : key);
      if (this.asked.length > 60) throw new Error(`the conversation does not end: ${this.asked.join(', ')}`);
      await this.answer(answer);
    }
    return this.state;
  }
}
