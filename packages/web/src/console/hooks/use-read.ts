import type { ConsoleEndpointName } from '@colloquy/contract/console';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiError, Input, ReplyOf } from '../core/api.ts';
import { usePage } from './page-context.ts';
import { useOrganization } from './use-organization.ts';

/** A reply of the organization's, kept while it is asked for again; not asked for while it is not `wanted`. */
export function useRead<Name extends ConsoleEndpointName>(name: Name, input: Input = {}, wanted = true) {
  const { call } = usePage();
  const { organization } = useOrganization();
  const params = { organization: organization.id, ...input.params };
  return useQuery<ReplyOf<Name>, ApiError>({
    queryKey: [organization.id, name, input],
    queryFn: () => call(name, { ...input, params }),
    placeholderData: keepPreviousData,
    enabled: wanted,
  });
}

type Paged = { results: readonly { id: string }[]; next: string | null };
type PagedName = { [Name in ConsoleEndpointName]: ReplyOf<Name> extends Paged ? Name : never }[ConsoleEndpointName];
type RowOf<Name extends PagedName> = ReplyOf<Name>['results'][number];

/** A list as it is: null rows while none have come. */
export type List<Row> = {
  rows: readonly Row[] | null;
  error: ApiError | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): Promise<unknown>;
  fetchNextPage(): Promise<unknown>;
};

/** A list, newest first, page by page. */
export function useList<Name extends PagedName>(name: Name, query: object = {}): List<RowOf<Name>> {
  const { call } = usePage();
  const { organization } = useOrganization();
  const found = useInfiniteQuery<Paged, ApiError, { pages: Paged[] }, readonly unknown[], string | null>({
    queryKey: [organization.id, name, query],
    queryFn: ({ pageParam }) =>
      call(name, { params: { organization: organization.id }, query: { ...query, before: pageParam ?? undefined } }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = found;
  const rows = found.data?.pages.flatMap(({ results }) => results as RowOf<Name>[]) ?? null;
  return { rows, error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage };
}
