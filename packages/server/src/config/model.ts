import { resolve } from 'node:path';
import type { LanguageModelConfig, ModelProvider } from '../providers/language-model/port.ts';
import { ConfigError, type OptionName } from './env.ts';

/** Which language model is asked, and within which bounds; null: no bound. */
export type ModelConfig = {
  first: LanguageModelConfig;
  second: LanguageModelConfig | null;
  /** As candidates read it. */
  runBy: string;
  turnMs: number;
  readMs: number;
  /** Path of the file that says how often its statements were right, see `figuresOf`; null where nobody has measured that. */
  figures: string | null;
  budget: {
    interviewTokens: number | null;
    monthTokens: number | null;
    interviewCost: number | null;
    monthCost: number | null;
    /** Of a million tokens. */
    price: { input: number; output: number };
  };
};

const PROVIDERS: readonly ModelProvider[] = ['openai-compatible', 'anthropic', 'google'];
const LONGEST_NAME = 120;

type Value = (name: OptionName) => string;
type Optional = (name: OptionName) => string | null;

/** @throws {ConfigError} naming the variable: half a model is none */
export function readModel(value: Value, optional: Optional): ModelConfig | null {
  const named = optional('COLLOQUY_MODEL');
  if (named === null) {
    const idle = (
      [
        'COLLOQUY_MODEL_URL',
        'COLLOQUY_MODEL_KEY',
        'COLLOQUY_MODEL_RUN_BY',
        'COLLOQUY_MODEL_SECOND',
        'COLLOQUY_MODEL_SECOND_URL',
        'COLLOQUY_MODEL_SECOND_KEY',
        'COLLOQUY_MODEL_FIGURES',
      ] as const
    ).find((name) => optional(name) !== null);
    if (idle !== undefined) throw new ConfigError(idle, 'needs COLLOQUY_MODEL, which names the model');
    return null;
  }
  const second = optional('COLLOQUY_MODEL_SECOND');
  if (second === null)
    for (const name of ['COLLOQUY_MODEL_SECOND_URL', 'COLLOQUY_MODEL_SECOND_KEY'] as const)
      if (optional(name) !== null) throw new ConfigError(name, 'needs COLLOQUY_MODEL_SECOND, which names the model');
  const first = readOne('COLLOQUY_MODEL', named, 'COLLOQUY_MODEL_URL', optional);
  const figures = optional('COLLOQUY_MODEL_FIGURES');
  const price = readPrice(optional('COLLOQUY_MODEL_PRICE'));
  const money = (name: 'COLLOQUY_MODEL_INTERVIEW_COST' | 'COLLOQUY_MODEL_MONTH_COST'): number | null => {
    const amount = optional(name);
    if (amount === null) return null;
    if (price === null) throw new ConfigError(name, 'needs COLLOQUY_MODEL_PRICE, which says what tokens cost');
    return readAmount(name, amount);
  };
  return {
    first,
    second: second === null ? null : readOne('COLLOQUY_MODEL_SECOND', second, 'COLLOQUY_MODEL_SECOND_URL', optional),
    runBy: readRunBy(optional('COLLOQUY_MODEL_RUN_BY')),
    turnMs: readWhole('COLLOQUY_MODEL_TURN_MS', value, 1_000, 3_600_000),
    readMs: readWhole('COLLOQUY_MODEL_READ_MS', value, 1_000, 200_000),
    figures: figures === null ? null : resolve(figures),
    budget: {
      interviewTokens: readWhole('COLLOQUY_MODEL_INTERVIEW_TOKENS', value, 0, 1_000_000_000) || null,
      monthTokens: readWhole('COLLOQUY_MODEL_MONTH_TOKENS', value, 0, 1_000_000_000_000) || null,
      interviewCost: money('COLLOQUY_MODEL_INTERVIEW_COST'),
      monthCost: money('COLLOQUY_MODEL_MONTH_COST'),
      price: price ?? { input: 0, output: 0 },
    },
  };
}

function readOne(name: OptionName, named: string, urlName: OptionName, optional: Optional): LanguageModelConfig {
  const at = named.indexOf(':');
  const provider = PROVIDERS.find((known) => known === named.slice(0, Math.max(0, at)));
  const model = named.slice(at + 1).trim();
  if (provider === undefined || model === '' || model.length > LONGEST_NAME || /\s/.test(model))
    throw new ConfigError(name, `must be ${PROVIDERS.map((known) => `${known}:NAME`).join(', ')}`);
  const url = optional(urlName);
  if (url === null) {
    if (provider === 'openai-compatible') throw new ConfigError(urlName, 'is required with openai-compatible');
    return { provider, model, url };
  }
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol))
    throw new ConfigError(urlName, 'must be a URL that begins with http:// or https://');
  if (parsed.username !== '' || parsed.password !== '' || parsed.search !== '' || parsed.hash !== '')
    throw new ConfigError(urlName, 'must hold no user, password, ? or #: a key has an option of its own');
  return { provider, model, url: url.replace(/\/+$/, '') };
}

function readRunBy(runBy: string | null): string {
  if (runBy === null)
    throw new ConfigError(
      'COLLOQUY_MODEL_RUN_BY',
      'is required with COLLOQUY_MODEL: candidates are told who reads them',
    );
  const name = runBy.trim();
  if (name === '' || [...name].length > LONGEST_NAME || /[\p{Cc}{}<>]/u.test(name))
    throw new ConfigError(
      'COLLOQUY_MODEL_RUN_BY',
      `must be one line of up to ${LONGEST_NAME} characters without brackets`,
    );
  return name;
}

function readPrice(price: string | null): { input: number; output: number } | null {
  if (price === null) return null;
  const [input, output, ...more] = price.split('/');
  if (input === undefined || output === undefined || more.length > 0)
    throw new ConfigError(
      'COLLOQUY_MODEL_PRICE',
      'must be two amounts for a million tokens, in and out, such as 0.15/0.60',
    );
  return { input: readAmount('COLLOQUY_MODEL_PRICE', input), output: readAmount('COLLOQUY_MODEL_PRICE', output) };
}

function readAmount(name: OptionName, text: string): number {
  const amount = Number(text);
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(text.trim()) || !Number.isFinite(amount))
    throw new ConfigError(name, 'must be an amount such as 0.60');
  return amount;
}

function readWhole(name: OptionName, value: Value, min: number, max: number): number {
  const text = value(name);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}`);
  return number;
}
