import { REHEARSAL } from '@colloquy/contract/console';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TextArea } from '../../components/text-area.tsx';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { useOrganization } from '../../hooks/use-organization.ts';
import { type PlanDraft, type PlanForm, same, tidy } from './plan-draft.ts';

type Rehearsal = ReplyOf<'rehearse'>;
type Held = { plan: ReturnType<typeof tidy>; answers: string[]; so: Rehearsal };

/** The draft tried out: the recruiter answers, the dialogue asks. Held again from its beginning with every answer. */
export function RehearsalPart({ published, draft }: { published: PlanForm; draft: PlanDraft }) {
  const p = usePlanWords();
  const { call } = usePage();
  const { organization } = useOrganization();
  const [held, setHeld] = useState<Held | null>(null);
  const [text, setText] = useState('');
  const last = useRef<HTMLLIElement>(null);
  const rehearse = useMutation<Held, ApiError, { plan: Held['plan']; answers: string[] }>({
    mutationFn: async ({ plan, answers }) => {
      const params = { organization: organization.id, id: published.job.id };
      return { plan, answers, so: await call('rehearse', { params, body: { from: draft.from, plan, answers } }) };
    },
    onSuccess: (next) => {
      setHeld(next);
      setText('');
    },
  });
  useEffect(() => {
    if (held !== null && held.answers.length > 0) last.current?.focus();
  }, [held]);
  const begin = () => rehearse.mutate({ plan: tidy(draft), answers: [] });
  const isFull =
    held !== null &&
    (held.answers.length >= REHEARSAL.answers ||
      held.answers.reduce((sum, { length }) => sum + length, text.length) > REHEARSAL.characters);
  const answer = (given: string) => {
    if (held === null || rehearse.isPending || held.so.over || isFull) return;
    rehearse.mutate({ plan: held.plan, answers: [...held.answers, given] });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') answer(text);
  };
  const refusal = rehearse.error?.issues.length ?? 0;
  return (
    <section className="p-rehearsal" aria-labelledby="rehearsal">
      <h2 id="rehearsal">{p('rehearsal')}</h2>
      <p className="small quiet">{p('rehearsalHint')}</p>
      {held !== null && (
        <>
          <ol className="p-turns" lang={published.language}>
            {held.so.turns.map((turn, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added
                key={index}
                className={turn.by === 'you' ? 'p-turn p-turn-you' : 'p-turn'}
                tabIndex={index === held.so.turns.length - 1 ? -1 : undefined}
                ref={index === held.so.turns.length - 1 ? last : null}
              >
                <span className="small quiet">{p(turn.by)}</span>
                <span dir="auto">{turn.text === '' ? p('passedOn') : turn.text}</span>
              </li>
            ))}
          </ol>
          {held.so.over ? (
            <p role="status">{p('rehearsalOver')}</p>
          ) : (
            <form onSubmit={submit} className="p-fields">
              <TextArea
                label={p('rehearsalAnswer')}
                rows={3}
                maxLength={REHEARSAL.charactersOfAnswer}
                lang={published.language}
                value={text}
                onText={setText}
              />
              <div className="c-row">
                <button type="submit" className="button" aria-disabled={rehearse.isPending || isFull}>
                  {p(rehearse.isPending ? 'rehearsing' : 'rehearsalSend')}
                </button>
                <button type="button" className="button button-quiet" onClick={() => answer('')}>
                  {p('rehearsalPass')}
                </button>
              </div>
            </form>
          )}
          <Heard held={held} />
        </>
      )}
      <p role="alert" className="c-fault">
        {rehearse.error === null
          ? isFull && !held.so.over
            ? p('rehearsalFull')
            : ''
          : refusal > 0
            ? p('publishTells', { count: refusal })
            : p('rehearsalFailed')}
      </p>
      {held !== null && !same(held.plan, tidy(draft)) && <p className="small quiet">{p('rehearsalChanged')}</p>}
      <button type="button" className="button" aria-disabled={rehearse.isPending} onClick={begin}>
        {p(held === null ? 'rehearse' : 'rehearsalAgain')}
      </button>
      <p className="small quiet">{p('rehearsalEngine')}</p>
    </section>
  );
}

/** What was found in the answers, by question. */
function Heard({ held: { plan, so } }: { held: Held }) {
  const p = usePlanWords();
  return (
    <section aria-labelledby="heard">
      <h3 id="heard" className="p-small-title">
        {p('heard')}
      </h3>
      {so.heard.length === 0 && <p className="small quiet">{p('heardNone')}</p>}
      {so.heard.map(({ question, points, mistakes, signs, otherLanguage }) => {
        const number = plan.questions.findIndex(({ key }) => key === question) + 1;
        const told = (['example', 'ownPart', 'result', 'figure'] as const).filter((cue) => signs[cue]);
        return (
          <div key={question} className="p-heard small">
            <p className="quiet">{p('number', { number: number })}</p>
            {otherLanguage && <p>{p('otherLanguage')}</p>}
            {points.length === 0 && <p className="quiet">{p('noPoints')}</p>}
            <ul className="c-list">
              {points.map(({ key, name, found, words }) => (
                <li key={key}>
                  <bdi>{name ?? key}</bdi>: <strong>{p(`found-${found}`)}</strong>
                  {words !== null && <q dir="auto">{words}</q>}
                </li>
              ))}
              {mistakes.map(({ key, name, words }) => (
                <li key={key} className="p-mistake">
                  {p('heardMistake', { name })} <q dir="auto">{words}</q>
                </li>
              ))}
            </ul>
            <p className="quiet">
              {told.length === 0
                ? p('signsNone')
                : p('signs', { signs: told.map((cue) => p(`sign-${cue}`)).join(' · ') })}
            </p>
          </div>
        );
      })}
    </section>
  );
}
