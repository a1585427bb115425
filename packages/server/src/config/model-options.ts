/** Rows of the table of options: which language model is asked, and how much. */
export const MODEL_OPTIONS = [
  {
    name: 'COLLOQUY_MODEL',
    type: 'text',
    default: null,
    description:
      'Language model that words follow-ups and reads answers: openai-compatible:NAME, anthropic:NAME or google:NAME. Without it nothing is sent anywhere. docs/operations/language-model.md.',
  },
  {
    name: 'COLLOQUY_MODEL_URL',
    type: 'url',
    default: null,
    description: 'Base address of the model, such as http://127.0.0.1:11434/v1; required with openai-compatible.',
  },
  {
    name: 'COLLOQUY_MODEL_KEY',
    type: 'secret-list',
    default: null,
    description: 'Key of the model, where its address asks for one.',
  },
  {
    name: 'COLLOQUY_MODEL_RUN_BY',
    type: 'text',
    default: null,
    description:
      'Who runs the model, the second one included, as candidates read it before they agree; required with COLLOQUY_MODEL. Only interviews whose candidate agreed to this name are read.',
  },
  {
    name: 'COLLOQUY_MODEL_SECOND',
    type: 'text',
    default: null,
    description:
      'Model for follow-ups while the first is away, named in the same way; answers are read by the first alone.',
  },
  {
    name: 'COLLOQUY_MODEL_SECOND_URL',
    type: 'url',
    default: null,
    description: 'Base address of the second model.',
  },
  {
    name: 'COLLOQUY_MODEL_SECOND_KEY',
    type: 'secret-list',
    default: null,
    description: 'Key of the second model.',
  },
  {
    name: 'COLLOQUY_MODEL_TURN_MS',
    type: 'integer',
    default: '8000',
    unit: 'ms',
    description:
      'How long a candidate who types waits for a follow-up of the model before the embedded engine goes on; one who speaks waits 2200 at most, unless this is more than 8000.',
  },
  {
    name: 'COLLOQUY_MODEL_READ_MS',
    type: 'integer',
    default: '120000',
    unit: 'ms',
    description: 'How long one reading of an answer for the report may take, at most 200000.',
  },
  {
    name: 'COLLOQUY_MODEL_FIGURES',
    type: 'text',
    default: null,
    description:
      'File with how often statements of this model were right, as npm run eval:interviews found out. Without it reports print none of them.',
  },
  {
    name: 'COLLOQUY_MODEL_INTERVIEW_TOKENS',
    type: 'integer',
    default: '400000',
    unit: 'tokens',
    description: 'From so many tokens on no more is asked about an interview; 0: no bound.',
  },
  {
    name: 'COLLOQUY_MODEL_MONTH_TOKENS',
    type: 'integer',
    default: '0',
    unit: 'tokens',
    description: 'From so many tokens of an organization in a calendar month on no more is asked; 0: no bound.',
  },
  {
    name: 'COLLOQUY_MODEL_PRICE',
    type: 'text',
    default: null,
    description: 'Price of a million tokens, in and out, in your currency: 0.15/0.60. Needed for bounds in money.',
  },
  {
    name: 'COLLOQUY_MODEL_INTERVIEW_COST',
    type: 'text',
    default: null,
    description: 'From this amount on, by COLLOQUY_MODEL_PRICE, no more is asked about an interview.',
  },
  {
    name: 'COLLOQUY_MODEL_MONTH_COST',
    type: 'text',
    default: null,
    description: 'From this amount of an organization in a calendar month on no more is asked.',
  },
] as const;
