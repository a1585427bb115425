import type { consoleEndpoints } from '@colloquy/contract/console';
import { SESSION_LANGUAGES } from '@colloquy/contract/sessions';
import { accountsOf } from '../../features/accounts/index.ts';
import {
  ConversationNotFoundError,
  changeProgramme,
  createProgramme,
  findApplicationOf,
  knownFields,
  listApplicationsOf,
  listProgrammesOf,
  ProgrammeNotFoundError,
} from '../../features/founder-applications/index.ts';
import { titleProblems } from '../../features/interviewers/index.ts';
import { toInstant } from '../../platform/clock.ts';
import { InvalidRequestError } from '../../platform/http/validation.ts';
import { idTime, parseId } from '../../platform/ids.ts';
import { by, type ReadHandler, type WriteHandler } from './console-registrar.ts';
import type { ConsoleDeps } from './deps.ts';
import { PAGE, pageOf } from './paging.ts';

type Endpoints = typeof consoleEndpoints;
type Fields = ReturnType<typeof knownFields>;

export function listProgrammesHandler(deps: ConsoleDeps): ReadHandler<Endpoints['listProgrammes']> {
  return async (_input, { organizationId }) => {
    const programmes = await listProgrammesOf(deps.db, await accountsOf(deps.db, organizationId));
    return {
      languages: [...SESSION_LANGUAGES],
      results: programmes.map(({ id, slug, name, cohort, language, closedAt }) => ({
        id,
        name,
        cohort,
        language,
        open: closedAt === null,
        applyUrl: applyUrl(deps, slug),
      })),
    };
  };
}

const NAME = { words: 24, characters: 120 };
const COHORT = { ...NAME, figures: true } as const;

/** Its account is the console's own. */
export function addProgrammeHandler(deps: ConsoleDeps): WriteHandler<Endpoints['addProgramme']> {
  return async (tx, { body: { name, cohort = null, language } }, actor) => {
    const issues = [
      ...titleProblems(name, NAME).map(({ rule }) => ({ path: ['name'], rule })),
      ...(cohort === null ? [] : titleProblems(cohort, COHORT)).map(({ rule }) => ({ path: ['cohort'], rule })),
    ];
    if (issues.length > 0)
      throw new InvalidRequestError(issues.map(({ path, rule }) => ({ code: 'invalid_value', path, message: rule })));
    const input = { accountId: actor.accountId, name, slug: null, cohort, language, ask: null, whyProgram: null };
    const { id, slug } = await createProgramme(tx, deps.ids, input);
    return { body: { id, applyUrl: applyUrl(deps, slug) }, noted: by(actor, 'programme.made', 'programme', id) };
  };
}

/** Closed, it takes no new applications; what was begun goes on. */
export function setProgrammeOpenHandler(deps: ConsoleDeps): WriteHandler<Endpoints['setProgrammeOpen']> {
  return async (tx, { params, body: { open } }, actor) => {
    const named = parseId<'programme'>(params.id);
    const programmes = await listProgrammesOf(tx, await accountsOf(tx, actor.organizationId));
    const known = programmes.find(({ id }) => id === named);
    if (known === undefined) throw new ProgrammeNotFoundError();
    await changeProgramme(tx, deps.clock, known.id, { open });
    const did = open ? 'programme.opened' : 'programme.closed';
    return { body: { done: true }, noted: by(actor, did, 'programme', known.id) };
  };
}

function applyUrl({ origins }: Pick<ConsoleDeps, 'origins'>, slug: string): string {
  return `${origins()[0] ?? ''}/apply/${slug}`;
}

export function listFoundersHandler(deps: ConsoleDeps): ReadHandler<Endpoints['listFounders']> {
  return async ({ query }, { organizationId }) => {
    const page = { before: query.before ?? null, limit: PAGE + 1 };
    const { results, next } = pageOf(
      await listApplicationsOf(deps.db, await accountsOf(deps.db, organizationId), page),
    );
    return {
      results: results.map((application) => {
        const { id, programmeName, cohort, status } = application;
        const fields = knownFields(application);
        return {
          id,
          founder: nameIn(fields),
          email: newest(fields, 'email'),
          programme: programmeName,
          cohort,
          status,
          createdAt: toInstant(idTime(id)),
        };
      }),
      next,
    };
  };
}

export function getFounderHandler(deps: ConsoleDeps): ReadHandler<Endpoints['getFounder']> {
  return async ({ params }, { organizationId }) => {
    const id = parseId<'interview'>(params.id);
    const accounts = await accountsOf(deps.db, organizationId);
    const application = id === null ? null : await findApplicationOf(deps.db, accounts, id);
    if (application === null) throw new ConversationNotFoundError();
    const fields = knownFields(application);
    return {
      id: application.id,
      founder: nameIn(fields),
      status: application.status,
      fields: fields.map(({ person, field, value, turn }) => ({ person: String(person), field, value, turn })),
    };
  };
}

/** What was said or typed last holds. */
function newest(fields: Fields, field: string): string | null {
  return fields.findLast((one) => one.person === 'founder' && one.field === field)?.value || null;
}

function nameIn(fields: Fields): string | null {
  return newest(fields, 'name') ?? ([newest(fields, 'firstName'), newest(fields, 'lastName')].join(' ').trim() || null);
}
