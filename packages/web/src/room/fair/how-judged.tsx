import type { FairForm, RoomState } from '@colloquy/contract/room';
import { useState } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';
import { useFairWords } from './fair-words.ts';

type HowJudgedProps = { state: RoomState; judged: NonNullable<FairForm['judged']>; keptDays: number | null };

/** What the answers are read for, by what, and what nobody looks at: from this interview's own plan. */
export function HowJudged({ state, judged, keptDays }: HowJudgedProps) {
  const { snapshot } = useRoom();
  const read = snapshot.language ?? state.language;
  const say = useFairWords(read);
  const [open, setOpen] = useState(false);
  if (say === null) return null;
  const { topics, language, plan, reader, drafted } = judged;
  const { organization } = state.invitation;
  return (
    <div className="deeds">
      <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say('judgedOpen')}
      </button>
      {open && (
        <Dialog title={say('judgedOpen')} onClose={() => setOpen(false)}>
          <p>{say('judgedTopics')}</p>
          <ul className="list">
            {topics.map(({ name }) => (
              <li key={name} dir="auto" lang={languageTag(language)}>
                {name}
              </li>
            ))}
          </ul>
          <p>{say(drafted ? 'judgedHow' : 'judgedAlone')}</p>
          <p>{say('judgedNot')}</p>
          <p>{say('judgedPeople', { organization })}</p>
          <p>{say('judgedRights', { organization })}</p>
          {keptDays !== null && <p>{say('judgedKept', { days: String(keptDays) })}</p>}
          <p>
            <a href={`/about/accuracy?language=${read}`} target="_blank" rel="noreferrer">
              {say('judgedAccuracy')}
            </a>
          </p>
          <p className="quiet small">
            {plan !== null && say('judgedPlan', { version: String(plan.version), cohort: plan.cohort })}{' '}
            {reader !== null && say('judgedReader', { name: reader.name, version: reader.version })}
          </p>
        </Dialog>
      )}
    </div>
  );
}
