import type { Page } from 'playwright-core';
import { tabTo } from './keyboard.ts';
import { answer, begin, LONG_ANSWER, type Scene } from './steps.ts';

const INTO_GERMAN = {
  said: 'That was another language, I believe: German. We can go on in it, with all further questions, or stay with English. Both are fine.',
  ask: { text: 'Sollen wir auf Deutsch weitermachen?', language: 'de' },
  accept: { text: 'Ja, auf Deutsch', language: 'de' },
  decline: { text: 'No, stay with English', language: 'en' },
  changed: 'Wie Sie es wünschen, ist dieses Gespräch von hier an auf Deutsch. Was Sie bisher gesagt haben, zählt.',
  question:
    'Erzählen Sie von einem Dienst, der unter Ihrer Verantwortung ausgefallen ist. Was haben Sie in der ersten Stunde getan?',
};

/** What the scripted server does not do: its states with the offer, and after a yes as the interview goes on. */
async function offers(page: Page): Promise<void> {
  await page.addInitScript(({ said, ask, accept, decline, changed, question }) => {
    const send = window.fetch.bind(window);
    let isChanged = false;
    window.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const reply = await send(input, init);
      if (!url.includes('/room/api/') || !reply.ok) return reply;
      isChanged ||= url.endsWith('/change-language');
      const state = await reply.clone().json();
      const prompt = state.conversation?.prompt;
      // Only the first answer is in another language.
      if (prompt == null || prompt.question?.number !== 2) return reply;
      prompt.kind = 'nudge';
      prompt.text = isChanged ? changed : `${said} ${ask.text}`;
      if (isChanged) {
        state.language = 'de';
        state.invitation.interviewLanguage = 'de';
        prompt.question.text = question;
        state.conversation.languageChanged = true;
      } else state.conversation.languageOffer = { ask, accept, decline };
      return new Response(JSON.stringify(state), { status: reply.status, headers: reply.headers });
    };
  }, INTO_GERMAN);
}

async function offered(scene: Scene): Promise<void> {
  await begin(scene);
  await answer(scene, LONG_ANSWER);
  await scene.page.waitForSelector('section.way-out[aria-labelledby]');
}

/** The offer to go on in another language, and what a yes by keyboard leads to. */
export const LANGUAGE_STATES = [
  { name: 'language-offer', before: offers, reach: offered },
  {
    name: 'language-changed',
    before: offers,
    async reach(scene: Scene) {
      await offered(scene);
      await scene.page.keyboard.press('Shift+Tab');
      await tabTo(scene.page, 'the other language', ({ text }) => text === INTO_GERMAN.accept.text, 'Shift+Tab');
      await scene.page.keyboard.press('Enter');
      await scene.page.waitForFunction(() => document.documentElement.lang === 'de');
    },
  },
];
