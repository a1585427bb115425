/**
 * What a company's plan of an interview must keep to, in the words that whoever wrote it is told; `{name}` is filled in.
 * The figures stand where they are judged.
 */
export const PLAN_RULES = {
  count: { rule: '{fewest} to {most} are needed, there are {count}' },
  mustAsks: { rule: '{fewest} must-asks or more are needed, there are {count}' },
  together: { rule: 'take {minutes} minutes together, at most {most}' },
  minutes: { rule: 'must be {fewest} to {most}, halves too' },
  points: { rule: 'has {count}, at most {most}' },
  taken: { rule: '{key} is taken' },
  kept: { rule: '{key} begins with cv., which is kept for questions about the own CV' },
  before: { rule: 'is asked before' },
  competency: { rule: '{key} is no competency of this plan' },
  line: { rule: '{key} is no line of this job' },
  unused: { rule: 'no question is about {key}' },
  starter: { rule: 'only an answer in code has one' },
  facts: { rule: 'a question for facts is not scored: it has none' },
  same: { rule: 'two are the same: none is said twice' },
  name: { rule: 'is needed: the report names the point by it' },
  twice: { rule: 'stands twice in this question' },
  script: { rule: 'is not written in the script of {language}' },
  asked: { rule: 'asks for what must not be asked ({ground}: {match})' },
  condition: { rule: 'sets a condition that must not be set ({ground}: {match})' },
  order: { rule: 'gives an order to a program' },
} as const;
