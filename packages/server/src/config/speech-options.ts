/** Rows of the table of options: how an endpoint for speech is named. */
export const SPEECH_OPTIONS = [
  {
    name: 'COLLOQUY_READ_ALOUD',
    type: 'choice',
    choices: ['on', 'off'],
    default: null,
    description:
      'Whether rooms can have their prompts read aloud by the voices on this machine and the speech endpoint also where answers cannot be spoken; as COLLOQUY_VOICE when absent. docs/operations/speech.md.',
  },
  {
    name: 'COLLOQUY_VOICE',
    type: 'choice',
    choices: ['on', 'off'],
    default: 'on',
    description:
      'Whether candidates can answer by speaking, in the languages that a recogniser on this machine or the speech endpoint knows; each is asked for consent. Prompts are read aloud then, too. Without a recogniser interviews are held in writing. docs/operations/speech.md.',
  },
  {
    name: 'COLLOQUY_VOICE_PULL',
    type: 'choice',
    choices: ['on', 'off'],
    default: 'off',
    description:
      'Whether a start with COLLOQUY_VOICE fetches, in the background, the engines that are missing, as colloquy models pull does; npm start does so unless this is off.',
  },
  {
    name: 'COLLOQUY_VOICE_AT_ONCE',
    type: 'integer',
    default: null,
    description:
      'Interviews that each recogniser on this machine hears at once on one node; one for each core when absent. An endpoint has COLLOQUY_SPEECH_AT_ONCE.',
  },
  {
    name: 'COLLOQUY_SPEECH_URL',
    type: 'url',
    default: null,
    description:
      'Base address of an OpenAI-compatible endpoint that recognises or speaks, such as http://127.0.0.1:8000/v1; asked before the engines of colloquy models pull. In interviews it recognises, of whoever agreed to that, and reads prompts aloud. docs/operations/speech.md.',
  },
  {
    name: 'COLLOQUY_SPEECH_KEY',
    type: 'secret-list',
    default: null,
    description: 'Key of the speech endpoint, where it asks for one.',
  },
  {
    name: 'COLLOQUY_SPEECH_RUN_BY',
    type: 'text',
    default: null,
    description:
      'Who runs the speech endpoint, as candidates read it in the consent; required with COLLOQUY_SPEECH_URL.',
  },
  {
    name: 'COLLOQUY_SPEECH_RECOGNITION',
    type: 'text',
    default: null,
    description: 'Model that recognises speech there: what /audio/transcriptions calls model.',
  },
  {
    name: 'COLLOQUY_SPEECH_SYNTHESIS',
    type: 'text',
    default: null,
    description:
      'Model that speaks there: what /audio/speech calls model. In interviews it reads prompts that were written beforehand; what may hold words of a candidate is read by voices on this machine.',
  },
  {
    name: 'COLLOQUY_SPEECH_VOICE',
    type: 'text',
    default: null,
    description: 'Voice of that model; required with COLLOQUY_SPEECH_SYNTHESIS.',
  },
  {
    name: 'COLLOQUY_SPEECH_LANGUAGES',
    type: 'text',
    default: null,
    description:
      'Languages that the endpoint is asked in, as a comma list such as en,de,fr; all of an interview when absent.',
  },
  {
    name: 'COLLOQUY_SPEECH_MS',
    type: 'integer',
    default: '8000',
    unit: 'ms',
    description:
      'How long one reply of the speech endpoint is waited for, 500 to 120000, before the next engine is asked.',
  },
  {
    name: 'COLLOQUY_SPEECH_AT_ONCE',
    type: 'integer',
    default: null,
    description:
      'Interviews that the endpoint hears at once on one node; when absent as many as COLLOQUY_VOICE_AT_ONCE, since the voices here speak to them.',
  },
] as const;
