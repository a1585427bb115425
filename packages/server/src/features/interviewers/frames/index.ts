import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import { texts as da } from './da.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fi } from './fi.ts';
import { texts as fr } from './fr.ts';
import type { FrameTexts } from './frame.ts';
import { texts as hi } from './hi.ts';
import { texts as id } from './id.ts';
import { texts as it } from './it.ts';
import { texts as ja } from './ja.ts';
import { texts as ko } from './ko.ts';
import { texts as ms } from './ms.ts';
import { texts as nl } from './nl.ts';
import { texts as no } from './no.ts';
import { texts as pt } from './pt.ts';
import { texts as ru } from './ru.ts';
import { texts as sv } from './sv.ts';
import { texts as th } from './th.ts';
import { texts as vi } from './vi.ts';
import { texts as zh } from './zh.ts';

const FRAMES: Partial<Record<ReturnType<typeof catalogueLanguage>, FrameTexts>> = {
  da,
  de,
  en,
  es,
  fi,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  no,
  pt,
  ru,
  sv,
  th,
  vi,
  zh,
};

/** Languages an interviewer can be made in. */
export const FRAME_LANGUAGES = Object.keys(FRAMES) as ReturnType<typeof catalogueLanguage>[];

export function frameTexts(language: Language): FrameTexts | undefined {
  return FRAMES[catalogueLanguage(language)];
}
