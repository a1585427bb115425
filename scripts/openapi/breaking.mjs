/**
 * What a client of the old document would stumble over in the new one, a sentence each: removed paths, methods, replies
 * and fields of replies, values that a reply may newly hold none of, fields of requests that are gone, newly required or
 * take fewer values, and bounds that became narrower. What is added is no break.
 */
export function breakingChanges(before, after) {
  const found = [];
  for (const [path, operations] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const place = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) {
        found.push(`${place}: is gone`);
        continue;
      }
      compareOperation(place, operation, now, { before, after, found });
    }
  }
  return found;
}

function compareOperation(place, old, now, context) {
  const { before, after, found } = context;
  const parameters = (document, operation) =>
    new Map(
      (operation.parameters ?? [])
        .map((item) => resolve(document, item))
        .map((item) => [`${item.in} ${item.name}`, item]),
    );
  const oldParameters = parameters(before, old);
  const nowParameters = parameters(after, now);
  for (const [name, parameter] of oldParameters) {
    const other = nowParameters.get(name);
    if (other === undefined) found.push(`${place}: the parameter ${name} is gone`);
    else compareInput(`${place}: the parameter ${name}`, parameter.schema, other.schema, context);
  }
  for (const [name, parameter] of nowParameters) {
    if (parameter.required && !oldParameters.get(name)?.required)
      found.push(`${place}: the parameter ${name} is newly required`);
  }
  const oldBody = old.requestBody?.content ?? {};
  const nowBody = now.requestBody?.content ?? {};
  if (now.requestBody?.required && !old.requestBody?.required) found.push(`${place}: a body is newly required`);
  for (const [type, media] of Object.entries(oldBody)) {
    if (nowBody[type] === undefined) found.push(`${place}: takes no ${type} any more`);
    else compareInput(`${place}: the body`, media.schema, nowBody[type].schema, context);
  }
  for (const [status, response] of Object.entries(old.responses)) {
    const other = now.responses[status];
    if (other === undefined) {
      if (/^2/.test(status)) found.push(`${place}: the reply ${status} is gone`);
      continue;
    }
    for (const name of Object.keys(response.headers ?? {}))
      if (other.headers?.[name] === undefined)
        found.push(`${place}: the reply ${status} has no header ${name} any more`);
    for (const [type, media] of Object.entries(response.content ?? {})) {
      if (other.content?.[type] === undefined) found.push(`${place}: the reply ${status} is no ${type} any more`);
      else compareOutput(`${place}: the reply ${status}`, media.schema, other.content[type].schema, context);
    }
  }
  const schemes = (operation) => JSON.stringify((operation.security ?? []).flatMap((item) => Object.keys(item)).sort());
  if (schemes(old) !== schemes(now)) found.push(`${place}: asks for other credentials`);
}

/** What is sent in: may take more, never less. */
function compareInput(place, oldSchema, nowSchema, context, seen = new Set()) {
  const { before, after, found } = context;
  const old = resolve(before, oldSchema ?? {});
  const now = resolve(after, nowSchema ?? {});
  if (entered(seen, old, now)) return;
  for (const type of types(old)) if (!takes(now, type)) found.push(`${place} takes no ${type} any more`);
  for (const value of old.enum ?? []) {
    if (now.enum !== undefined && !now.enum.includes(value)) found.push(`${place} does not take ${value} any more`);
  }
  if (old.enum === undefined && now.enum !== undefined) found.push(`${place} takes listed values only`);
  for (const [name, narrower] of BOUNDS) {
    const a = old[name];
    const b = now[name];
    if (b !== undefined && (a === undefined || narrower(b, a))) found.push(`${place} has a narrower ${name}: ${b}`);
  }
  if (now.pattern !== undefined && now.pattern !== old.pattern) found.push(`${place} has another pattern`);
  if (now.additionalProperties === false && old.additionalProperties !== false && old.properties !== undefined)
    found.push(`${place} refuses further fields`);
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const other = now.properties?.[name];
    if (other === undefined) found.push(`${place}, field ${name}: is gone`);
    else compareInput(`${place}, field ${name}:`, property, other, context, seen);
  }
  for (const name of now.required ?? [])
    if (!(old.required ?? []).includes(name)) found.push(`${place}, field ${name}: is newly required`);
  if (old.items && now.items) compareInput(`${place}, items:`, old.items, now.items, context, seen);
}

/** What comes back: may hold more fields, never fewer, and no field of another kind. */
function compareOutput(place, oldSchema, nowSchema, context, seen = new Set()) {
  const { before, after, found } = context;
  const old = resolve(before, oldSchema ?? {});
  const now = resolve(after, nowSchema ?? {});
  if (entered(seen, old, now)) return;
  const known = types(old);
  if (known.length > 0) {
    for (const type of types(now)) if (!takes(old, type)) found.push(`${place} may newly be ${type}`);
    if (types(now).length === 0 && !branches(now)) found.push(`${place} may newly be anything`);
  }
  for (const [name, property] of Object.entries(old.properties ?? {})) {
    const other = now.properties?.[name];
    if (other === undefined) found.push(`${place}, field ${name}: is gone`);
    else compareOutput(`${place}, field ${name}:`, property, other, context, seen);
  }
  for (const name of old.required ?? []) {
    if (now.properties?.[name] !== undefined && !(now.required ?? []).includes(name))
      found.push(`${place}, field ${name}: may newly be missing`);
  }
  if (old.items && now.items) compareOutput(`${place}, items:`, old.items, now.items, context, seen);
  const oldBranches = branches(old);
  const nowBranches = branches(now);
  oldBranches?.forEach((branch, index) => {
    const other = nowBranches?.[index];
    if (other !== undefined) compareOutput(place, branch, other, context, seen);
  });
}

const BOUNDS = [
  ['minLength', (now, old) => now > old],
  ['maxLength', (now, old) => now < old],
  ['minimum', (now, old) => now > old],
  ['maximum', (now, old) => now < old],
  ['minItems', (now, old) => now > old],
  ['maxItems', (now, old) => now < old],
  ['maxProperties', (now, old) => now < old],
];

const branches = (schema) => schema.anyOf ?? schema.oneOf;

function types(schema) {
  const own = schema.type === undefined ? [] : [schema.type].flat();
  return [
    ...own,
    ...(branches(schema) ?? []).flatMap((branch) => (branch.type === undefined ? [] : [branch.type].flat())),
  ];
}

function takes(schema, type) {
  const known = types(schema);
  return known.length === 0 || known.includes(type) || (type === 'integer' && known.includes('number'));
}

function entered(seen, old, now) {
  const pair = `${JSON.stringify(old)}\n${JSON.stringify(now)}`;
  if (seen.has(pair) || JSON.stringify(old) === '{}') return true;
  seen.add(pair);
  return false;
}

function resolve(document, item) {
  if (item?.$ref === undefined) return item;
  const found = item.$ref
    .replace('#/', '')
    .split('/')
    .reduce((at, part) => at?.[part], document);
  if (found === undefined) throw new Error(`the document has no ${item.$ref}`);
  return resolve(document, found);
}
