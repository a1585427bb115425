import { type Notice, sendingAnswer } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { usePromise } from '../hooks/use-promise.ts';
import type { Translate } from '../messages/catalogue.ts';
import { Icon } from './icon.tsx';

type Line = { text: string; tone: 'calm' | 'amber'; again?: true };

/** What the candidate should know now: the line first, then what has just happened, then what the server says. */
export function NoticeLine() {
  const { room, snapshot, t } = useRoom();
  const promise = usePromise();
  const line = lineOf();
  return (
    <>
      <div className="notice-place" role="status">
        {line !== null && (
          <p className={`notice notice-${line.tone}`}>
            <Icon name={line.tone === 'amber' ? 'attention' : 'done'} />
            <span>{line.text}</span>
          </p>
        )}
      </div>
      {line?.again === true && (
        <div className="deeds">
          <button type="button" className="button" onClick={room.tryAgain}>
            {t('tryAgain')}
          </button>
        </div>
      )}
    </>
  );

  function lineOf(): Line | null {
    const { connection, held, notice, state, stuck } = snapshot;
    if (state === null) return null;
    if (connection === 'offline') {
      const writing = state.active && state.phase === 'listening' && sendingAnswer(snapshot) === null;
      return { text: t(writing ? 'offlineWriting' : 'offline'), tone: 'amber' };
    }
    if (connection === 'retrying' || stuck) return { text: t('reconnecting'), tone: 'amber' };
    if (held.length > 0) return { text: t('held'), tone: 'amber', again: true };
    if (notice !== null) return said(notice, t, promise);
    if (!state.active || (state.phase !== 'listening' && state.phase !== 'thinking')) return null;
    if (state.conversation?.notice === 'time-nearly-over') return { text: t('noticeTime'), tone: 'amber' };
    return null;
  }
}

function said(notice: Notice, t: Translate, promise: ReturnType<typeof usePromise>): Line {
  switch (notice) {
    case 'answer-kept':
      return { text: t('answerKept'), tone: 'calm' };
    case 'reconnected':
      return { text: t('reconnected'), tone: 'calm' };
    case 'correction-kept':
      return { text: t('correctionKept'), tone: 'calm' };
    case 'person-told':
      return { text: promise('personTold'), tone: 'calm' };
    case 'answer-refused':
      return { text: t('answerRefused'), tone: 'amber' };
    case 'correction-refused':
      return { text: t('correctionRefused'), tone: 'amber' };
    case 'too-large':
      return { text: t('tooLarge'), tone: 'amber' };
    case 'draft-taken':
      return { text: t('draftTaken'), tone: 'calm' };
    case 'draft-restored':
      return { text: t('draftRestored'), tone: 'calm' };
    case 'not-now':
      return { text: t('notNow'), tone: 'amber' };
  }
}
