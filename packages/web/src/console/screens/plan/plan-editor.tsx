import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { SureButton } from '../../components/sure-button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type PlanIssue, planFault } from '../../core/plan-faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';
import { ConflictPart } from './conflict-part.tsx';
import { CoveragePart } from './coverage-part.tsx';
import { DraftSidebar } from './draft-sidebar.tsx';
import { addQuestion, newKey, type PlanForm, tidy } from './plan-draft.ts';
import { PlanState } from './plan-state.tsx';
import { QuestionItem } from './question-item.tsx';
import { useChecked } from './use-checked.ts';
import { useDraft } from './use-draft.ts';

type PlanEditorProps = { published: PlanForm; refresh(): Promise<unknown> };

export function PlanEditor({ published, refresh }: PlanEditorProps) {
  const { t, formats } = usePage();
  const p = usePlanWords();
  const { may } = useOrganization();
  const state = useDraft(published);
  const { draft } = state;
  const { plan } = draft;
  const mayChange = may('invite');
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState(false);
  const [stale, setStale] = useState<number | null>(null);
  const publish = useWrite('publishPlan', (done) => {
    state.settle(done);
    setRefused(false);
    setSaid(p('published', { version: done.version }));
  });
  // A version that the server does not know (any more) is one that another takes the place of.
  const conflict =
    state.changed && (draft.from < published.version || (stale === draft.from && stale !== published.version));
  const checked = useChecked(published.job.id, draft, state.changed && !conflict);
  const issues: readonly PlanIssue[] = refused ? (checked?.problems ?? publish.error?.issues ?? []) : [];
  const list = useRef<HTMLOListElement>(null);

  // A draft that says the same as the published plan goes on from the newest version.
  useEffect(() => {
    if (draft.from < published.version && !state.changed && !publish.isPending) state.settle(published);
  });

  const send = () => {
    if (publish.isPending || !state.changed) return;
    setSaid('');
    setRefused(false);
    publish.mutate(
      { params: { id: published.job.id }, body: { from: draft.from, plan: tidy(draft) } },
      {
        onError: (error) => {
          if (error.status === 409) void refresh().then(() => setStale(draft.from));
          else if (error.issues.length > 0) {
            setRefused(true);
            const at = error.issues[0]?.path[2];
            const first = typeof at === 'number' ? plan.questions[at] : undefined;
            if (first !== undefined) setOpen(first.key);
          }
        },
      },
    );
  };
  /** Opens a question where it is; the focus goes to what is named in it. */
  const show = (key: string | undefined, focus: 'button' | 'textarea' = 'button') => {
    if (key === undefined) return;
    setOpen(key);
    requestAnimationFrame(() => {
      const item = document.getElementById(`question-${key}`);
      item?.scrollIntoView({ block: 'start' });
      item?.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
    });
  };
  const add = () => {
    const key = newKey((bytes) => crypto.getRandomValues(bytes));
    state.change(addQuestion(plan, key, published.language));
    show(key, 'textarea');
  };
  const failed = publish.error !== null && publish.error.status !== 409 && publish.error.issues.length === 0;

  return (
    <>
      <Leaving blocked={state.changed} unkept={state.unkept} />
      <PlanState
        published={published}
        state={state}
        minutes={checked?.made?.minutes ?? published.minutes}
        onMoved={setSaid}
      >
        {mayChange && (
          <div className="c-row">
            <button
              type="button"
              className="button button-primary"
              aria-disabled={!state.changed || publish.isPending || conflict}
              onClick={() => !conflict && send()}
            >
              {p(publish.isPending ? 'publishing' : 'publish')}
            </button>
            {state.changed && (
              <SureButton
                verb={p('discard')}
                name={p('discard')}
                question={p('discardSure')}
                text={p('discardText')}
                error={null}
                onSure={() => state.settle(published)}
              />
            )}
          </div>
        )}
        <p role="status">{said}</p>
        {state.changed && checked?.made != null && (
          <p className="small quiet">{p(checked.made.newCohort ? 'newCohort' : 'sameCohort')}</p>
        )}
        {refused && issues.length > 0 && (
          <div role="alert" className="c-problem">
            <p>{p('publishTells', { count: issues.length })}</p>
            <ul className="p-issues">
              {issues.map((issue) => (
                <li key={`${issue.path.join('.')} ${issue.message}`} className="small">
                  <IssueLine issue={issue} onShow={(at) => show(plan.questions[at]?.key)} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {failed && (
          <p role="alert" className="c-fault">
            {p('publishFailed')}
          </p>
        )}
      </PlanState>
      {conflict && <ConflictPart published={published} draft={draft} onMerged={state.rebase} />}
      <div className="p-columns">
        <div className="p-form">
          <TextField
            label={p('position')}
            dir="auto"
            maxLength={120}
            readOnly={!mayChange}
            value={plan.title}
            onText={(title) => state.change({ ...plan, title })}
            fault={planFault(issues, ['plan', 'title'], { t, p })}
          />
          <section className="c-part" aria-labelledby="plan-questions">
            <h2 id="plan-questions">{p('questions')}</h2>
            <ol className="p-questions" ref={list}>
              {plan.questions.map((question, index) => (
                <QuestionItem
                  key={question.key}
                  index={index}
                  question={question}
                  published={published}
                  plan={plan}
                  isOpen={open === question.key}
                  mayChange={mayChange}
                  issues={issues}
                  onOpen={(isOpen) => setOpen(isOpen ? question.key : null)}
                  onChange={state.change}
                  onRemove={(result) => {
                    state.remove(result);
                    list.current?.parentElement?.querySelector<HTMLElement>('.p-add')?.focus();
                  }}
                  onSaid={setSaid}
                />
              ))}
            </ol>
            {mayChange && (
              <button type="button" className="button p-add" onClick={add}>
                {p('addQuestion')}
              </button>
            )}
          </section>
          <CoveragePart lines={published.lines} plan={plan} onShow={show} />
        </div>
        <DraftSidebar
          published={published}
          draft={draft}
          minutes={checked?.made?.minutes ?? published.minutes}
          open={open}
          mayRehearse={mayChange && !conflict}
        />
      </div>
      <p className="unseen" aria-live="polite">
        {state.keptAt === null ? '' : p('draftKept', { time: formats.moment(state.keptAt) })}
      </p>
      {state.removal !== null && (
        <div className="p-undo" role="status">
          <p>{p(REMOVED[state.removal.kind])}</p>
          <button type="button" className="button" onClick={state.undo}>
            {p('undo')}
          </button>
        </div>
      )}
    </>
  );
}

const REMOVED = {
  question: 'removedQuestion',
  point: 'removedPoint',
  mistake: 'removedMistake',
} as const;

/** Where a rule is broken, and which; a question's is opened by it. */
function IssueLine({ issue, onShow }: { issue: PlanIssue; onShow(question: number): void }) {
  const p = usePlanWords();
  const { t } = usePage();
  const at = issue.path[1] === 'questions' ? issue.path[2] : undefined;
  const words = planFault([issue], issue.path, { t, p });
  if (typeof at !== 'number') return words;
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => onShow(at)}>
        {p('number', { number: at + 1 })}
      </button>{' '}
      {words}
    </>
  );
}

/** Asks before an unpublished draft is left. */
function Leaving({ blocked, unkept }: { blocked: boolean; unkept: boolean }) {
  const p = usePlanWords();
  const blocker = useBlocker({
    shouldBlockFn: () => blocked,
    // What is kept in the browser needs no question of the browser's own.
    enableBeforeUnload: () => blocked && unkept,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={p('leaveTitle')} onClose={blocker.reset}>
      <p>{p(unkept ? 'leaveLost' : 'leaveKept')}</p>
      <div className="c-row">
        <button type="button" className="button button-primary" onClick={blocker.reset}>
          {p('stay')}
        </button>
        <button type="button" className="button" onClick={blocker.proceed}>
          {p('leave')}
        </button>
      </div>
    </Dialog>
  );
}
