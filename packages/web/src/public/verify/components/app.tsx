import type { VerifyLanguage, VerifyReply, VerifyState } from '@colloquy/contract/public';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Notice, outcomeNotice, refusalNotice } from '../core/notice.ts';
import type { Answer, VerifySource } from '../core/source.ts';
import type { Catalogue, MessageKey } from '../messages/catalogue.ts';
import { LANGUAGE_NAMES, loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { ClaimForm } from './claim-form.tsx';
import { CodeForm } from './code-form.tsx';

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

  /** One command at a time; what came of it is said where it was given. */
  async function run(
    command: Promise<Answer<VerifyReply>>,
    say: (notice: Notice) => void,
    onDone: (reply: VerifyReply) => void,
  ): Promise<void> {
    setBusy(true);
    setCodeNotice(null);
    setClaimNotice(null);
    const answer = await command;
    setBusy(false);
    if (answer.kind === 'ok') {
      setShown({ kind: 'page', state: answer.body.state });
      onDone(answer.body);
    } else if (answer.kind === 'refused') say(refusalNotice(answer.error));
    else if (answer.kind === 'failed') say({ key: 'failedSend', bad: true });
    else setShown({ kind: answer.kind });
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
        <h1>{t(title)}</h1>
        <p>{t(text)}</p>
        {shown.kind === 'failed' && (
          <p>
            <button type="button" className="button button-primary" onClick={() => void load()}>
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
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <main className="page">
      <h1>{t('title')}</h1>
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
            })
          }
          onNewCode={() =>
            void run(source.sendCode(pending.id), setCodeNotice, () =>
              setCodeNotice({ key: 'newCodeSent', bad: false }),
            )
          }
        />
      )}
      {pending === null && codeNotice !== null && <p role="status">{t(codeNotice.key, codeNotice.values)}</p>}
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
          onSend={(kind, email) => void run(source.claim({ kind, email, language }), setClaimNotice, () => undefined)}
        />
      )}
      {state.confirmed.length > 0 && (
        <section aria-labelledby="confirmed">
          <h2 id="confirmed">{t('confirmedTitle')}</h2>
          <ul>
            {state.confirmed.map(({ kind, value, at }) => (
              <li key={`${kind} ${value}`}>
                <span lang="en">{value}</span> <span className="quiet small">{dates.format(new Date(at))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <LanguageSelect label={t('language')} language={language} onChoose={chooseLanguage} />
    </main>
  );
}

function LanguageSelect(props: {
  label: string;
  language: VerifyLanguage;
  onChoose: (language: VerifyLanguage) => void;
}) {
  return (
    <label className="language">
      <span className="unseen">{props.label}</span>
      <select
        className="field small"
        value={props.language}
        onChange={(event) => props.onChoose(event.currentTarget.value as VerifyLanguage)}
      >
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
