import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { check } from '../shared/checks.ts';
import { type Mails, mailed } from '../shared/mails.ts';

/** Reads Japanese: the recruiter does not, and writes in English. */
export const KENJI = { name: 'Kenji Mori', email: 'kenji.mori@candidates.example', language: 'ja' } as const;
const ANSWER = 'We call you on Monday at ten.';

/** Words of a page in the candidate's language, as its catalogue has them. */
function wordsOf(page: 'room' | 'mail'): (key: string) => string {
  const file = new URL(`../../packages/content/messages/${page}/${KENJI.language}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => {
    const said = words[key];
    if (said === undefined) throw new Error(`${page} says no ${key}`);
    return said;
  };
}

/** From the mailed invitation to a person's answer by mail, which is written around in the candidate's language. */
export async function asksAndIsAnswered(
  database: string,
  browser: Browser,
  recruiter: Page,
  mails: Mails,
  to: string,
): Promise<void> {
  const [room, mail] = [wordsOf('room'), wordsOf('mail')];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' });
  const page = await context.newPage();
  await page.goto(await mailed(mails, KENJI.email, /http:\S+\/room\/\S+/));
  await page.getByRole('button', { name: room('personInstead') }).click();
  await page.getByRole('radio', { name: room('personAlso') }).waitFor();
  await page.locator('textarea').fill('吃音があります。');
  await page.locator('.main .button-primary').click();
  await page.getByText(room('personTold').split('{organization}').at(-1) ?? '').waitFor();
  await context.close();

  await recruiter.goto(await mailed(mails, to, /http:\S+\/console\/lantern\/requests\?request=\S+/));
  await recruiter.getByText('吃音があります。').waitFor();
  await recruiter.getByRole('button', { name: /^Answer: Kenji Mori/ }).click();
  const dialog = recruiter.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Your answer' }).fill(ANSWER);
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await dialog.getByText('The answer is on its way by mail.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await mailed(mails, KENJI.email, new RegExp(ANSWER));
  const answer = mails.to(KENJI.email).at(-1);
  const inOwnWords = (key: string): string => mail(key).replace('{organization}', 'Lantern & Söhne');
  check(
    `${database}: the answer comes in the candidate's language`,
    answer?.subject === inOwnWords('answerSubject') && (answer.text ?? '').includes(inOwnWords('answerPerson')),
    `${answer?.subject}: ${answer?.text}`,
  );
}
