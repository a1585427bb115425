import type { VerifyLanguage, VerifyReply, VerifyState } from '@colloquy/contract/public';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Notice, outcomeNotice, refusalNotice } from '../core/notice.ts';
import type { Answer, VerifySource } from '../core/source.ts';
import type { Catalogue, MessageKey } from '../messages/catalogue.ts';
import { loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { ClaimForm } from './claim-form.tsx';
import { CodeForm } from './code-form.tsx';
import { ConfirmedList } from './confirmed-list.tsx';
import { LanguageSelect } from './language-select.tsx';

type AppProps = {
  source: VerifySource;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
  /** Called when the words of no language can be fetched. */
  onWordless: () => void;
};

type Shown = { kind: 'loading' } | { kind: 'unknown' | 'over' | 'failed' } | { kind: 'page'; state: VerifyState };

const MESSAGES: Record<'unknown' | 'over' | 'failed', [MessageKey, MessageKey]> = {
  unknown: ['unknownTitle', 'unknownText'],
  over: ['overTitle', 'overText'],
  failed: ['failedTitle', 'failedText'],
};

/** Asks for nothing but the state until the person presses a button. */
export function App({ source, browserLanguages, onWordless }: AppProps) {
  const [language, chooseLanguage] = useState<VerifyLanguage>(() => preferredLanguage(browserLanguages));
  const [words, setWords] = useState<{ language: VerifyLanguage; catalogue: Catalogue } | null>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [codeNotice, setCodeNotice] = useState<Notice | null>(null);
  const [claimNotice, setClaimNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);

  useEffect(() => {
    let live = true;
    loadCatalogue(language).then(
      (catalogue) => live && setWords({ language, catalogue }),
      () => live && onWordless(),
    );
    return () => {
      live = false;
    };
  }, [language, onWordless]);

  const load = useCallback(async () => {
    setShown({ kind: 'loading' });
    const answer = await source.load();
    setShown(
      answer.kind === 'ok'
        ? { kind: 'page', state: answer.body }
        : { kind: answer.kind === 'refused' ? 'failed' : answer.kind },
    );
  }, [source]);
  useEffect(() => void load(), [load]);

  const t = useMemo(() => (words === null ? null : createTranslate(words.catalogue, words.language)), [words]);
  useEffect(() => {
    if (t === null) return;
    document.documentElement.lang = language;
    document.title = t('title');
  }, [t, language]);

  // A command may take away what had the focus: it goes on where the reply is read.
  useEffect(() => {
    if (focus !== null) document.getElementById(focus.id)?.focus();
  }, [focus]);

  /** One command at a time; what came of it is said where it was given. */
  async function run(
    command: Promise<Answer<VerifyReply>>,
    say: (notice: Notice) => void,
    onDone: (reply: VerifyReply) => void,
  ): Promise<void> {
    setBusy(true);
    setCodeNotice(null);
    setClaimNotice(null);
    setSentTo(null);
    const answer = await command;
    setBusy(false);
    if (answer.kind === 'ok') {
      setShown({ kind: 'page', state: answer.body.state });
      onDone(answer.body);
    } else if (answer.kind === 'refused') say(refusalNotice(answer.error));
    else if (answer.kind === 'failed') say({ key: 'failedSend', bad: true });
    else {
      setShown({ kind: answer.kind });
      setFocus({ id: 'title' });
    }
  }

  if (t === null) return null;
  if (shown.kind === 'loading')
    return (
      <main className="page" aria-busy="true">
        <p role="status">{t('loading')}</p>
      </main>
    );
  if (shown.kind !== 'page') {
    const [title, text] = MESSAGES[shown.kind];
    return (
      <main className="page">
        <h1 id="title" tabIndex={-1}>
          {t(title)}
        </h1>
        <p>{t(text)}</p>
        {shown.kind === 'failed' && (
          <p>
            <button
              type="button"
              className="button button-primary"
              onClick={() => void load().then(() => setFocus({ id: 'title' }))}
            >
              {t('retry')}
            </button>
          </p>
        )}
        <LanguageSelect label={t('language')} language={language} onChoose={chooseLanguage} />
      </main>
    );
  }

  const { state } = shown;
  const { pending } = state;
  return (
    <main className="page">
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
          onMissing={() => setCodeNotice({ key: 'codeMissing', bad: true })}
          onConfirm={(code) =>
            void run(source.confirm(pending.id, code), setCodeNotice, ({ outcome, state: after }) => {
              if (outcome !== null) setCodeNotice(outcomeNotice(outcome, after.pending?.triesLeft ?? 0));
              setFocus({ id: after.pending === null ? 'outcome' : 'code' });
            })
          }
          onNewCode={() =>
            void run(source.sendCode(pending.id), setCodeNotice, () =>
              setCodeNotice({ key: 'newCodeSent', bad: false }),
            )
          }
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
          onMissing={() => setClaimNotice({ key: 'emailMissing', bad: true })}
          onSend={(kind, email) =>
            void run(source.claim({ kind, email, language }), setClaimNotice, ({ state: after }) => {
              setSentTo(after.pending?.email ?? null);
              setFocus({ id: 'code' });
            })
          }
        />
      )}
      {state.confirmed.length > 0 && <ConfirmedList t={t} language={language} confirmed={state.confirmed} />}
      <LanguageSelect label={t('language')} language={language} onChoose={chooseLanguage} />
    </main>
  );
}
