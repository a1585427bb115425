import type { Quote, TranscriptForm } from '@colloquy/contract/links';
import { TurnItem } from './turn-item.tsx';

type TranscriptLogProps = { transcript: TranscriptForm; quotes: ReadonlyMap<number, readonly Quote[]> };

const NONE: readonly Quote[] = [];

export function TranscriptLog({ transcript, quotes }: TranscriptLogProps) {
  return (
    <ol className="turns">
      {transcript.turns.map((turn) => (
        <TurnItem key={turn.id} turn={turn} quotes={quotes.get(turn.id) ?? NONE} />
      ))}
    </ol>
  );
}
