import type { Message, Messages } from '../schema/messages.ts';
import { slots } from './leaves.ts';
import { holdsDigits, idleLeaves, mayHoldDigits } from './message-digits.ts';
import { messageTypes } from './message-types.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read-content.ts';

/** Every language says what English says with the same slots, in all plural forms that it has. */
export function checkMessages({ entry, english, translations, types, file }: Entry): Problem[] {
  const pattern = english as Messages;
  const problems: Problem[] = [];
  if (types !== messageTypes(pattern))
    problems.push({
      file: file.replace(/en\.json$/, 'types.ts'),
      path: '',
      rule: 'is not that of en.json: npm run content -- types',
    });
  const faultsOfDigits = (file: string, messages: Messages): Problem[] =>
    Object.entries(messages)
      .filter(([key, message]) => holdsDigits(message) && !mayHoldDigits(entry, key))
      .map(([path]) => ({
        file,
        path,
        rule: 'holds a number: fill it in from the code, or say in message-digits.ts why not',
      }));
  const all = [pattern, ...Object.values(translations).map(({ value }) => value as Messages)];
  problems.push(
    ...faultsOfDigits(file, pattern),
    ...idleLeaves(entry, all).map((path) => ({
      file,
      path,
      rule: 'holds no number, and message-digits.ts says why it does',
    })),
  );
  for (const [language, translation] of Object.entries(translations)) {
    const messages = translation.value as Messages;
    const add = (path: string, rule: string): void => void problems.push({ file: translation.file, path, rule });
    problems.push(...faultsOfDigits(translation.file, messages));
    for (const [key, message] of Object.entries(messages)) {
      const own = pattern[key];
      if (own === undefined) add(key, 'is no message of this page');
      else for (const rule of messageFaults(message, own, language)) add(key, rule);
    }
  }
  return problems;
}

function messageFaults(message: Message, english: Message, language: string): string[] {
  if (typeof message === 'string' || typeof english === 'string') {
    if (typeof message !== typeof english)
      return [`must be ${typeof english === 'string' ? 'plain' : 'a plural'}, as in English`];
    return textFaults(message as string, english as string);
  }
  const tag = language === 'no' ? 'nb' : language;
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const faults = Object.entries(message).flatMap(([category, text]) => [
    ...(categories.includes(category as Intl.LDMLPluralRule) ? [] : [`${category} is no plural form of the language`]),
    // A form for one may say "one" instead of the figure.
    ...slots(text)
      .filter((name) => name !== 'count')
      .map((name) => `must not hold {${name}}`),
    ...trimFaults(text),
  ]);
  for (const category of categories)
    if (message[category] === undefined) faults.push(`lacks the plural form ${category}`);
  return faults;
}

function textFaults(text: string, english: string): string[] {
  const needed = [...new Set(slots(english))].sort();
  const faults = trimFaults(text);
  if ([...new Set(slots(text))].sort().join() !== needed.join())
    faults.push(`must hold the slots ${needed.join(', ') || '(none)'}`);
  return faults;
}

function trimFaults(text: string): string[] {
  return text === '' || text !== text.trim() ? ['must not be empty, nor begin or end with a blank'] : [];
}
