import type { Language } from '@colloquy/contract/shared';
import { CAPTURE_WORDS } from '../recording/capture-words.ts';
import { useRecordingWords } from '../recording/use-recording-words.ts';
import type { AskStatus } from './use-ask-first.ts';

/** What the browser asks before the begin, or why it gave no device. */
export function AskLine({ language, status }: { language: Language; status: AskStatus }) {
  const t = useRecordingWords(language);
  return (
    <p className="voice-fault" role="status" data-asks={status}>
      {t?.(CAPTURE_WORDS[status])}
    </p>
  );
}
