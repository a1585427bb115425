import type { ReactNode } from 'react';
import type { MessageKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/translate.ts';

type MessagePageProps = {
  kind: 'unknown' | 'over' | 'failed';
  t: Translate;
  onRetry: () => void;
  children: ReactNode;
};

const MESSAGES: Record<MessagePageProps['kind'], [MessageKey, MessageKey]> = {
  unknown: ['unknownTitle', 'unknownText'],
  over: ['overTitle', 'overText'],
  failed: ['failedTitle', 'failedText'],
};

/** Why there is nothing to confirm here; what failed on our side can be tried again. */
export function MessagePage({ kind, t, onRetry, children }: MessagePageProps) {
  const [title, text] = MESSAGES[kind];
  return (
    <main className="page">
      <h1 id="title" tabIndex={-1}>
        {t(title)}
      </h1>
      <p>{t(text)}</p>
      {kind === 'failed' && (
        <p>
          <button type="button" className="button button-primary" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {children}
    </main>
  );
}
