import type { RoomState } from '@colloquy/contract/room';
import { useState } from 'react';
import { answerFormOf } from '../core/answer-slot.ts';
import { promptParts } from '../core/prompt-parts.ts';
import { useRoom } from '../hooks/room-context.ts';
import { AnswerForm } from './answer-form.tsx';
import { EndDialog } from './end-dialog.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LastAnswer } from './last-answer.tsx';
import { LeftoverText } from './leftover-text.tsx';
import { Page } from './page.tsx';
import { PendingAnswer } from './pending-answer.tsx';
import { ProgressLine } from './progress-line.tsx';
import { PromptHeading } from './prompt-heading.tsx';
import { TimeLine } from './time-line.tsx';
import { TopActions } from './top-actions.tsx';
import { TranscriptLog } from './transcript-log.tsx';
import { WayOut } from './way-out.tsx';

type ConversationScreenProps = { state: RoomState; conversation: NonNullable<RoomState['conversation']> };

/** The interview: what is asked, the answer to it, and quietly everything else. */
export function ConversationScreen({ state, conversation }: ConversationScreenProps) {
  const { snapshot } = useRoom();
  const [open, setOpen] = useState<'help' | 'end' | null>(null);
  const { prompt } = conversation;
  const { pendingAnswer } = snapshot;
  const sending = pendingAnswer !== null && pendingAnswer.promptId === prompt?.id;
  const waiting = sending || state.phase === 'thinking' || prompt === null;
  const language = state.invitation.interviewLanguage;
  const form = answerFormOf(prompt);

  return (
    <Page state={state} actions={<TopActions onHelp={() => setOpen('help')} />}>
      <ProgressLine conversation={conversation} />
      {prompt !== null && (
        <PromptHeading
          key={prompt.question?.number ?? prompt.kind}
          promptId={prompt.id}
          kind={prompt.kind}
          parts={promptParts(prompt, conversation.transcript, snapshot.asked)}
          language={language}
        />
      )}
      {conversation.offerWayOut && !waiting && (
        <WayOut explained={prompt.kind === 'offer'} onEnd={() => setOpen('end')} />
      )}
      {waiting ? (
        <PendingAnswer conversation={conversation} language={language} form={form} sending={sending} />
      ) : (
        <AnswerForm form={form} language={language} />
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
