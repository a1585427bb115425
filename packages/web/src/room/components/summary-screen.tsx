import type { Application, ApplicationField, RoomState } from '@colloquy/contract/room';
import { useState } from 'react';
import type { FieldCorrection } from '../core/side-actions.ts';
import { useRoom } from '../hooks/room-context.ts';
import { useSummaryWords } from '../hooks/use-summary-words.ts';
import { EndDialog } from './end-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { Page } from './page.tsx';
import { ScreenHeading } from './screen-heading.tsx';
import { SummaryField } from './summary-field.tsx';
import { SummaryPart } from './summary-part.tsx';
import { TopActions } from './top-actions.tsx';
import { TranscriptLog } from './transcript-log.tsx';

type SummaryScreenProps = { state: RoomState; application: Application };

type Place = { person: FieldCorrection['person']; field: ApplicationField };
type Editing = Place & {
  before: string;
  text: string;
  problem: 'badEmail' | 'badLink' | 'refused' | null;
  busy: boolean;
};

const COMPANY: readonly ApplicationField[] = [
  'elevatorPitch',
  'problem',
  'solution',
  'traction',
  'commercial',
  'marketSize',
  'competition',
  'whyNow',
  'whyYou',
  'pitchDeck',
];
const PLANS: readonly ApplicationField[] = [
  'whyProgram',
  'fundraisingStatus',
  'capTable',
  'availability',
  'passportAndVisa',
];

/** The end of an application: the founder reads what was understood, corrects it, and sends it. */
export function SummaryScreen({ state, application }: SummaryScreenProps) {
  const { room, snapshot, announce } = useRoom();
  const say = useSummaryWords(snapshot.language ?? state.language);
  const [dialog, setDialog] = useState<'help' | 'end' | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [closed, setClosed] = useState<Place | null>(null);
  if (say === null) return <LoadingScreen />;

  const language = state.invitation.interviewLanguage;
  const { organization } = state.invitation;
  const { fields, coFounders } = application;
  const nextPerson = Math.max(0, ...coFounders.map(({ person }) => person)) + 1;
  const sending = snapshot.pending.includes('confirm');
  const groups = [
    { title: say('you'), rows: fields.filter(({ field }) => !COMPANY.includes(field) && !PLANS.includes(field)) },
    { title: say('company'), rows: fields.filter(({ field }) => COMPANY.includes(field)) },
    { title: say('plans'), rows: fields.filter(({ field }) => PLANS.includes(field)) },
  ].filter(({ rows }) => rows.length > 0);

  /** What was typed and not saved is saved before anything else is done. */
  function settle(then: () => void) {
    if (editing === null || editing.text.trim() === editing.before.trim()) return then();
    const { person, field, text } = editing;
    setEditing({ ...editing, busy: true });
    room.correctField({ person, field, value: text }, (outcome) => {
      if (outcome === 'kept') {
        announce(say?.('saved') ?? '');
        return then();
      }
      const badForm = field === 'email' ? 'badEmail' : 'badLink';
      setEditing({ ...editing, busy: false, problem: outcome === 'malformed' ? badForm : 'refused' });
    });
  }

  function open(place: Place, value: string | null) {
    settle(() => {
      setClosed(null);
      setEditing({ ...place, before: value ?? '', text: value ?? '', problem: null, busy: false });
    });
  }

  function close() {
    if (editing !== null) setClosed({ person: editing.person, field: editing.field });
    setEditing(null);
  }

  const form =
    editing === null ? null : (
      <SummaryField
        key={`${editing.person} ${editing.field}`}
        field={editing.field}
        label={say(editing.field)}
        language={language}
        text={editing.text}
        problem={editing.problem === null ? null : say(editing.problem)}
        busy={editing.busy}
        saveLabel={say('save')}
        onText={(text) => setEditing({ ...editing, text, problem: null })}
        onSave={() => settle(close)}
        onCancel={close}
      />
    );
  const part = (person: FieldCorrection['person'], title: string, rows: Application['fields']) => (
    <SummaryPart
      key={title}
      title={title}
      rows={rows}
      say={say}
      language={language}
      open={editing?.person === person ? editing.field : null}
      form={form}
      closed={closed?.person === person ? closed.field : null}
      onChange={(field) => open({ person, field }, rows.find((row) => row.field === field)?.value ?? null)}
    />
  );
  const adding = editing?.person === nextPerson;

  return (
    <Page state={state} actions={<TopActions onHelp={() => setDialog('help')} />}>
      <ScreenHeading>{say('title')}</ScreenHeading>
      <p>{say('intro', { organization })}</p>
      {groups.map(({ title, rows }) => part('founder', title, rows))}
      {coFounders.map(({ person, fields: rows }, index) =>
        part(person, say('coFounder', { number: String(index + 1) }), rows),
      )}
      {adding ? (
        <section className="part" aria-label={say('coFounder', { number: String(coFounders.length + 1) })}>
          <h2>{say('coFounder', { number: String(coFounders.length + 1) })}</h2>
          {form}
        </section>
      ) : (
        <div className="deeds">
          <button
            type="button"
            className="button button-quiet"
            onClick={() => open({ person: nextPerson, field: 'firstName' }, null)}
          >
            {say('addCoFounder')}
          </button>
        </div>
      )}
      <div className="deeds">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={sending}
          onClick={() => {
            if (!sending) settle(room.confirm);
          }}
        >
          {say('send')}
        </button>
      </div>
      <p className="quiet small">{say('sendNote')}</p>
      <section className="aside">
        <TranscriptLog transcript={state.conversation?.transcript ?? []} language={language} />
      </section>
      {dialog === 'help' && <HelpDialog state={state} onClose={() => setDialog(null)} onEnd={() => setDialog('end')} />}
      {dialog === 'end' && <EndDialog state={state} onClose={() => setDialog(null)} />}
    </Page>
  );
}
