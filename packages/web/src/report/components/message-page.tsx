import { useView } from '../hooks/view-context.ts';
import type { BareKey } from '../messages/catalogue.ts';
import { LanguageSelect } from './language-select.tsx';

type MessagePageProps = {
  title: BareKey;
  text: string;
  onRetry?: () => void;
  /** Where the same lasts, for those who sign in. */
  consoleUrl?: string | null;
};

/** When there is nothing to show: what happened, and the way on. */
export function MessagePage({ title, text, onRetry, consoleUrl = null }: MessagePageProps) {
  const { t } = useView();
  return (
    <main className="page message">
      <h1>{t(title)}</h1>
      <p>{text}</p>
      {consoleUrl !== null && (
        <p>
          <a className="button button-primary" href={consoleUrl}>
            {t('expiredConsole')}
          </a>
        </p>
      )}
      {onRetry !== undefined && (
        <p>
          <button type="button" className="button button-primary" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      <LanguageSelect />
    </main>
  );
}
