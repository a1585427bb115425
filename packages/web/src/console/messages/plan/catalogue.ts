import type { English } from '@colloquy/content/messages/plan';
import type { CatalogueOf, TranslateOf } from '../catalogue.ts';

export type PlanKey = keyof English;
/** Keys of messages that stand alone, without placeholders. */
export type BarePlanKey = { [Key in PlanKey]: English[Key] extends '' ? Key : never }[PlanKey];
/** The words of plans and descriptions; apart from the console's, since only two screens show them. */
export type PlanCatalogue = CatalogueOf<English>;
export type PlanTranslate = TranslateOf<English>;
