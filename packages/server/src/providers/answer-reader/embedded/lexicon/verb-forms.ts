/** The regular forms of an English verb: works, worked, working. */
export function verbForms(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const y = /[^aeiou]y$/.test(verb);
  const doubled = /^[^aeiou]*[aeiou][bdglmnprt]$/.test(verb) ? verb + verb.slice(-1) : verb;
  return [
    verb,
    y ? `${verb.slice(0, -1)}ies` : /(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`,
    y ? `${verb.slice(0, -1)}ied` : verb.endsWith('e') ? `${verb}d` : `${doubled}ed`,
    verb.endsWith('e') ? `${stem}ing` : `${doubled}ing`,
  ];
}
