import type { Quote, TranscriptForm } from '@colloquy/contract/links';
import type { LinkSource } from '../core/source.ts';
import type { RecordingView } from '../hooks/use-recording.ts';
import { useView } from '../hooks/view-context.ts';
import { FormButtons, type FormOffer } from './form-buttons.tsx';
import { PageHead } from './page-head.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { TranscriptLog } from './transcript-log.tsx';

type TranscriptPageProps = {
  transcript: TranscriptForm;
  source: LinkSource;
  recording: RecordingView;
};

const NO_QUOTES: ReadonlyMap<number, readonly Quote[]> = new Map();

/** What was said, and nothing about it. */
export function TranscriptPage({ transcript, source, recording }: TranscriptPageProps) {
  const { t } = useView();
  const timed = transcript.turns.some(({ media }) => media !== null);
  const offers: FormOffer[] = [
    { type: 'application/pdf', label: t('asPdf'), fileName: 'transcript.pdf' },
    { type: 'text/plain', label: t('asText'), fileName: 'transcript.txt' },
    { type: 'application/json', label: t('asJson'), fileName: 'transcript.json' },
    ...(timed ? [{ type: 'text/vtt', label: t('asCaptions'), fileName: 'transcript.vtt' }] : []),
  ];
  return (
    <div className="page page-transcript">
      <PageHead transcript={transcript} coverage={null} actions={<FormButtons source={source} offers={offers} />} />
      <main aria-labelledby="transcript">
        <h2 id="transcript">{t('transcript')}</h2>
        <RecordingPlayer recording={recording} source={source} />
        <TranscriptLog transcript={transcript} quotes={NO_QUOTES} />
      </main>
    </div>
  );
}
