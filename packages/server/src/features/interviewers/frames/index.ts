import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import type { FrameTexts } from './frame.ts';
import { texts as id } from './id.ts';
import { texts as ja } from './ja.ts';
import { texts as ko } from './ko.ts';
import { texts as nl } from './nl.ts';
import { texts as vi } from './vi.ts';

const FRAMES: Partial<Record<ReturnType<typeof catalogueLanguage>, FrameTexts>> = {
  de,
  en,
  es,
  fr,
  id,
  ja,
  ko,
  nl,
  vi,
};

/** Languages an interviewer can be made in. */
export const FRAME_LANGUAGES = Object.keys(FRAMES) as ReturnType<typeof catalogueLanguage>[];

export function frameTexts(language: Language): FrameTexts | undefined {
  return FRAMES[catalogueLanguage(language)];
}
