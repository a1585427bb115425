import type { ApplyReply, ApplyState } from '@colloquy/contract/public';
import { catalogueLanguage } from '@colloquy/contract/shared';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ApplySource } from '../core/source.ts';
import type { Catalogue, MessageKey } from '../messages/catalogue.ts';
import { type ApplyLanguage, languageTag, loadCatalogue, preferredLanguage } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { LinkPart } from './link-part.tsx';
import { StartPart } from './start-part.tsx';

type AppProps = {
  source: ApplySource;
  /** The browser's languages, best first: for the words before the programme's language is known. */
  browserLanguages: readonly string[];
  copy: (text: string) => Promise<void>;
  go: (url: string) => void;
  /** Called when the words of no language can be fetched. */
  onWordless: () => void;
};

type Shown =
  | { kind: 'loading' | 'unknown' | 'failed' }
  | { kind: 'start'; state: ApplyState }
  | { kind: 'link'; state: ApplyState; made: ApplyReply };

const MESSAGES: Record<'unknown' | 'failed', [MessageKey, MessageKey]> = {
  unknown: ['unknownTitle', 'unknownText'],
  failed: ['failedTitle', 'failedText'],
};

/** Asks for nothing but what the page shows until the founder presses the button. */
export function App({ source, browserLanguages, copy, go, onWordless }: AppProps) {
  const [language, chooseLanguage] = useState<ApplyLanguage>(() => preferredLanguage(browserLanguages));
  const [words, setWords] = useState<{ language: ApplyLanguage; catalogue: Catalogue } | null>(null);
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [problem, setProblem] = useState<MessageKey | null>(null);
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
    if (answer.kind === 'ok') {
      chooseLanguage(catalogueLanguage(answer.body.language));
      setShown({ kind: 'start', state: answer.body });
    } else setShown({ kind: answer.kind === 'unknown' ? 'unknown' : 'failed' });
  }, [source]);
  useEffect(() => void load(), [load]);

  const t = useMemo(() => words && createTranslate(words.catalogue, languageTag(words.language)), [words]);
  const programme = 'state' in shown ? shown.state.programme : null;
  useEffect(() => {
    if (t === null) return;
    document.documentElement.lang = languageTag(words?.language ?? 'en');
    if (programme !== null) document.title = t('title', { programme });
  }, [t, words, programme]);

  async function start(state: ApplyState): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await source.start(language);
    setBusy(false);
    if (answer.kind === 'ok') setShown({ kind: 'link', state, made: answer.body });
    else if (answer.kind === 'unknown') setShown({ kind: 'unknown' });
    else setProblem(answer.kind === 'too-many' ? 'tooMany' : 'failedSend');
  }

  if (t === null || words === null) return null;
  if (shown.kind === 'loading')
    return (
      <main className="page" aria-busy="true">
        <p role="status">{t('loading')}</p>
      </main>
    );
  if (shown.kind === 'start')
    return (
      <StartPart
        t={t}
        state={shown.state}
        language={language}
        busy={busy}
        problem={problem}
        onChoose={chooseLanguage}
        onStart={() => void start(shown.state)}
      />
    );
  if (shown.kind === 'link')
    return <LinkPart t={t} made={shown.made} tag={languageTag(words.language)} copy={copy} go={go} />;
  const [title, text] = MESSAGES[shown.kind];
  return (
    <main className="page">
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      {shown.kind === 'failed' && (
        <p className="row">
          <button type="button" className="button button-primary" onClick={() => void load()}>
            {t('retry')}
          </button>
        </p>
      )}
    </main>
  );
}
