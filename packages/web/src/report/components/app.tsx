import { timesTell } from '@colloquy/contract/links';
import { RESULT_LINK_HOURS } from '@colloquy/contract/shared';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createFormats } from '../core/formats.ts';
import type { LinkSource, Loaded } from '../core/source.ts';
import { useCatalogue } from '../hooks/use-catalogue.ts';
import { useLoaded } from '../hooks/use-loaded.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { type View, ViewContext } from '../hooks/view-context.ts';
import { languageTag, type PageLanguage, preferredLanguage, regionalTag } from '../messages/languages.ts';
import { createTranslate } from '../messages/translate.ts';
import { FaultBoundary } from './fault-boundary.tsx';
import { MessagePage } from './message-page.tsx';
import { ReportPage } from './report-page.tsx';
import { TranscriptPage } from './transcript-page.tsx';

type AppProps = {
  source: LinkSource;
  /** The browser's languages, best first. */
  browserLanguages: readonly string[];
  /** Called once when the words of no language can be fetched. */
  onWordless: () => void;
  /** In the place of a report that is awaited; `retry` looks for it once more. */
  awaited?: (retry: () => void) => ReactNode;
};

/** Gives the pages their words and figures, and chooses the page by what the link gave. */
export function App({ source, browserLanguages, onWordless, awaited }: AppProps) {
  const [language, chooseLanguage] = useState<PageLanguage>(() => preferredLanguage(browserLanguages));
  const words = useCatalogue(language, onWordless);
  const { loaded, retry } = useLoaded(source);
  const transcript = transcriptOf(loaded);

  const recording = useRecording(transcript);
  const { play, addressAt, heard } = recording;

  const view = useMemo<View | null>(() => {
    if (words === null) return null;
    const tag = languageTag(words.language);
    return {
      t: createTranslate(words.catalogue, tag),
      formats: createFormats(regionalTag(tag, browserLanguages), transcript?.identity?.timeZone),
      language: words.language,
      chooseLanguage,
      spoken: transcript === null ? tag : languageTag(transcript.language),
      offsets: new Map(
        transcript === null || !timesTell(transcript) ? [] : transcript.turns.map(({ id, offsetMs }) => [id, offsetMs]),
      ),
      turns: new Map(transcript?.turns.map((turn) => [turn.id, turn]) ?? []),
      play: transcript === null || transcript.recordingUrl === null ? null : play,
      addressAt,
      heard,
    };
  }, [words, transcript, play, addressAt, heard, browserLanguages]);

  useEffect(() => {
    if (view === null) return;
    document.documentElement.lang = languageTag(view.language);
    const what = view.t(loaded?.state === 'transcript' ? 'transcript' : 'report');
    const name = transcript?.candidateName ?? null;
    document.title = name === null ? what : `\u2068${name}\u2069 · ${what}`;
  }, [view, loaded, transcript]);

  /** The address may name a turn that is on the page only now. */
  useEffect(() => {
    if (transcript !== null) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [transcript]);

  if (view === null) return null;
  return (
    <ViewContext value={view}>
      {loaded === null && (
        <main className="page message" aria-busy="true">
          <h1>{view.t('report')}</h1>
          <p role="status">{view.t('loading')}</p>
        </main>
      )}
      {(loaded?.state === 'report' || loaded?.state === 'transcript') && (
        <FaultBoundary fallback={<MessagePage title="failedTitle" text={view.t('failedText')} />}>
          {loaded.state === 'report' ? (
            <ReportPage loaded={loaded.form} source={source} recording={recording} />
          ) : (
            <TranscriptPage transcript={loaded.form} source={source} recording={recording} />
          )}
        </FaultBoundary>
      )}
      {loaded?.state === 'expired' && (
        <MessagePage
          title="expiredTitle"
          text={view.t('expiredText', { hours: RESULT_LINK_HOURS })}
          consoleUrl={loaded.consoleUrl}
        />
      )}
      {loaded?.state === 'awaited' && awaited?.(retry)}
      {loaded?.state === 'missing' && <MessagePage title="missingTitle" text={view.t('missingText')} />}
      {loaded?.state === 'failed' && <MessagePage title="failedTitle" text={view.t('failedText')} onRetry={retry} />}
    </ViewContext>
  );
}

function transcriptOf(loaded: Loaded | null) {
  if (loaded?.state === 'report') return loaded.form.transcript;
  return loaded?.state === 'transcript' ? loaded.form : null;
}
