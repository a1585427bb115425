import recorded from './examples.json' with { type: 'json' };
import type { Json } from './schemas.ts';

/** What one call was sent and answered in the test that records: request body, and reply by status and media type. */
export type RecordedExample = {
  parameters?: Record<string, string>;
  request?: unknown;
  replies: Record<string, { type: string; body: unknown }>;
};

const EXAMPLES = recorded as Record<string, RecordedExample>;

/** The operation with the recorded request and replies as its examples. */
export function withExamples(id: string, operation: Json): Json {
  const example = EXAMPLES[id];
  if (example === undefined) return operation;
  const { requestBody } = operation as { requestBody?: { content: Record<string, Json> } };
  const responses = operation.responses as Record<string, { content?: Record<string, Json> }>;
  const parameters = operation.parameters as { name?: string; schema?: Json }[] | undefined;
  return {
    ...operation,
    ...(parameters === undefined
      ? {}
      : {
          parameters: parameters.map((parameter) => {
            const value = parameter.name === undefined ? undefined : example.parameters?.[parameter.name];
            if (value === undefined) return parameter;
            return { ...parameter, example: parameter.schema?.type === 'integer' ? Number(value) : value };
          }),
        }),
    ...(requestBody === undefined || example.request === undefined
      ? {}
      : {
          requestBody: {
            ...requestBody,
            content: mapValues(requestBody.content, (media, type) =>
              type === 'application/json' ? { ...media, ...named(example.request) } : media,
            ),
          },
        }),
    responses: mapValues(responses, (response, status) => {
      const reply = example.replies[status];
      if (reply === undefined || response.content === undefined) return response;
      return {
        ...response,
        content: mapValues(response.content, (media, type) =>
          type === reply.type ? { ...media, ...named(reply.body) } : media,
        ),
      };
    }),
  };
}

/** Under a name: a page that shows documents takes a bare one whose fields may be null for a list of named ones, and fails. */
function named(value: unknown): Json {
  return { examples: { recorded: { value } } };
}

function mapValues<Value, Made>(
  object: Record<string, Value>,
  make: (value: Value, key: string) => Made,
): Record<string, Made> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, make(value, key)]));
}
