import { LANGUAGES, type Language } from '@colloquy/contract/shared';
import { ConfigError, type OptionName } from './env.ts';

/** The endpoint that is asked for speech before the engines on this machine. */
export type SpeechConfig = {
  url: string;
  /** As candidates read it. */
  runBy: string;
  /** Names of its models; null where it is not asked for that. */
  recognition: string | null;
  synthesis: { model: string; voice: string } | null;
  languages: ReadonlySet<Language>;
  timeoutMs: number;
  /** Interviews that it hears at once; null: as many as an engine here. */
  atOnce: number | null;
};

const LONGEST_NAME = 120;
const NEEDS_URL = [
  'COLLOQUY_SPEECH_KEY',
  'COLLOQUY_SPEECH_RUN_BY',
  'COLLOQUY_SPEECH_RECOGNITION',
  'COLLOQUY_SPEECH_SYNTHESIS',
  'COLLOQUY_SPEECH_VOICE',
  'COLLOQUY_SPEECH_AT_ONCE',
] as const;

type Value = (name: OptionName) => string;
type Optional = (name: OptionName) => string | null;

/** @throws {ConfigError} naming the variable: half an endpoint is none */
export function readSpeech(value: Value, optional: Optional): SpeechConfig | null {
  const url = optional('COLLOQUY_SPEECH_URL');
  if (url === null) {
    const idle = NEEDS_URL.find((name) => optional(name) !== null);
    if (idle !== undefined) throw new ConfigError(idle, 'needs COLLOQUY_SPEECH_URL, which names the endpoint');
    return null;
  }
  const recognition = name('COLLOQUY_SPEECH_RECOGNITION', optional);
  const model = name('COLLOQUY_SPEECH_SYNTHESIS', optional);
  const voice = name('COLLOQUY_SPEECH_VOICE', optional);
  if (recognition === null && model === null)
    throw new ConfigError(
      'COLLOQUY_SPEECH_URL',
      'needs COLLOQUY_SPEECH_RECOGNITION or COLLOQUY_SPEECH_SYNTHESIS, which name its models',
    );
  if (model !== null && voice === null)
    throw new ConfigError('COLLOQUY_SPEECH_VOICE', 'is required with COLLOQUY_SPEECH_SYNTHESIS');
  if (model === null && voice !== null)
    throw new ConfigError('COLLOQUY_SPEECH_VOICE', 'needs COLLOQUY_SPEECH_SYNTHESIS, which names the model');
  return {
    url: checkedUrl(url),
    runBy: readRunBy(optional('COLLOQUY_SPEECH_RUN_BY')),
    recognition,
    synthesis: model === null || voice === null ? null : { model, voice },
    languages: readLanguages(optional('COLLOQUY_SPEECH_LANGUAGES')),
    timeoutMs: readTimeout(value('COLLOQUY_SPEECH_MS')),
    atOnce: readAtOnce(optional('COLLOQUY_SPEECH_AT_ONCE')),
  };
}

function checkedUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol))
    throw new ConfigError('COLLOQUY_SPEECH_URL', 'must be a URL that begins with http:// or https://');
  if (parsed.username !== '' || parsed.password !== '' || parsed.search !== '' || parsed.hash !== '')
    throw new ConfigError('COLLOQUY_SPEECH_URL', 'must hold no user, password, ? or #: a key has an option of its own');
  return url.replace(/\/+$/, '');
}

function name(option: OptionName, optional: Optional): string | null {
  const given = optional(option);
  if (given !== null && (given.length > LONGEST_NAME || /[\s\p{Cc}]/u.test(given)))
    throw new ConfigError(option, `must be a name of up to ${LONGEST_NAME} characters without spaces`);
  return given;
}

function readRunBy(runBy: string | null): string {
  if (runBy === null)
    throw new ConfigError(
      'COLLOQUY_SPEECH_RUN_BY',
      'is required with COLLOQUY_SPEECH_URL: candidates are told who hears them',
    );
  const trimmed = runBy.trim();
  if (trimmed === '' || [...trimmed].length > LONGEST_NAME || /[\p{Cc}{}<>]/u.test(trimmed))
    throw new ConfigError(
      'COLLOQUY_SPEECH_RUN_BY',
      `must be one line of up to ${LONGEST_NAME} characters without brackets`,
    );
  return trimmed;
}

function readLanguages(given: string | null): ReadonlySet<Language> {
  if (given === null) return new Set(LANGUAGES);
  return new Set(
    given.split(',').map((item) => {
      const language = LANGUAGES.find((known) => known === item.trim());
      if (language === undefined)
        throw new ConfigError('COLLOQUY_SPEECH_LANGUAGES', `must be a comma list of ${LANGUAGES.join(', ')}`);
      return language;
    }),
  );
}

function readTimeout(given: string): number {
  const ms = Number(given);
  if (!/^\d+$/.test(given) || ms < 500 || ms > 120_000)
    throw new ConfigError('COLLOQUY_SPEECH_MS', 'must be a whole number from 500 to 120000');
  return ms;
}

function readAtOnce(given: string | null): number | null {
  if (given === null) return null;
  const atOnce = Number(given);
  if (!/^\d+$/.test(given) || atOnce < 1 || atOnce > 10_000)
    throw new ConfigError('COLLOQUY_SPEECH_AT_ONCE', 'must be a whole number from 1 to 10000');
  return atOnce;
}
