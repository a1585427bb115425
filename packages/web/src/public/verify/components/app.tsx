import { OrganizationLinks, OrganizationLogo } from '../../../shared/organization.tsx';
import type { VerifySource } from '../core/source.ts';
import { useVerification } from '../hooks/use-verification.ts';
import { useWords } from '../hooks/use-words.ts';
import { ClaimForm } from './claim-form.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmedList } from './confirmed-list.tsx';
import { LanguageSelect } from './language-select.tsx';
import { MessagePage } from './message-page.tsx';

type AppProps = {
  source: VerifySource;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
  /** Called when the words of no language can be fetched. */
  onWordless: () => void;
};

/** The page where a person confirms an address at work or school. */
export function App({ source, browserLanguages, onWordless }: AppProps) {
  const { language, chooseLanguage, t } = useWords(browserLanguages, onWordless);
  const { shown, codeNotice, claimNotice, busy, sentTo, ...commands } = useVerification(source);

  if (t === null) return null;
  if (shown.kind === 'loading')
    return (
      <main className="page" aria-busy="true">
        <p role="status">{t('loading')}</p>
      </main>
    );
  const languages = <LanguageSelect label={t('language')} language={language} onChoose={chooseLanguage} />;
  if (shown.kind !== 'page')
    return (
      <MessagePage kind={shown.kind} t={t} onRetry={commands.retry}>
        {languages}
      </MessagePage>
    );

  const { state } = shown;
  const { pending } = state;
  return (
    <main className="page">
      <OrganizationLogo identity={state.identity} />
      <h1 id="title" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="unseen" role="status">
        {sentTo === null ? '' : t('codeOnWay', { email: sentTo })}
      </p>
      <p>
        {t('intro', { organization: state.organization, name: state.name })}{' '}
        {t(state.mayClaim ? 'introOwn' : 'introClaim')}
      </p>
      {pending !== null && (
        <CodeForm
          key={pending.id}
          t={t}
          pending={pending}
          notice={codeNotice}
          busy={busy}
          onMissing={commands.missCode}
          onConfirm={(code) => commands.confirm(pending.id, code)}
          onNewCode={() => commands.sendCode(pending.id)}
        />
      )}
      {pending === null && codeNotice !== null && (
        <h2 id="outcome" tabIndex={-1}>
          {t(codeNotice.key, codeNotice.values)}
        </h2>
      )}
      {pending === null && codeNotice === null && !state.mayClaim && state.confirmed.length === 0 && (
        <p>{t('nothingOpen')}</p>
      )}
      {state.mayClaim && (
        <ClaimForm
          t={t}
          another={pending !== null}
          notice={claimNotice}
          busy={busy}
          onMissing={commands.missEmail}
          onSend={(kind, email) => commands.claim({ kind, email, language })}
        />
      )}
      {state.confirmed.length > 0 && <ConfirmedList t={t} language={language} confirmed={state.confirmed} />}
      <OrganizationLinks identity={state.identity} language={language} />
      {languages}
    </main>
  );
}
