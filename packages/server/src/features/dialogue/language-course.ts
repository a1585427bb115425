import { isFirstAnswer } from './is-first-answer.ts';
import { type LanguageWish, languageWish } from './language-wish.ts';
import type { Assessment, QuestionProgress } from './state.ts';
import { TransitionDraft } from './transition-draft.ts';

/** What follows an answer in another language than the interview's. */
export class LanguageCourse extends TransitionDraft {
  /** Said once: whoever goes on in another language is heard out, and people read it. */
  protected sayLanguage(answerSeq: number, { change }: Assessment): void {
    const { blueprint, phrases } = this.context;
    const offered = change !== undefined && isFirstAnswer(this.state) ? change : null;
    this.set({ languageSaid: true, phase: 'listening', nudges: 0, draft: '', thinkingAbout: null });
    if (offered !== null) this.set({ languageOffer: { ...offered, answerSeq } });
    const text = offered === null ? phrases.otherLanguage(blueprint.language) : phrases.offerLanguage(offered.language);
    this.say('nudge', text, null);
  }

  /** What the words answer to the offer to change the language; null where none stands or they say anything else. */
  protected wishIn(text: string): LanguageWish | null {
    const { blueprint, phrases, inOther } = this.context;
    if (!this.state.languageOffer || inOther === undefined) return null;
    const namesOf = (language: typeof blueprint.language) =>
      [phrases, inOther.phrases].map((book) => book.nameOf(language));
    return languageWish(text, {
      heard: [phrases.heard(), inOther.phrases.heard()],
      own: namesOf(blueprint.language),
      offered: namesOf(inOther.blueprint.language),
      accept: inOther.phrases.languageYes(),
      decline: phrases.languageNo(),
    });
  }

  protected decide(wish: LanguageWish): void {
    // An answer to an earlier question may have come in since the offer: another plan would lose it.
    if (wish === 'change-language' && isFirstAnswer(this.state)) {
      this.#changeLanguage();
      return;
    }
    this.set({ languageOffer: null });
    this.say('nudge', this.context.phrases.languageKept(), null);
  }

  /** From here on as if the interview had been begun in the other language; the answer so far is read once more by its plan. */
  #changeLanguage(): void {
    const { languageOffer } = this.state;
    const { inOther, blueprint } = this.context;
    if (!languageOffer || inOther === undefined) return;
    this.log({ kind: 'language-changed', from: blueprint.language, to: inOther.blueprint.language });
    this.effects.push({ kind: 'change-language' });
    this.context = { ...this.context, ...inOther };
    const { cursor, questions } = this.state;
    const fresh = (): QuestionProgress => ({ outcome: null, firstPrompt: null, followUps: [], answers: [] });
    this.set({
      languageOffer: null,
      questions: inOther.blueprint.questions.map(
        (_, index) => (index <= cursor ? questions[index] : undefined) ?? fresh(),
      ),
    });
    if (this.state.mode !== 'text' && !inOther.speaks) {
      this.log({ kind: 'mode-changed', mode: 'text' });
      this.set({ mode: 'text' });
    }
    this.say('nudge', this.context.phrases.languageChanged(), null);
    this.startAssessing(languageOffer.answerSeq);
  }
}
