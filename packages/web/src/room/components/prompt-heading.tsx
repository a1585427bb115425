import type { Language } from '@colloquy/contract/shared';
import type { RefObject } from 'react';
import type { PromptParts } from '../core/prompt-parts.ts';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';

type PromptHeadingProps = {
  /** Named by what it describes. */
  id: string;
  box: RefObject<HTMLDivElement | null>;
  parts: PromptParts;
  language: Language;
  /** The window is so low that a long question scrolls in its place. */
  scrolls: boolean;
};

/** Beyond this many characters a text is set one step smaller. */
const LONG = 160;

/** What is asked, as the heading of the screen and what describes the field. */
export function PromptHeading({ id, box, parts, language, scrolls }: PromptHeadingProps) {
  const { t } = useRoom();
  const lang = languageTag(language);
  return (
    <div
      id={id}
      ref={box}
      className="prompt"
      // What scrolls must take the focus to be read by keyboard.
      {...(scrolls ? { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}-question` } : {})}
    >
      {parts.lead !== '' && (
        <p className={parts.lead.length > LONG ? 'lead lead-long' : 'lead'} lang={lang} dir="auto">
          {parts.lead}
        </p>
      )}
      <h1
        id={`${id}-question`}
        className={parts.main.length > LONG ? 'question question-long' : 'question'}
        lang={lang}
        dir="auto"
      >
        {parts.main}
      </h1>
      {parts.openQuestion !== null && (
        <p className="standing">
          <span className="standing-label">{t('standingQuestion')}</span>
          <span lang={lang} dir="auto">
            {parts.openQuestion}
          </span>
        </p>
      )}
    </div>
  );
}
