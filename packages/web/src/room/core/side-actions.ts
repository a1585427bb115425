import type { ApplicationField, RoomCommandName } from '@colloquy/contract/room';
import type { RequestKind } from '@colloquy/contract/shared';
import type { CommandPayload } from './command-queue.ts';
import type { Notice, RoomSnapshot, SideField } from './snapshot.ts';
import { storable } from './text.ts';
import type { Reply } from './transport.ts';

/** One field of an application's summary, typed over. */
export type FieldCorrection = { person: 'founder' | number; field: ApplicationField; value: string };

/** `malformed`: no address where one has to stand. */
export type CorrectionOutcome = 'kept' | 'malformed' | 'refused';

export type SideActionsOptions = {
  snapshot: () => RoomSnapshot;
  set: (change: Partial<RoomSnapshot>) => void;
  say: (notice: Notice | null) => void;
  send: <Name extends RoomCommandName>(
    name: Name,
    payload: CommandPayload<Name>,
    then?: (reply: Reply) => void,
  ) => string;
};

/** What a candidate can say beside the answers: a word to a person, a rating, corrections of a summary. The words stay until the server has them. */
export function createSideActions({ snapshot, set, say, send }: SideActionsOptions) {
  function setSide(field: SideField, text: string) {
    set({ side: { ...snapshot().side, [field]: text } });
  }

  return {
    setSide,
    /** Asks something of the people there, with what is in the field for them. */
    askForPerson(about: RequestKind = 'person') {
      say(null);
      send('ask-human', { about, note: storable(snapshot().side.person) }, (answer) => {
        if (!answer.ok) return;
        setSide('person', '');
        // At the close the place where it was asked says so itself.
        if (snapshot().state?.phase !== 'ended') say('person-told');
      });
    },
    /** Declines the interview and asks for a person instead; the note goes first, while there is somebody to tell. */
    declineForPerson() {
      say(null);
      const note = storable(snapshot().side.person);
      const decline = () => send('leave', { how: 'decline', wantsPerson: true });
      if (note.trim() === '') decline();
      else send('ask-human', { about: 'person', note }, (answer) => answer.ok && decline());
    },
    /** Answers the offer to go on in another language. */
    changeLanguage(change: boolean) {
      say(null);
      send('change-language', { change });
    },
    correctField(correction: FieldCorrection, then: (outcome: CorrectionOutcome) => void) {
      say(null);
      send('correct-field', { ...correction, value: storable(correction.value) }, (answer) => {
        if (answer.ok) then('kept');
        else then(answer.error.code === 'invalid' ? 'malformed' : 'refused');
      });
    },
    /** The summary is right: the application goes. */
    confirm() {
      say(null);
      send('confirm', {});
    },
    /** Takes back what was agreed to about sound and picture: what was recorded is deleted, the interview goes on. */
    withdrawRecording() {
      const { state } = snapshot();
      const decisions = (state?.consents ?? []).flatMap(({ purpose, given, textVersion }) =>
        purpose.startsWith('recording-') && given === true ? [{ purpose, textVersion, given: false }] : [],
      );
      if (state === null || decisions.length === 0) return;
      say(null);
      send('consent', { language: state.language, decisions });
    },
    rate(stars: number) {
      send('rate', { stars, comment: storable(snapshot().side.rating) }, (answer) => {
        if (answer.ok) setSide('rating', '');
      });
    },
  };
}
