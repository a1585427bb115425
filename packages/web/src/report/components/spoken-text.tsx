import type { Quote, TranscriptTurn } from '@colloquy/contract/links';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { playFrom, sentencesOf } from '../core/heard.ts';
import { quotedParts } from '../core/quoted-text.ts';
import { useView } from '../hooks/view-context.ts';

type SpokenTextProps = { turn: TranscriptTurn; quotes: readonly Quote[] };

/**
 * What was said into the recording: each sentence leads to where it is heard. One of them is in the order of Tab, the
 * arrow keys go to the others, so that a long answer is one stop on the way.
 */
export function SpokenText({ turn, quotes }: SpokenTextProps) {
  const { spoken, play, addressAt } = useView();
  const [current, setCurrent] = useState(0);
  const line = useRef<HTMLParagraphElement>(null);
  const sentences = useMemo(() => {
    const parts = quotedParts(turn.text, quotes);
    return sentencesOf(turn.text, spoken).map(({ text, start }) => ({
      start,
      parts: parts.flatMap((part) => {
        const from = Math.max(start, part.start);
        const to = Math.min(start + text.length, part.start + part.text.length);
        return to > from ? [{ ...part, start: from, text: turn.text.slice(from, to) }] : [];
      }),
    }));
  }, [turn.text, quotes, spoken]);

  function hear(event: MouseEvent, ms: number) {
    // A new tab or window plays the file itself.
    if (play === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(ms);
  }

  function go(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(sentences.length - 1, Math.max(0, current + step));
    setCurrent(next);
    line.current?.querySelectorAll('a')[next]?.focus();
  }

  return (
    <p ref={line} className="said" lang={spoken} dir="auto">
      {sentences.map(({ start, parts }, index) => {
        const ms = playFrom(turn, start) ?? 0;
        return (
          <a
            key={start}
            className="sentence"
            href={addressAt(ms)}
            tabIndex={index === current ? 0 : -1}
            onClick={(event) => hear(event, ms)}
            onFocus={() => setCurrent(index)}
            onKeyDown={go}
          >
            {parts.map((part) =>
              part.quoted ? <mark key={part.start}>{part.text}</mark> : <span key={part.start}>{part.text}</span>,
            )}
          </a>
        );
      })}
    </p>
  );
}
