import { describe, expect, test } from 'vitest';
import { question, smallBlueprint } from '../../testing/blueprints.ts';
import { Conversation, ENOUGH, PHRASES } from './conversation.fixture.ts';
import type { Assessment, PlanInLanguage } from './state.ts';

const TO = { language: 'de', version: '019a0000-0000-7000-8000-000000000001' } as PlanInLanguage;
const FOREIGN: Assessment = { ...ENOUGH, otherLanguage: true, spokenIn: 'de' };
const OFFERED: Assessment = { ...FOREIGN, change: TO };
const GERMAN = 'Das obere Tor habe ich von Hand geschlossen.';

const german = smallBlueprint({
  language: 'de',
  questions: [question('gates', 'safety', true), question('boats', 'service', true)].map((one) => ({
    ...one,
    text: `Erzählen Sie: ${one.key}.`,
  })),
});

/** The other plan is at hand wherever a change may be said, as the server has it. */
function talking(speaks = true): Conversation {
  const talk = new Conversation().begin();
  const heard = { ...PHRASES.heard(), wishYes: ['ja'], wishNo: ['nein'], besideWish: ['auf', 'bitte', 'gerne'] };
  const { limits } = talk.context();
  talk.inOther = {
    blueprint: german,
    limits,
    speaks,
    phrases: {
      ...PHRASES,
      heard: () => heard,
      languageYes: () => 'Ja, auf Deutsch',
      languageChanged: () => 'Ab hier auf Deutsch.',
      nameOf: (language) => ({ en: 'Englisch', de: 'Deutsch' })[language as string] ?? language,
    },
  };
  return talk;
}

/** As the driver does it: from the change on, the interview's plan is the other. */
function goOn(talk: Conversation): void {
  talk.blueprint = german;
  talk.inOther = undefined;
}

const kinds = (talk: Conversation): string[] => talk.log.map(({ body }) => body.kind);
const changes = (talk: Conversation) => talk.log.filter(({ body }) => body.kind === 'language-changed');

describe('after the first answer, in another language', () => {
  test('it is offered once to go on in it, and the question stands', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    expect(talk.prompt).toBe('shall we go on in de?');
    expect(talk.state).toMatchObject({ phase: 'listening', cursor: 0, languageOffer: TO });
    talk.say('Mehr kann ich dazu nicht sagen, es war dunkel.', OFFERED);
    expect(talk.outcomes[0]).toBe('answered');
    expect(talk.state?.languageOffer).toBeNull();
    talk.say('Und die Mannschaft war zu dritt.', OFFERED);
    expect(talk.prompts().filter((text) => text.startsWith('shall we'))).toHaveLength(1);
  });

  test('without a plan in it the language is named as before', () => {
    const talk = talking();
    talk.say(GERMAN, FOREIGN);
    expect(talk.prompt).toBe('we speak en');
    expect(talk.state?.languageOffer ?? null).toBeNull();
  });

  test('the offer stands before the words of a language model about the language', () => {
    const talk = talking();
    const worded = { reason: 'other-language', text: 'Could you say that in English?' } as const;
    talk.say(GERMAN, { ...ENOUGH, spokenIn: 'de', followUp: worded, change: TO });
    expect(talk.prompt).toBe('shall we go on in de?');
    const without = talking();
    without.say(GERMAN, { ...ENOUGH, spokenIn: 'de', followUp: worded });
    expect(without.prompt).toBe(worded.text);
  });

  test('an answer later on, or one that was followed up, is offered nothing', () => {
    const later = talking();
    later.say('I closed the upper gate by hand.');
    later.say(GERMAN, OFFERED);
    expect(later.prompt).toBe('we speak en');
    const followed = talking();
    followed.say('The upper gate.', { missing: ['too-short'], content: 'thin', declined: false });
    followed.say(GERMAN, OFFERED);
    expect(followed.prompt).toBe('we speak en');
  });

  test('a question that was passed over before it loses nothing', () => {
    const talk = talking();
    talk.answer('', { skip: true });
    talk.say(GERMAN, OFFERED);
    expect(talk.prompt).toBe('shall we go on in de?');
  });
});

describe('a yes', () => {
  test.each(['Ja', 'ja gerne', 'Auf Deutsch bitte', 'yes'])(
    'typed as “%s” changes plan and words, and the answer is read again by the new plan',
    (yes) => {
      const talk = talking();
      talk.say(GERMAN, OFFERED);
      const answerSeq = talk.log.find(({ body }) => body.kind === 'answered')?.seq;
      talk.answer(yes);
      expect(changes(talk).map(({ body }) => body)).toEqual([{ kind: 'language-changed', from: 'en', to: 'de' }]);
      expect(talk.prompt).toBe('Ab hier auf Deutsch.');
      expect(talk.effects.slice(-2)).toEqual([{ kind: 'change-language' }, { kind: 'think', answerSeq }]);
      expect(talk.state).toMatchObject({ phase: 'thinking', thinkingAbout: answerSeq, cursor: 0, languageOffer: null });
      expect(talk.state?.questions.map(({ answers }) => answers)).toEqual([[GERMAN], []]);
      goOn(talk);
      talk.assess();
      expect(talk.prompt).toContain('Erzählen Sie: boats.');
      expect(talk.outcomes).toEqual(['answered', null]);
    },
  );

  test('by the button says the words of the button, and a second one finds no offer', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    expect(talk.send({ kind: 'language', clientId: 'b', change: true }).ok).toBe(true);
    expect(talk.log.findLast(({ body }) => body.kind === 'answered')?.body).toMatchObject({
      text: 'Ja, auf Deutsch',
      request: 'change-language',
    });
    expect(talk.send({ kind: 'language', clientId: 'c', change: true })).toMatchObject({ refusal: 'no-offer' });
    expect(changes(talk)).toHaveLength(1);
  });

  test('where nothing recognises the other language goes on in writing', () => {
    const talk = talking(false);
    talk.send({ kind: 'mode', mode: 'voice' });
    talk.say(GERMAN, OFFERED);
    talk.answer('ja');
    expect(talk.state?.mode).toBe('text');
    expect(kinds(talk)).toContain('mode-changed');
  });

  test('an answer in yet another language by then is no reason to ask again', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    talk.answer('ja');
    goOn(talk);
    talk.assess({ ...ENOUGH, otherLanguage: true, spokenIn: 'en', change: { ...TO, language: 'en' } });
    expect(talk.outcomes[0]).toBe('answered');
  });
});

describe('anything but a yes', () => {
  test.each(['no', 'Nein', 'English please', 'no, English'])(
    '“%s” keeps the language, and the question stands',
    (no) => {
      const talk = talking();
      talk.say(GERMAN, OFFERED);
      talk.answer(no);
      expect(talk.prompt).toBe('then we stay with en');
      expect(talk.state).toMatchObject({ phase: 'listening', cursor: 0, languageOffer: null });
      expect(talk.state?.questions[0]?.answers).toEqual([GERMAN]);
      talk.say('I closed the upper gate by hand.');
      expect(talk.outcomes[0]).toBe('answered');
      expect(changes(talk)).toEqual([]);
    },
  );

  test.each(['No one checked the logs', 'Yes, two weeks', 'Nicht auf Deutsch gelernt'])('“%s” is an answer', (text) => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    talk.answer(text);
    expect(talk.state?.questions[0]?.answers).toEqual([GERMAN, text]);
    expect(talk.state?.languageOffer).toBeNull();
    expect(changes(talk)).toEqual([]);
  });

  test('a yes after an answer to an earlier question that came late keeps the language', () => {
    const talk = talking();
    const first = talk.state?.prompt?.id ?? 0;
    talk.answer('', { skip: true });
    talk.say(GERMAN, OFFERED);
    talk.answer('The lower gate stuck.', { promptId: first });
    talk.answer('ja');
    expect(talk.prompt).toBe('then we stay with en');
    expect(talk.state).toMatchObject({ phase: 'listening', languageOffer: null });
    expect(changes(talk)).toEqual([]);
  });

  test('silence moves on in the language of the interview', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    for (let i = 0; i < 3; i += 1) talk.fire();
    expect(talk.outcomes[0]).toBe('answered');
    expect(talk.state).toMatchObject({ cursor: 1, languageOffer: null });
    expect(talk.send({ kind: 'language', clientId: 'b', change: true })).toMatchObject({ refusal: 'no-offer' });
  });

  test('a pause and a request leave the offer as it is', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    talk.answer('Can you repeat the question?');
    talk.send({ kind: 'pause' });
    expect(talk.send({ kind: 'language', clientId: 'b', change: true })).toMatchObject({ refusal: 'not-listening' });
    talk.send({ kind: 'resume', seat: 'a', seen: 0 });
    expect(talk.send({ kind: 'language', clientId: 'c', change: true }).ok).toBe(true);
  });

  test('without the other plan at hand nothing changes', () => {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    talk.inOther = undefined;
    expect(talk.send({ kind: 'language', clientId: 'b', change: true })).toMatchObject({ refusal: 'no-offer' });
  });
});

describe('a yes that was typed and not sent', () => {
  function typed(): Conversation {
    const talk = talking();
    talk.say(GERMAN, OFFERED);
    talk.send({ kind: 'typing', promptId: talk.state?.prompt?.id ?? 0, draft: 'ja, auf Deutsch' });
    return talk;
  }

  test('changes the language when silence takes it up', () => {
    const talk = typed();
    for (let i = 0; i < 3; i += 1) talk.fire();
    expect(changes(talk)).toHaveLength(1);
    expect(talk.state?.questions[0]?.answers).toEqual([GERMAN]);
    expect(talk.state).toMatchObject({ phase: 'thinking', languageOffer: null });
  });

  test('is no answer when somebody leaves, and changes nothing any more', () => {
    const talk = typed();
    talk.send({ kind: 'leave', how: 'abort' });
    expect(changes(talk)).toEqual([]);
    expect(talk.state?.phase).toBe('ended');
    expect(talk.state?.questions[0]?.answers).toEqual([GERMAN]);
  });
});
