import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueLanguage, type InterviewType, type Language } from '@colloquy/contract/shared';
import { z } from 'zod';
import { AppError, InvariantError } from '../../../platform/errors.ts';
import { checkTypeBlueprint } from './check-type-blueprint.ts';
import { type TypeBlueprint, type TypeTranslation, translationSchema, typeKey } from './type-blueprint.ts';

/** A blueprint file of the operator that breaks a rule. */
export class BlueprintFileError extends AppError {
  readonly kind = 'blueprint-file';
}

/** A type in one language: the pattern, and the texts that are spoken; null where the pattern's own are. */
export type TypeTexts = { blueprint: TypeBlueprint; translation: TypeTranslation | null };

const translations = z.record(z.string(), translationSchema);

/** The written blueprints of the interview types. Each file is read when first needed, and once. */
export class TypeLibrary {
  readonly #builtIn: string;
  readonly #own: string | null;
  readonly #types = new Map<InterviewType, TypeBlueprint>();
  readonly #languages = new Map<string, Record<string, TypeTranslation>>();

  /** @param folders `own` is the operator's: a file there stands for the built-in one of its type */
  constructor(folders: { builtIn: string; own: string | null }) {
    this.#builtIn = folders.builtIn;
    this.#own = folders.own;
  }

  /**
   * @returns null where the type is not written in the language
   * @throws {BlueprintFileError} naming the file and the rule
   */
  find(interviewType: InterviewType, language: Language): TypeTexts | null {
    const blueprint = this.#type(interviewType);
    const catalogue = catalogueLanguage(language);
    if (catalogue === 'en') return { blueprint, translation: null };
    const translation =
      blueprint.translations?.[catalogue] ??
      (this.#isOwn(interviewType) ? undefined : this.#language(catalogue)[typeKey(interviewType)]);
    return translation === undefined ? null : { blueprint, translation };
  }

  /** The same library with this blueprint in place of the one of its type; a language it lacks is the built-in one's. */
  with(blueprint: TypeBlueprint): TypeLibrary {
    const library = new TypeLibrary({ builtIn: this.#builtIn, own: this.#own });
    library.#types.set(blueprint.interviewType, blueprint);
    return library;
  }

  #type(interviewType: InterviewType): TypeBlueprint {
    const known = this.#types.get(interviewType);
    if (known) return known;
    const file = this.#isOwn(interviewType) ? this.#ownFile(interviewType) : join(this.#builtIn, fileOf(interviewType));
    const checked = checkTypeBlueprint(readJson(file));
    if (!checked.ok) {
      const [problem] = checked.problems;
      throw new BlueprintFileError(`${file}: ${problem?.path}: ${problem?.rule}`);
    }
    if (checked.blueprint.interviewType !== interviewType)
      throw new BlueprintFileError(`${file}: interviewType: must be ${interviewType}, as the file's name says`);
    this.#types.set(interviewType, checked.blueprint);
    return checked.blueprint;
  }

  #language(language: string): Record<string, TypeTranslation> {
    const known = this.#languages.get(language);
    if (known) return known;
    const file = join(this.#builtIn, 'translations', `${language}.json`);
    const texts = existsSync(file) ? translations.parse(readJson(file)) : {};
    this.#languages.set(language, texts);
    return texts;
  }

  #isOwn(interviewType: InterviewType): boolean {
    return this.#own !== null && existsSync(this.#ownFile(interviewType));
  }

  #ownFile(interviewType: InterviewType): string {
    if (this.#own === null) throw new InvariantError('no folder of own blueprints');
    return join(this.#own, fileOf(interviewType));
  }
}

function fileOf(interviewType: InterviewType): string {
  return `${typeKey(interviewType)}.json`;
}

/** @throws {BlueprintFileError} for a file that cannot be read or is not JSON */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new BlueprintFileError(`${file}: ${why}`);
  }
}
