import type { RequestKind } from '@colloquy/contract/shared';
import type { DialogueRecord, Turn as SpokenTurn } from '../dialogue/index.ts';
import type { Extraction, FoundField, Turn } from './extraction/index.ts';

/** The dialogue as the extraction reads it, with the log's number of each turn. */
export type SpokenTurns = { turns: Turn[]; ids: number[] };

/**
 * Words that came late are with the question they answer, not with the one that was asked meanwhile; what was
 * skipped says nothing.
 */
export function spokenTurns(record: Pick<DialogueRecord, 'turns'>): SpokenTurns {
  const ordered: SpokenTurn[] = [];
  let asked: string | null = null;
  for (const turn of record.turns) {
    if (turn.speaker === 'interviewer') {
      if (turn.kind !== 'opening' && turn.questionKey !== null) asked = turn.questionKey;
      ordered.push(turn);
    } else if (!turn.skipped && turn.text.trim() !== '') {
      const last =
        turn.questionKey === asked ? -1 : ordered.findLastIndex((said) => said.questionKey === turn.questionKey);
      ordered.splice(last === -1 ? ordered.length : last + 1, 0, turn);
    }
  }
  return {
    turns: ordered.map((turn) =>
      turn.speaker === 'candidate'
        ? { speaker: 'founder', text: turn.text }
        : { speaker: 'interviewer', questionKey: turn.kind === 'opening' ? null : turn.questionKey, text: turn.text },
    ),
    ids: ordered.map(({ id }) => id),
  };
}

/** Places by the log's numbers instead of the order of reading. */
export function placedInLog({ fields, noAnswers }: Extraction, ids: readonly number[]): Extraction {
  const idOf = (turn: number): number => ids[turn] ?? 0;
  return {
    fields: fields.map((found): FoundField => ({ ...found, turn: found.turn === null ? null : idOf(found.turn) })),
    noAnswers: noAnswers.map((answer) => ({ ...answer, turn: idOf(answer.turn) })),
  };
}

const REQUESTS: Record<RequestKind, string> = {
  person: 'person requested',
  review: 'review requested',
  erase: 'erasure requested',
};

/**
 * The transcript as one text, a line for each thing said, with its speaker; null while nothing was said. A wish for a
 * person stands where it was uttered: the page has told the founder that it is seen.
 */
export function transcriptText(record: Pick<DialogueRecord, 'turns' | 'personRequests'> | undefined): string | null {
  const said = (record?.turns ?? [])
    .filter(({ skipped, text }) => !skipped && text.trim() !== '')
    .map(({ id, speaker, text }) => ({
      id,
      line: `${speaker === 'interviewer' ? 'Interviewer' : 'Founder'}: ${text}`,
    }));
  const requests = (record?.personRequests ?? []).map(({ id, kind, note }) => ({
    id,
    line: `Founder: [${REQUESTS[kind]}] ${note}`.trim(),
  }));
  const lines = [...said, ...requests].sort((one, other) => one.id - other.id).map(({ line }) => line);
  return lines.length === 0 ? null : lines.join('\n');
}
