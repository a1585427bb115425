import type { Placed, RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose } from '@colloquy/contract/shared';
import { joinTexts } from './answer-slot.ts';
import type { SideActionsOptions } from './side-actions.ts';
import { sendingAnswer } from './snapshot.ts';

export type SpokenActionsOptions = SideActionsOptions & {
  /** Somebody writes or speaks: what is in the field is told of. */
  press: () => void;
};

function needsDevices(given: ReadonlySet<ConsentPurpose>): boolean {
  return given.has('speech') || given.has('recording-sound') || given.has('recording-picture');
}

/** What a room that is spoken has next to one that is written. */
export function createSpokenActions({ snapshot, set, say, send, press }: SpokenActionsOptions) {
  /** Waits for the last words of what was spoken; null while answers are typed. */
  let lastWords: (() => Promise<void>) | null = null;
  let finishes = 0;
  /** Pieces of speech whose words this page has placed: none is twice, whoever tells of it again. */
  const known = new Set<string>();

  return {
    /** Every consent shown is decided; what is not ticked is refused. Then the interview begins. */
    consentAndBegin(given: ReadonlySet<ConsentPurpose>) {
      const { state } = snapshot();
      if (state === null) return;
      say(null);
      // Whoever speaks or is recorded: the devices are asked for after the consent, and before the time runs.
      const next = () => (needsDevices(given) ? set({ entryScreen: 'devices' }) : send('begin', { mode: 'text' }));
      const decisions = state.consents.map(({ purpose, textVersion }) => ({
        purpose,
        textVersion,
        given: given.has(purpose),
      }));
      if (decisions.length === 0) next();
      else send('consent', { language: state.language, decisions }, (answer) => answer.ok && next());
    },
    /** @param withPicture false: no picture, although it was agreed to */
    begin(mode: RoomState['mode'], withPicture = true) {
      say(null);
      send('begin', { mode, ...(withPicture ? {} : { picture: false }) });
    },
    /** The picture on or off, whatever is agreed to: it stays so on any page until it is switched again. */
    switchPicture(on: boolean) {
      const { state } = snapshot();
      if (state === null) return;
      say(null);
      const spoken = on && state.offers.video ? 'video' : 'voice';
      send('mode', { mode: state.mode === 'text' ? 'text' : spoken, picture: on });
    },
    /** Speaking instead of writing, or the other way round; whoever had not agreed to be heard does so by this. */
    changeMode(mode: RoomState['mode']) {
      const { state } = snapshot();
      if (state === null || state.mode === mode) return;
      say(null);
      const change = () => send('mode', { mode });
      const speech = state.consents.find(({ purpose }) => purpose === 'speech');
      if (mode === 'text' || speech === undefined || speech.given === true) change();
      else {
        const decisions = [{ purpose: speech.purpose, textVersion: speech.textVersion, given: true }];
        send('consent', { language: state.language, decisions }, (answer) => answer.ok && change());
      }
    },
    /** @param settle resolves once the last words are there; null: answers are typed */
    speakWith(settle: (() => Promise<void>) | null) {
      lastWords = settle;
      if (settle !== null) return;
      // Whoever goes over to writing waits for no words any more; they come into the field when they are there.
      finishes += 1;
      set({ finishing: false });
    },
    /** Somebody speaks: no silence timer outruns them. */
    noteSpeaking: press,
    /** Words that were heard join what is in the field, or next to it when the interview has moved on. */
    addHeard(text: string, slot: string | null, placed: Placed, isDoubtful = false) {
      const piece = `${placed.take}:${placed.seq}`;
      if (known.has(piece)) return;
      known.add(piece);
      const { draft, leftover, doubted, slot: now } = snapshot();
      if (isDoubtful) set({ doubted: [...doubted.filter((piece) => piece.slot === now), { slot, text }] });
      if (slot === now && sendingAnswer(snapshot()) === null) {
        const gap = draft === '' || /\s$/.test(draft) ? '' : ' ';
        set({ draft: `${draft}${gap}${text}`, edited: true, placed });
        press();
      } else set({ leftover: joinTexts(leftover, text), placed });
    },
    /** Answers at once, or when the last words of what was spoken are there; asked for twice it answers once. */
    afterLastWords(answer: () => void) {
      if (lastWords === null) answer();
      else if (!snapshot().finishing) {
        const { slot } = snapshot();
        finishes += 1;
        const mine = finishes;
        set({ finishing: true });
        void lastWords().then(() => {
          if (mine !== finishes) return;
          set({ finishing: false });
          if (snapshot().slot === slot) answer();
        });
      }
    },
  };
}
