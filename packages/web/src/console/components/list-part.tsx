import type { ReactNode } from 'react';
import { usePage } from '../hooks/page-context.ts';
import type { List } from '../hooks/use-read.ts';
import { Loading } from './loading.tsx';
import { Problem } from './problem.tsx';

type ListPartProps<Row> = {
  list: List<Row>;
  /** In the place of no rows. */
  empty: ReactNode;
  children(rows: readonly Row[]): ReactNode;
};

/** A list in each of its states: on its way, failed, empty, there, with more below. Rows that are there stay. */
export function ListPart<Row>({ list, empty, children }: ListPartProps<Row>) {
  const { t } = usePage();
  const { rows, error } = list;
  return (
    <>
      {error !== null && <Problem error={error} onRetry={() => void list.refetch()} />}
      {rows === null && error === null && <Loading />}
      {rows?.length === 0 && empty}
      {rows !== null && rows.length > 0 && children(rows)}
      {list.hasNextPage && (
        <p>
          <button
            type="button"
            className="button"
            aria-disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('older')}
          </button>
        </p>
      )}
    </>
  );
}
