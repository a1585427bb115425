import type { RoomState } from '@colloquy/contract/room';
import { useId, useRef, useState } from 'react';
import { answerFormOf } from '../core/answer-slot.ts';
import { type PromptParts, promptParts, withoutEnd } from '../core/prompt-parts.ts';
import { sendingAnswer } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { usePromptFocus } from '../hooks/use-prompt-focus.ts';
import { useVisibleWindow } from '../hooks/use-visible-window.ts';
import { AnswerForm } from './answer-form.tsx';
import { EndDialog } from './end-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { LastAnswer } from './last-answer.tsx';
import { LeftoverText } from './leftover-text.tsx';
import { Page } from './page.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { ProgressLine } from './progress-line.tsx';
import { PromptHeading } from './prompt-heading.tsx';
import { TimeLine } from './time-line.tsx';
import { TopActions } from './top-actions.tsx';
import { TranscriptLog } from './transcript-log.tsx';
import { VoicePlace } from './voice-place.tsx';
import { WayOut } from './way-out.tsx';

type ConversationScreenProps = { state: RoomState; conversation: NonNullable<RoomState['conversation']> };

/** The interview: what is asked, the answer to it, and quietly everything else. */
export function ConversationScreen({ state, conversation }: ConversationScreenProps) {
  const { framed, snapshot } = useRoom();
  const [open, setOpen] = useState<'help' | 'end' | null>(null);
  const { prompt } = conversation;
  const sending = sendingAnswer(snapshot) !== null;
  const waiting = sending || state.phase === 'thinking' || prompt === null;
  const language = state.invitation.interviewLanguage;
  const form = answerFormOf(prompt);
  const parts = prompt === null ? null : promptParts(prompt, conversation.transcript, snapshot.asked);
  const offer = waiting ? undefined : conversation.languageOffer;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const visible = useVisibleWindow(framed);
  usePromptFocus({
    promptId: waiting ? null : prompt.id,
    said: prompt === null || parts === null ? '' : saidOf(prompt.kind, parts),
    prompt: box,
    field,
    visible,
  });

  return (
    <Page state={state} actions={<TopActions onHelp={() => setOpen('help')} />} wide={form === 'code'}>
      <ProgressLine conversation={conversation} />
      {parts !== null && (
        <PromptHeading
          id={id}
          box={box}
          parts={offer === undefined ? parts : withoutEnd(parts, offer.ask.text)}
          language={language}
          scrolls={visible === 'low'}
        />
      )}
      <VoicePlace />
      {conversation.offerWayOut && !waiting && (
        <WayOut explained={prompt.kind === 'offer'} onEnd={() => setOpen('end')} />
      )}
      {offer !== undefined && <LanguageOffer offer={offer} />}
      {waiting ? (
        <PendingAnswer conversation={conversation} language={language} form={form} sending={sending} />
      ) : (
        <AnswerForm form={form} language={language} field={field} promptId={id} />
      )}
      <LeftoverText />
      <TimeLine />
      <section className="aside">
        {!waiting && <LastAnswer conversation={conversation} language={language} />}
        <TranscriptLog transcript={conversation.transcript} language={language} />
      </section>
      {open === 'help' && <HelpDialog state={state} onClose={() => setOpen(null)} onEnd={() => setOpen('end')} />}
      {open === 'end' && <EndDialog state={state} onClose={() => setOpen(null)} />}
    </Page>
  );
}

type PromptKind = NonNullable<NonNullable<RoomState['conversation']>['prompt']>['kind'];

/** What a screen reader is told where the focus stays: what is new of it. */
function saidOf(kind: PromptKind, parts: PromptParts): string {
  return parts.lead !== '' && kind !== 'question' && kind !== 'opening' ? parts.lead : parts.main;
}
