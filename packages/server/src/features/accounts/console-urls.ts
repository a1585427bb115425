import type { Queryable } from '../../platform/db/db.ts';
import type { Id } from '../../platform/ids.ts';

/** Lasting addresses in the console: only who is signed in reads there. */
export class ConsoleUrls {
  readonly #origin: () => string | null;

  /** @param origin of the pages, as browsers call it; null while this process knows none */
  constructor(origin: () => string | null) {
    this.#origin = origin;
  }

  /** The same for one organization; null while no address is known. */
  of(organizationId: string): OrganizationUrls | null {
    const origin = this.#origin();
    return origin === null ? null : new OrganizationUrls(`${origin}/console/${encodeURIComponent(organizationId)}`);
  }

  /** Of the organization of an account; null where nobody can sign in to its console, or no address is known. */
  async ofAccount(db: Queryable, accountId: Id<'account'>): Promise<OrganizationUrls | null> {
    const [row] = await db.query<{ id: string }>(
      `select a.organization_id as id from accounts a where a.id = $1 and not a.is_test
         and exists (select from memberships m where m.organization_id = a.organization_id)`,
      [accountId],
    );
    return row === undefined ? null : this.of(row.id);
  }
}

/** Where things of one organization are. */
export class OrganizationUrls {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  request(id: string): string {
    return `${this.#root}/requests?request=${id}`;
  }

  interview(id: string): string {
    return `${this.#root}/interviews/${id}`;
  }

  report(interviewId: string): string {
    return `${this.interview(interviewId)}/report`;
  }
}
