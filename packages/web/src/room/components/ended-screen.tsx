import type { RoomEnding, RoomState } from '@colloquy/contract/room';
import { lazy, Suspense } from 'react';
import { writtenIn } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';
import type { MessageKey } from '../messages/catalogue.ts';
import { EraseRequest } from './erase-request.tsx';
import { Page } from './page.tsx';
import { RatingForm } from './rating-form.tsx';
import { ReviewRequest } from './review-request.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { TranscriptLog } from './transcript-log.tsx';
import { UnsentText } from './unsent-text.tsx';

/** Fetched once somebody has come to the end. */
const EndedFair = lazy(async () => ({ default: (await import('../fair/ended-fair.tsx')).EndedFair }));

type Closing = {
  title: Extract<MessageKey, `${string}Title`>;
  text: Extract<MessageKey, `${string}Text`>;
  /** There are answers that somebody reads: what comes next is said, a rating and a review can be given. */
  answered: boolean;
};

const CLOSINGS = {
  completed: { title: 'completedTitle', text: 'completedText', answered: true },
  left: { title: 'leftTitle', text: 'leftText', answered: true },
  declined: { title: 'declinedTitle', text: 'declinedText', answered: false },
  withdrawn: { title: 'withdrawnTitle', text: 'withdrawnText', answered: false },
  cancelled: { title: 'cancelledTitle', text: 'cancelledText', answered: false },
  'no-show': { title: 'noShowTitle', text: 'noShowText', answered: false },
  'deadline-passed': { title: 'deadlineTitle', text: 'deadlineText', answered: true },
  'time-limit': { title: 'timeLimitTitle', text: 'timeLimitText', answered: true },
} as const satisfies Record<RoomEnding, Closing>;

/** The close: its own words for each ending, what happens next, and what the candidate can still do. */
export function EndedScreen({ state }: { state: RoomState }) {
  const { snapshot, t } = useRoom();
  const { organization } = state.invitation;
  const promise = usePromise();
  const written = writtenIn(snapshot);
  const { title, text, answered } = CLOSINGS[state.ending ?? 'left'];
  const transcript = state.conversation?.transcript ?? [];
  const evaluated = state.consents.some(({ purpose, given }) => purpose === 'ai-evaluation' && given === true);
  const wantsPerson = state.asked.includes('person');
  const next = wantsPerson && !answered ? promise('personTold') : t('nextReview', { organization });
  return (
    <Page state={state}>
      <ScreenHeading>{t(title)}</ScreenHeading>
      <p>{t(text, { organization })}</p>
      {state.returnUrl !== null && (
        <p>
          {/* The room's own address opens the room: it goes to nobody. */}
          <a href={state.returnUrl} target="_top" rel="noreferrer">
            {t('returnLink', { organization })}
          </a>
        </p>
      )}
      {(answered || wantsPerson) && (
        <section className="part">
          <h2>{t('nextTitle')}</h2>
          <p>{next}</p>
        </section>
      )}
      {written.trim() !== '' && (
        <UnsentText title={t('unsentTitle')} text={written} language={state.invitation.interviewLanguage} />
      )}
      {answered && <RatingForm rated={state.rated} />}
      {answered && evaluated && <ReviewRequest state={state} />}
      <Suspense fallback={null}>
        <EndedFair state={state} />
      </Suspense>
      <EraseRequest state={state} />
      <TranscriptLog transcript={transcript} language={state.invitation.interviewLanguage} />
    </Page>
  );
}
