import { Document } from 'yaml';
import { parseSource } from './parse.ts';

/** What a company's plan file holds, YAML or JSON; undefined where it cannot be read, with the reasons. */
export function readPlanFile(file: string, text: string): { value: unknown; problems: string[] } {
  const { value, problems } = parseSource(file, text);
  return { value, problems: problems.map(({ rule }) => rule) };
}

/** The same to be edited, as YAML. */
export function writePlanFile(value: unknown): string {
  return new Document(value).toString({ lineWidth: 0 });
}
