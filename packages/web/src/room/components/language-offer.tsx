import type { RoomState } from '@colloquy/contract/room';
import { useId } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { languageTag } from '../messages/languages.ts';

type LanguageOfferProps = { offer: NonNullable<NonNullable<RoomState['conversation']>['languageOffer']> };

/** Whether to go on in another language: asked and agreed to in that one. Writing on is carrying on as it is. */
export function LanguageOffer({ offer: { ask, accept, decline } }: LanguageOfferProps) {
  const { room, snapshot } = useRoom();
  const isDeciding = snapshot.pending.includes('change-language');
  const id = useId();
  return (
    <section className="way-out" aria-labelledby={id}>
      <p id={id} lang={languageTag(ask.language)} dir="auto">
        {ask.text}
      </p>
      <div className="deeds">
        {[accept, decline].map((answer) => (
          <button
            key={answer.language}
            type="button"
            className="button"
            lang={languageTag(answer.language)}
            disabled={isDeciding}
            onClick={() => room.changeLanguage(answer === accept)}
          >
            {answer.text}
          </button>
        ))}
      </div>
    </section>
  );
}
