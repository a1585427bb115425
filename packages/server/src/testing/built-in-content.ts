import { Content } from '@colloquy/content';
import type { BlueprintPattern, TypeTranslation } from '@colloquy/content/schema/blueprint';
import type { CatalogueLanguage } from '@colloquy/contract/shared';

/** The content as it is delivered. */
export const builtInContent = new Content();

/** @param key of a type, such as `software-engineer` */
export function builtInBlueprint(key: string): BlueprintPattern {
  const pattern = builtInContent.get('blueprints', 'en')[key];
  if (pattern === undefined) throw new Error(`no blueprint ${key}`);
  return pattern;
}

export function builtInTranslation(key: string, language: Exclude<CatalogueLanguage, 'en'>): TypeTranslation {
  const translation = builtInContent.get('blueprints', language)?.[key];
  if (translation === undefined) throw new Error(`no blueprint ${key} in ${language}`);
  return translation;
}
