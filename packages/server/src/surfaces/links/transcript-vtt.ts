import type { TranscriptForm, TranscriptTurn } from '@colloquy/contract/links';

/** A span of the recording that a file is about, in milliseconds; the file's own times begin with it. */
export type VttSpan = { startMs: number; endMs: number };

const WHOLE: VttSpan = { startMs: 0, endMs: Number.POSITIVE_INFINITY };
/** A question stands as long as it takes to read, and no longer than until its answer. */
const SHORTEST_MS = 3_000;
const CHARACTER_MS = 60;

/** Whether the transcript can be laid over a recording: at least one turn has its place in it. */
export function hasMediaTimes(transcript: TranscriptForm): boolean {
  return transcript.turns.some(({ media, text }) => media !== null && text.trim() !== '');
}

/** WebVTT with one cue for each turn that has a place in the recording; the cue's name is the turn's id. */
export function transcriptVtt(transcript: TranscriptForm, span: VttSpan = WHOLE): string {
  const cues = transcript.turns.flatMap((turn) => {
    const place = placeIn(span, spoken(turn));
    if (place === null || turn.text.trim() === '') return [];
    const voice = turn.speaker === 'interviewer' ? 'Interviewer' : 'Candidate';
    return [`${turn.id}\n${times(place)}\n<v ${voice}>${cueText(turn.text)}`];
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** WebVTT with one cue for each question, from when it was asked to when the next one was; what it asks is its title. */
export function chaptersVtt({ turns }: TranscriptForm, span: VttSpan = WHOLE): string {
  const chapters = [
    ...Map.groupBy(
      turns.filter(({ questionKey: key }) => key !== null),
      ({ questionKey }) => questionKey,
    ),
  ].flatMap(([, own]) => {
    const media = own.flatMap((turn) => turn.media ?? []);
    const title = own.find(({ kind }) => kind === 'question')?.text ?? own[0]?.text ?? '';
    if (media.length === 0 || title.trim() === '') return [];
    return [
      {
        title,
        startMs: Math.min(...media.map(({ startMs }) => startMs)),
        endMs: Math.max(...media.map(({ endMs }) => endMs)),
      },
    ];
  });
  const cues = chapters.flatMap(({ title, ...chapter }, index) => {
    const endMs = Math.max(chapter.startMs, Math.min(chapter.endMs, chapters[index + 1]?.startMs ?? chapter.endMs));
    const place = placeIn(span, { startMs: chapter.startMs, endMs });
    return place === null ? [] : [`${index + 1}\n${times(place)}\n${cueText(title)}`];
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function spoken({ media, speaker, text }: TranscriptTurn): VttSpan | null {
  if (media === null || speaker === 'candidate') return media;
  const readMs = Math.max(SHORTEST_MS, text.length * CHARACTER_MS);
  return { startMs: media.startMs, endMs: Math.min(Math.max(media.endMs, media.startMs), media.startMs + readMs) };
}

/** By the times of the span; null outside of it. */
function placeIn(span: VttSpan, place: VttSpan | null): VttSpan | null {
  if (place === null || place.endMs < span.startMs || place.startMs >= span.endMs) return null;
  const startMs = Math.max(place.startMs, span.startMs) - span.startMs;
  const endMs = Math.min(place.endMs, span.endMs) - span.startMs;
  return { startMs, endMs: Math.max(endMs, startMs + 1) };
}

function times({ startMs, endMs }: VttSpan): string {
  return `${timestamp(startMs)} --> ${timestamp(endMs)}`;
}

/** A blank line would end the cue; `&` and `<` begin markup, and `-->` is kept for times. */
function cueText(text: string): string {
  return text
    .trim()
    .replace(/\s*[\r\n]+\s*/g, '\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function timestamp(ms: number): string {
  const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1_000) % 60];
  return `${pad(h, 2)}:${pad(m, 2)}:${pad(s, 2)}.${pad(ms % 1_000, 3)}`;
}
