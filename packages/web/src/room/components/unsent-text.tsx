import type { Language } from '@colloquy/contract/shared';
import { useId } from 'react';
import { languageTag } from '../messages/languages.ts';

type UnsentTextProps = { title: string; text: string; language: Language };

/** The candidate's own words, to read and to select. */
export function UnsentText({ title, text, language }: UnsentTextProps) {
  const id = useId();
  return (
    <section className="own" aria-labelledby={id}>
      <h2 id={id} className="own-title">
        {title}
      </h2>
      <p className="own-text" dir="auto" lang={languageTag(language)}>
        {text}
      </p>
    </section>
  );
}
