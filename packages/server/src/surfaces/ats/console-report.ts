import { OrganizationUrls } from '../../features/accounts/index.ts';

/** Where people of an organization read a report: lasting, and only for those who are signed in. */
export function consoleReport(origin: string, organizationId: string, interviewId: string): string {
  return new OrganizationUrls(`${origin}/console/${encodeURIComponent(organizationId)}`).report(interviewId);
}
