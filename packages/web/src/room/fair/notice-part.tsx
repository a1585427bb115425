import type { FairForm, RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';
import { useInstant } from '../hooks/use-instant.ts';
import { useFairWords } from './fair-words.ts';

/** In the place of the button that begins: from when on it can be pressed, and why not before. */
export function NoticePart({ state, notice }: { state: RoomState; notice: NonNullable<FairForm['notice']> }) {
  const { snapshot } = useRoom();
  const write = useInstant();
  const say = useFairWords(snapshot.language ?? state.language);
  if (say === null) return null;
  const { organization, expiresAt } = state.invitation;
  return (
    <section className="part" aria-labelledby="notice">
      <h2 id="notice">{say('noticeTitle', { begins: write(notice.beginsAt, 'day') })}</h2>
      <p>
        {say('noticeText', {
          organization,
          days: String(notice.days),
          given: write(notice.givenAt, 'day'),
        })}
      </p>
      {Date.parse(expiresAt) <= Date.parse(notice.beginsAt) && (
        <p className="notice notice-amber">{say('noticeLate', { organization })}</p>
      )}
    </section>
  );
}
