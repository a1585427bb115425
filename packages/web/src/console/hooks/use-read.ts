import type { ConsoleEndpointName } from '@colloquy/contract/console';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiError, Input, ReplyOf } from '../core/api.ts';
import { usePage } from './page-context.ts';
import { useOrganization } from './use-organization.ts';

type Wants<Name extends ConsoleEndpointName> = {
  /** Not asked for while false. */
  wanted?: boolean;
  /** After how long it is asked for again while the page is seen, ms; false: it is not. Of a call that is `unattended`. */
  againMs?: (reply: ReplyOf<Name> | undefined) => number | false;
};

/** A reply of the organization's, kept while it is asked for again. */
export function useRead<Name extends ConsoleEndpointName>(name: Name, input: Input = {}, wants: Wants<Name> = {}) {
  const { wanted = true, againMs } = wants;
  const { call, taken } = usePage();
  const { organization } = useOrganization();
  const params = { organization: organization.id, ...input.params };
  return useQuery<ReplyOf<Name>, ApiError>({
    queryKey: [organization.id, name, input],
    queryFn: () => call(name, { ...input, params }),
    initialData: () => taken(name, { ...input, params }),
    placeholderData: keepPreviousData,
    enabled: wanted,
    ...(againMs === undefined ? {} : { refetchInterval: ({ state }) => againMs(state.data) }),
  });
}

type Paged = { results: readonly { id: string }[]; next: string | null };
type PagedName = { [Name in ConsoleEndpointName]: ReplyOf<Name> extends Paged ? Name : never }[ConsoleEndpointName];
type RowOf<Name extends PagedName> = ReplyOf<Name>['results'][number];

/** A list as it is: null rows while none have come. */
export type List<Row, First = unknown> = {
  rows: readonly Row[] | null;
  /** The reply of the first page, with what it tells next to its rows; null while none has come. */
  first: First | null;
  error: ApiError | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): Promise<unknown>;
  fetchNextPage(): Promise<unknown>;
};

/** A list, newest first, page by page. */
export function useList<Name extends PagedName>(name: Name, query: object = {}): List<RowOf<Name>, ReplyOf<Name>> {
  const { call, taken } = usePage();
  const { organization } = useOrganization();
  const page = (before?: string) => ({ params: { organization: organization.id }, query: { ...query, before } });
  const found = useInfiniteQuery<Paged, ApiError, { pages: Paged[] }, readonly unknown[], string | null>({
    queryKey: [organization.id, name, query],
    queryFn: ({ pageParam }) => call(name, page(pageParam ?? undefined)),
    initialData: () => {
      const first = taken(name, page());
      return first === undefined ? undefined : { pages: [first], pageParams: [null] };
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } = found;
  const rows = found.data?.pages.flatMap(({ results }) => results as RowOf<Name>[]) ?? null;
  const first = (found.data?.pages[0] ?? null) as ReplyOf<Name> | null;
  return { rows, first, error, hasNextPage, isFetchingNextPage, refetch, fetchNextPage };
}
