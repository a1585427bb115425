import { useList, useRead } from './use-read.ts';

export type JobChoice = { value: string; label: string; isOpen: boolean };

/** The newest jobs to choose from, with the chosen one first where it is older than they are; null while none have come. */
export function useJobs(chosen: string | undefined): JobChoice[] | null {
  const { rows } = useList('listJobs');
  const isListed = chosen === undefined || rows?.some(({ id }) => id === chosen) === true;
  const other = useRead('getJob', { params: { id: chosen ?? '' } }, { wanted: !isListed && rows !== null });
  if (rows === null) return null;
  const listed = rows.map(({ id, title, closedAt }) => ({ value: id, label: title, isOpen: closedAt === null }));
  if (isListed || chosen === undefined) return listed;
  return [{ value: chosen, label: other.data?.title ?? chosen, isOpen: other.data?.closedAt === null }, ...listed];
}
