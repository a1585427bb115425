import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '@colloquy/contract/shared';
import { buildConfig } from '../../config/config.ts';
import { prepareDataDir } from '../../config/data-dir.ts';
import { readEnvironment } from '../../config/env.ts';
import { OutsideError } from '../../platform/errors.ts';
import { CommandError, UsageError } from '../commands/index.ts';
import type { LocalCommand } from '../local-command.ts';
import { AddedModels, kindOf, LICENCE_NOTE, languagesOf, MODEL_NAME } from './added-models.ts';
import { openWeights } from './models.ts';
import { readModelFolder, SHERPA_KINDS } from './read-model-folder.ts';
import { tryModel } from './try-model.ts';

const RUNTIME = 'sherpa-onnx';

export const modelsAdd: LocalCommand = {
  name: 'models add',
  summary: 'Add a speech model of your own, in the form of sherpa-onnx, for the languages that you name',
  usage: [
    'colloquy models add FOLDER --kind KIND --languages CODE,CODE --licence "ITS TERMS" [--name NAME] [--file ROLE=PATH] [--link]',
    `   KIND: ${Object.entries(SHERPA_KINDS)
      .map(([name, { gives }]) => `${name} (${gives})`)
      .join(', ')}`,
    '   --link leaves the files where they lie; --file names one of several that fit, and may be repeated',
  ].join('\n'),
  async run(args, output) {
    const given = read(args);
    const { dataDir } = buildConfig(readEnvironment());
    const weights = openWeights(dataDir);
    if (weights.state(RUNTIME) !== 'ready')
      throw new CommandError(`nothing here runs it: colloquy models pull ${RUNTIME} (${weights.set(RUNTIME).licence})`);
    if (weights.sets.some(({ name }) => name === given.name))
      throw new UsageError(`--name ${given.name} is what a set is called: choose another`);
    if (statSync(given.folder, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new CommandError(`${given.folder} is no folder`);
    const kind = kindOf(given.kind);
    const { name, languages, licence, linked } = given;
    try {
      const found = readModelFolder(given.folder, given.kind, kind, given.files);
      prepareDataDir(dataDir);
      output.line(`${name}: ${found.files.length} files, trying them …`);
      const model = { name, kind: given.kind, languages, licence, linked };
      const added = await new AddedModels(dataDir).add(given.folder, found, model, (files) =>
        tryModel(weights.folderOf(RUNTIME), kind.gives, { name, architecture: kind.architecture, files, languages }),
      );
      const speakers = added.speakers === 1 ? '' : `, ${added.speakers} speakers`;
      output.line(`${name}: ${kind.gives} for ${languages.join(', ')}${speakers}; ${licence}`);
    } catch (error) {
      if (error instanceof OutsideError) throw new CommandError(error.message);
      throw error;
    }
    output.line('a server that runs uses it within seconds');
    return 0;
  },
};

export const modelsRemove: LocalCommand = {
  name: 'models remove',
  summary: 'Remove a model that was added; files that were linked stay where they lie',
  usage: 'colloquy models remove NAME',
  async run(args, output) {
    const [name, ...more] = parse(args).positionals;
    if (name === undefined || more.length > 0) throw new UsageError('one NAME: see colloquy models list');
    const { dataDir } = buildConfig(readEnvironment());
    if (!(await new AddedModels(dataDir).remove(name)))
      throw new CommandError(`no model called ${name} was added: see colloquy models list`);
    output.line(`${name}: removed`);
    return 0;
  },
};

function read(args: string[]) {
  const { values, positionals } = parse(args);
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new UsageError('one FOLDER');
  const { kind, licence } = values;
  if (kind === undefined || !Object.hasOwn(SHERPA_KINDS, kind))
    throw new UsageError(`--kind must be one of ${Object.keys(SHERPA_KINDS).join(', ')}`);
  const languages = values.languages === undefined ? null : languagesOf(values.languages);
  if (languages === null) throw new UsageError(`--languages must be a comma list of ${LANGUAGES.join(', ')}`);
  if (licence === undefined || !LICENCE_NOTE.test(licence.trim()))
    throw new UsageError(
      '--licence must say, in one line of 3 to 200 characters, on which terms you may use the model: models list shows it',
    );
  const name = values.name ?? basename(resolve(folder)).toLowerCase();
  if (!MODEL_NAME.test(name))
    throw new UsageError('--name must be 1 to 40 small letters, digits and hyphens, a letter or digit first');
  const files = new Map<string, string>();
  for (const one of values.file ?? []) {
    const [role = '', path = ''] = one.split(/=(.*)/s);
    if (kindOf(kind).files[role] === undefined || path === '')
      throw new UsageError(`--file must be ROLE=PATH, with a role of ${Object.keys(kindOf(kind).files).join(', ')}`);
    files.set(role, path);
  }
  return {
    folder: resolve(folder),
    kind,
    languages,
    licence: licence.trim(),
    name,
    files,
    linked: values.link === true,
  };
}

function parse(args: string[]) {
  const string = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: {
        kind: string,
        languages: string,
        licence: string,
        name: string,
        file: { type: 'string', multiple: true },
        link: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
