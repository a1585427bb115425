import type { FairForm, RoomState } from '@colloquy/contract/room';
import { DECLARED, DECLARED_CATEGORIES, type DeclaredCategory } from '@colloquy/contract/shared';
import { type FormEvent, use, useId, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { type FairKey, useFairWords } from './fair-words.ts';
import { FairContext } from './use-fair.ts';

type DeclareFormProps = { state: RoomState; asks: NonNullable<FairForm['asks']>; onForm: (form: FairForm) => void };

const OPEN = '';
const UNDISCLOSED = 'undisclosed';

/** What a candidate may say of themselves: why, who sees it, and each question with a way not to answer. */
export function DeclareForm({ state, asks, onForm }: DeclareFormProps) {
  const { snapshot } = useRoom();
  const client = use(FairContext);
  const say = useFairWords(snapshot.language ?? state.language);
  const [chosen, setChosen] = useState<Partial<Record<DeclaredCategory, string>>>({});
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no');
  const id = useId();
  if (say === null || client === null) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (client === null || sending === 'yes') return;
    setSending('yes');
    const said = (name: DeclaredCategory) => {
      const answer = chosen[name] ?? OPEN;
      return answer === OPEN || answer === UNDISCLOSED ? null : answer;
    };
    client.declare(Object.fromEntries(DECLARED_CATEGORIES.map((name) => [name, said(name)])) as never).then(
      (form) => {
        setSending('no');
        onForm(form);
      },
      () => setSending('failed'),
    );
  }

  if (asks.answered) {
    return (
      <p className="part" role="status">
        {say('declareThanks')}
      </p>
    );
  }
  return (
    <form className="part stack" onSubmit={submit}>
      <h2>{say('declareTitle')}</h2>
      <p>{say('declareWhy', { organization: state.invitation.organization })}</p>
      <p>{say('declareWho', { count: String(asks.smallestGroup) })}</p>
      {asks.categories.map((name) => (
        <div key={name}>
          <label className="field-label" htmlFor={`${id}${name}`}>
            {say(name)}
          </label>
          <select
            id={`${id}${name}`}
            className="field"
            autoComplete="off"
            value={chosen[name] ?? OPEN}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setChosen((before) => ({ ...before, [name]: value }));
            }}
          >
            <option value={OPEN}>{say('open')}</option>
            <option value={UNDISCLOSED}>{say('undisclosed')}</option>
            {DECLARED[name].map((answer) => (
              <option key={answer} value={answer}>
                {say(`${name}-${answer}` as FairKey)}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="hint-place" role="status">
        {sending === 'failed' && <p className="hint hint-error">{say('declareProblem')}</p>}
      </div>
      <div className="deeds">
        <button type="submit" className="button" aria-disabled={sending === 'yes'}>
          {say('declareSend')}
        </button>
      </div>
    </form>
  );
}
