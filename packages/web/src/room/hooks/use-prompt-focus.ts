import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRoom } from './room-context.ts';
import type { VisibleWindow } from './use-visible-window.ts';

type PromptFocus = {
  /** The prompt whose answer is awaited; null while none is. */
  promptId: number | null;
  /** What was asked, to be said where the focus stays. */
  said: string;
  prompt: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
  visible: VisibleWindow;
};

/**
 * Puts the focus into the field when something new is asked: the question describes the field, so that it is read with
 * it. Nobody in the middle of writing or in a dialogue is moved, nobody in another page around a frame: they are told.
 */
export function usePromptFocus({ promptId, said, prompt, field, visible }: PromptFocus) {
  const { t, announce, snapshot } = useRoom();
  const { draft } = snapshot;
  const told = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new prompt is what calls for it, not a new language
  useLayoutEffect(() => {
    if (promptId === null) return;
    const { activeElement } = document;
    if (activeElement === field.current || isBusy(activeElement) || !document.hasFocus()) {
      if (told.current !== promptId) announce(t('newPrompt', { text: said }));
    } else {
      field.current?.focus({ preventScroll: true });
      prompt.current?.scrollIntoView({ block: 'nearest' });
    }
    told.current = promptId;
  }, [promptId]);

  // The keyboard has come, something new is asked above it, or somebody writes: the question stays, and Send covers nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `promptId` and `draft` move what is in the same place
  useLayoutEffect(() => {
    const box = prompt.current;
    if (visible !== 'low' || box === null || document.activeElement !== field.current) return;
    box.scrollIntoView({ block: 'start' });
    const question = box.querySelector<HTMLElement>('h1');
    if (question !== null) box.scrollTop = question.offsetTop - box.offsetTop;
  }, [visible, promptId, draft, field, prompt]);
}

/** Whether moving the focus away would cut somebody off. */
function isBusy(active: Element | null): boolean {
  if (active === null) return false;
  if (active instanceof HTMLTextAreaElement && active.value !== '') return true;
  return active.closest('dialog') !== null;
}
