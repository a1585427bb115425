import type { TranscriptForm } from '@colloquy/contract/links';

/** Whether the transcript can be laid over a recording: at least one turn has its place in it. */
export function hasMediaTimes(transcript: TranscriptForm): boolean {
  return transcript.turns.some(({ media, text }) => media !== null && text.trim() !== '');
}

/** WebVTT with one cue for each turn that has a place in the recording; the cue's name is the turn's id. */
export function transcriptVtt(transcript: TranscriptForm): string {
  const cues = transcript.turns.flatMap(({ id, media, text }) => {
    if (media === null || text.trim() === '') return [];
    const end = Math.max(media.endMs, media.startMs + 1);
    return [`${id}\n${timestamp(media.startMs)} --> ${timestamp(end)}\n<v Candidate>${cueText(text)}`];
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
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
