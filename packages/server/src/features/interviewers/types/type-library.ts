import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLanguage, type InterviewType, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { AppError } from '../../../platform/errors.ts';
import { describeProblem, readBlueprintFile } from './blueprint-file.ts';
import { readJsonFile } from './json-file.ts';
import { fileOf, type TypeBlueprint, type TypeTranslation, translationSchema, typeKey } from './type-blueprint.ts';

/** A built-in file is not as it was delivered. */
export class BlueprintFileError extends AppError {
  readonly kind = 'blueprint-file';
}

/** A type in one language: the pattern, and the texts that are spoken; null where the pattern's own are. */
export type TypeTexts = { blueprint: TypeBlueprint; translation: TypeTranslation | null };

const translations = z.record(z.string(), translationSchema);

/** The written blueprints of the interview types. A built-in file is read when first needed, and once. */
export class TypeLibrary {
  readonly #folder: string;
  readonly #own: ReadonlyMap<InterviewType, TypeBlueprint>;
  readonly #types = new Map<InterviewType, TypeBlueprint>();
  readonly #languages = new Map<string, Record<string, TypeTranslation>>();

  /**
   * @param folder of the built-in files
   * @param own the operator's: each stands for the built-in one of its type
   */
  constructor(folder: string, own: readonly TypeBlueprint[] = []) {
    this.#folder = folder;
    this.#own = new Map(own.map((blueprint) => [blueprint.interviewType, blueprint]));
  }

  /** The types that the operator's own files stand for. */
  ownTypes(): InterviewType[] {
    return [...this.#own.keys()];
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
   *
   * @throws {BlueprintFileError} where the installation is damaged
   */
  findForMade(interviewType: InterviewType, language: Language): TypeTexts | null {
    return this.find(interviewType, language) ?? this.#findBuiltIn(interviewType, language);
  }

  #findBuiltIn(interviewType: InterviewType, language: Language): TypeTexts | null {
    const blueprint = this.#builtIn(interviewType);
    const catalogue = catalogueLanguage(language);
    if (catalogue === 'en') return { blueprint, translation: null };
    const translation = this.#language(catalogue)[typeKey(interviewType)];
    return translation === undefined ? null : { blueprint, translation };
  }

  #builtIn(interviewType: InterviewType): TypeBlueprint {
    const known = this.#types.get(interviewType);
    if (known) return known;
    const read = readBlueprintFile(join(this.#folder, fileOf(interviewType)));
    if (!read.ok)
      throw new BlueprintFileError(read.problems.map((problem) => describeProblem(read.file, problem)).join('\n'));
    this.#types.set(interviewType, read.blueprint);
    return read.blueprint;
  }

  #language(language: string): Record<string, TypeTranslation> {
    const known = this.#languages.get(language);
    if (known) return known;
    const file = join(this.#folder, 'translations', `${language}.json`);
    const texts = existsSync(file) ? translations.parse(readJsonFile(file).content) : {};
    this.#languages.set(language, texts);
    return texts;
  }
}
