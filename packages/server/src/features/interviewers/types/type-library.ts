import type { Content } from '@colloquy/content';
import {
  type BlueprintPattern,
  type TypeBlueprint,
  type TypeTranslation,
  typeKey,
} from '@colloquy/content/schema/blueprint';
import { catalogueLanguage, type InterviewType, type Language } from '@colloquy/contract/shared';
import { missing } from '../fill.ts';

/** A type in one language: the pattern, and the texts that are spoken; null where the pattern's own are. */
export type TypeTexts = { blueprint: BlueprintPattern; translation: TypeTranslation | null };

/** The written blueprints of the interview types. */
export class TypeLibrary {
  readonly content: Content;
  readonly #own: ReadonlyMap<InterviewType, TypeBlueprint>;

  /**
   * @param content the built-in ones
   * @param own the operator's: each stands for the built-in one of its type
   */
  constructor(content: Content, own: readonly TypeBlueprint[] = []) {
    this.content = content;
    this.#own = new Map(own.map((blueprint) => [blueprint.interviewType, blueprint]));
  }

  /** The types that the operator's own files stand for. */
  ownTypes(): InterviewType[] {
    return [...this.#own.keys()];
  }

  /** Reads what a session in `language` is held on: before the transaction that builds it opens. */
  async prepare(language: Language): Promise<void> {
    await Promise.all([
      this.content.load('dialogue', catalogueLanguage(language)),
      this.content.load('blueprints', 'en'),
      this.content.load('blueprints', catalogueLanguage(language)),
    ]);
  }

  /** @returns null where the type is not written in the language: no session can be made in it */
  find(interviewType: InterviewType, language: Language): TypeTexts | null {
    const own = this.#own.get(interviewType);
    if (own === undefined) return this.#findBuiltIn(interviewType, language);
    const catalogue = catalogueLanguage(language);
    if (catalogue === 'en') return { blueprint: own, translation: null };
    const translation = own.translations?.[catalogue];
    return translation === undefined ? null : { blueprint: own, translation };
  }

  /**
   * The texts of a session that was made already: where the operator has put a file in place since that lacks its
   * language, the built-in ones, so that a link once sent stays good.
   */
  findForMade(interviewType: InterviewType, language: Language): TypeTexts | null {
    return this.find(interviewType, language) ?? this.#findBuiltIn(interviewType, language);
  }

  #findBuiltIn(interviewType: InterviewType, language: Language): TypeTexts | null {
    const key = typeKey(interviewType);
    const blueprint = this.content.get('blueprints', 'en')[key] ?? missing(`type ${interviewType}`);
    const catalogue = catalogueLanguage(language);
    if (catalogue === 'en') return { blueprint, translation: null };
    const translation = this.content.get('blueprints', catalogue)?.[key];
    return translation === undefined ? null : { blueprint, translation };
  }
}
