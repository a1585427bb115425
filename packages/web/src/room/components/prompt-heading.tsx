import type { RoomState } from '@colloquy/contract/room';
import type { Language } from '@colloquy/contract/shared';
import { useLayoutEffect, useRef } from 'react';
import type { PromptParts } from '../core/prompt-parts.ts';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';

type Prompt = NonNullable<NonNullable<RoomState['conversation']>['prompt']>;

type PromptHeadingProps = { promptId: number; kind: Prompt['kind']; parts: PromptParts; language: Language };

/** Beyond this many characters a text is set one step smaller. */
const LONG = 160;

/**
 * What is asked, as the heading of the screen. Focus lands on a new prompt, unless the candidate is in the middle of
 * writing or in a dialogue: then it is only said.
 */
export function PromptHeading({ promptId, kind, parts, language }: PromptHeadingProps) {
  const { t, announce } = useRoom();
  const heading = useRef<HTMLHeadingElement>(null);
  const said = parts.lead !== '' && kind !== 'question' && kind !== 'opening' ? parts.lead : parts.main;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new prompt is what calls for it, not a new language
  useLayoutEffect(() => {
    if (isBusy(document.activeElement) || !document.hasFocus()) announce(t('newPrompt', { text: said }));
    else heading.current?.focus();
  }, [promptId]);

  const lang = languageTag(language);
  return (
    <div className="prompt">
      {parts.lead !== '' && (
        <p className={parts.lead.length > LONG ? 'lead lead-long' : 'lead'} lang={lang} dir="auto">
          {parts.lead}
        </p>
      )}
      <h1
        ref={heading}
        className={parts.main.length > LONG ? 'question question-long' : 'question'}
        tabIndex={-1}
        lang={lang}
        dir="auto"
      >
        {parts.main}
      </h1>
      {parts.standing !== null && (
        <p className="standing">
          <span className="standing-label">{t('standingQuestion')}</span>
          <span lang={lang} dir="auto">
            {parts.standing}
          </span>
        </p>
      )}
    </div>
  );
}

/** Whether moving the focus away would cut somebody off. */
function isBusy(active: Element | null): boolean {
  if (active === null) return false;
  if (active instanceof HTMLTextAreaElement && active.value !== '') return true;
  return active.closest('dialog') !== null;
}
