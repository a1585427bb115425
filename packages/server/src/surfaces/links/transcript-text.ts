import type { TranscriptForm, TranscriptTurn } from '@colloquy/contract/links';

/** One paragraph a turn: time since the begin, speaker, words. */
export function transcriptText(transcript: TranscriptForm): string {
  const head = [
    [transcript.candidateName, transcript.title]
      .filter((part) => part !== null)
      .map(oneLine)
      .join(' · '),
    [transcript.startedAt, transcript.modes.join(', ')].filter((part) => part !== null && part !== '').join(' · '),
  ].filter((line) => line !== '');
  const turns = transcript.turns.map((turn) => {
    const words = turn.skipped && turn.text === '' ? '(passed on this question)' : turn.text;
    const unclear = turn.unclear ? ' (hard to recognise)' : '';
    const original = turn.original === null ? '' : `\n(first: ${turn.original})`;
    return indented(
      `[${clockTime(turn.offsetMs)}] ${speakerName(turn)}${unclear}: ${withoutTurns(words)}${withoutTurns(original)}`,
    );
  });
  return `${[head.join('\n'), ...turns].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Only the first line of a turn is at the margin: what somebody says cannot pass for a turn of its own. */
function indented(text: string): string {
  return text.split(LINE_END).join('\n  ');
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** What somebody typed cannot pass for another line. */
export function oneLine(text: string): string {
  return withoutTurns(text)
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Without the signs that turn the direction of whatever follows them: a plain text cannot set them apart. */
function withoutTurns(text: string): string {
  return text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

export function speakerName(turn: Pick<TranscriptTurn, 'speaker'>): string {
  return turn.speaker === 'interviewer' ? 'Interviewer' : 'Candidate';
}

/** `m:ss`, from an hour on `h:mm:ss`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
