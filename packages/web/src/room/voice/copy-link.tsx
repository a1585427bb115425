import { useState } from 'react';
import type { VoiceKey } from './use-voice-words.ts';

/** An app's own browser often has no microphone: the link goes into the one that has. */
export function CopyLink({ t }: { t: (key: VoiceKey) => string }) {
  const [isCopied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() =>
        void navigator.clipboard.writeText(window.location.href).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
    >
      <span role="status">{t(isCopied ? 'copied' : 'copyLink')}</span>
    </button>
  );
}
