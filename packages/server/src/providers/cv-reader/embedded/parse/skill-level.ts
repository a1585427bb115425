import { fold } from '../text/fold.ts';

const SKILL_LEVEL =
  /^[\s(（:–—-]*(?:advanced|intermediate|beginner|basic|expert|proficient|novice|professional|fluent|competent|familiar|good|very good|excellent|skilled|experienced|master|fortgeschritten|experte|grundkenntnisse|sehr gut|gut|profi|avance|intermediaire|debutant|confirme|expert[eo]?|avanzado|intermedio|basico|experto|alto|medio|bajo|avanzato|base|esperto|ottimo|buono|gevorderd|gemiddeld|beginner|goed|uitstekend|avancado|basico|especialista|mahir|menengah|dasar|thanh thao|co ban|trung binh|kha|gioi|上級|中級|初級|고급|중급|초급|상|중|하|精通|熟练|熟練|熟悉|了解|掌握|良好|\d{1,3}\s?%|\d(?:[.,]\d)?\s?\/\s?(?:5|10)|[★☆●○■□▪▫◆◇⬤◯*]{2,}|[1-5])(?:\s+(?:level|proficiency|knowledge|kenntnisse|niveau|nivel|livello))?[\s)）.]*$/;
/** True for a text that only says how well something is known. */
export function isSkillLevel(text: string): boolean {
  return text.trim() !== '' && SKILL_LEVEL.test(fold(text));
}
