import type { ApplyReply } from '@colloquy/contract/public';
import { useEffect, useRef, useState } from 'react';
import type { Translate } from '../messages/translate.ts';

type LinkPartProps = {
  t: Translate;
  made: ApplyReply;
  /** BCP 47 tag for dates. */
  tag: string;
  copy: (text: string) => Promise<void>;
  go: (url: string) => void;
};

/** The founder's own link, to be kept before the conversation begins. */
export function LinkPart({ t, made, tag, copy, go }: LinkPartProps) {
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(made.expiresAt));

  function onCopy(): void {
    copy(made.url).then(
      () => setCopied(true),
      // The browser does not let the page copy; the link is there to be marked.
      () => setCopied(false),
    );
  }

  return (
    <main className="page">
      <h1 ref={heading} tabIndex={-1}>
        {t('linkTitle')}
      </h1>
      <p>{t('linkText', { date })}</p>
      <p className="link" dir="ltr">
        {made.url}
      </p>
      <p className="row">
        <button type="button" className="button button-primary" onClick={() => go(made.url)}>
          {t('go')}
        </button>
        <button type="button" className="button" onClick={onCopy}>
          {t('copy')}
        </button>
      </p>
      <p role="status">{copied ? t('copied') : ''}</p>
    </main>
  );
}
