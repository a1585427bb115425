import type { RoomState } from '@colloquy/contract/room';
import type { ConsentPurpose, Language } from '@colloquy/contract/shared';
import { useId } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';

type ConsentChoiceProps = {
  consent: RoomState['consents'][number];
  /** Language of the consent's text. */
  language: Language;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
};

const LABEL = {
  recording: 'consentRecording',
  'recording-sound': 'consentSound',
  'recording-picture': 'consentPicture',
  'ai-evaluation': 'consentEvaluation',
  'application-reading': 'consentReading',
  speech: 'consentSpeech',
} as const satisfies Record<ConsentPurpose, string>;
const OTHERWISE = {
  recording: 'consentRecordingElse',
  'recording-sound': 'consentSoundElse',
  'recording-picture': 'consentPictureElse',
  'ai-evaluation': 'consentEvaluationElse',
  'application-reading': 'consentReadingElse',
  speech: 'consentSpeechElse',
} as const satisfies Record<ConsentPurpose, string>;

/** One purpose: its text as it is stored, a box, and what happens without a tick. */
export function ConsentChoice({ consent, language, ticked, onTick }: ConsentChoiceProps) {
  const { t } = useRoom();
  const id = useId();
  return (
    <div className="consent">
      <p id={`${id}text`} lang={languageTag(language)} dir="auto">
        {consent.text}
      </p>
      <label className="tick">
        <input
          type="checkbox"
          checked={ticked}
          aria-describedby={`${id}text ${id}else`}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>{t(LABEL[consent.purpose])}</span>
      </label>
      <p id={`${id}else`} className="quiet small">
        {t(OTHERWISE[consent.purpose])}
      </p>
    </div>
  );
}
