import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import { buildOpenApi } from '../surfaces/public/openapi.ts';

type Json = Record<string, unknown>;
type Operation = { responses?: Record<string, { $ref?: string; content?: Record<string, { schema?: Json }> }> };

/** Judges a reply: null when it is as described, else what is wrong with it. */
export type ReplyCheck = (reply: { method: string; path: string; status: number; body: unknown }) => string | null;

/**
 * A check of replies against what the OpenAPI document itself says, whatever that is: the status must be among those of
 * the call, and the body must fit the schema that stands there for it.
 *
 * @returns a check that takes the template of the path, such as `/api/v1/jobs/{serviceJobId}`
 */
export function checkAgainstOpenApi(): ReplyCheck {
  const document = buildOpenApi('https://interviews.example.com', '0.0.0');
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const paths = document.paths as Record<string, Record<string, Operation>>;
  return ({ method, path, status, body }) => {
    const responses = paths[path]?.[method.toLowerCase()]?.responses;
    if (responses === undefined) return `${method} ${path} is not described`;
    const key = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => name in responses);
    if (key === undefined) return `${method} ${path} does not describe ${status}`;
    const steps = ['paths', path, method.toLowerCase(), 'responses', key];
    const pointer = responses[key]?.$ref?.slice(1) ?? steps.map((step) => `/${escaped(step)}`).join('');
    const content = at(document, pointer) as { content?: Record<string, { schema?: Json }> } | undefined;
    if (content?.content?.['application/json']?.schema === undefined) return null;
    const place = `openapi#${encodeURI(`${pointer}/content/application~1json/schema`)}`;
    const validate = compiled.get(place) ?? ajv.compile({ $ref: place });
    compiled.set(place, validate);
    return validate(body) ? null : `${method} ${path} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}

function at(document: Json, pointer: string): unknown {
  let value: unknown = document;
  for (const step of pointer.split('/').slice(1))
    value = (value as Json | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return value;
}

function escaped(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
