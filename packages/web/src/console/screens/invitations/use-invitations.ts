import { ROWS_PER_CALL } from '@colloquy/contract/console';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError, ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import type { ListRow } from './read-list.ts';

export type Checked = ReplyOf<'checkInvitations'>['rows'][number];
export type Sent = ReplyOf<'sendInvitations'>['rows'][number];
/** A row with what is said of it, and what came of it. */
export type Row = ListRow & { checked: Checked | null; again: boolean; sent: Sent | null };

type KeptRow = Omit<Row, 'sent'>;

const KEPT = {
  isEmpty: (rows: readonly KeptRow[]) => rows.length === 0,
  isValue: (value: unknown): value is readonly KeptRow[] =>
    Array.isArray(value) &&
    value.every(
      (row: Partial<KeptRow> | null) =>
        [row?.email, row?.name, row?.language].every((cell) => typeof cell === 'string') &&
        typeof row?.again === 'boolean' &&
        typeof row.checked === 'object',
    ),
};

/** What is still to be done: once some were sent, nothing of rows whose address has its invitation. */
function toKeep(rows: readonly Row[]): KeptRow[] {
  const isBegun = rows.some(({ sent }) => sent !== null);
  const isDone = ({ sent, checked }: Row): boolean =>
    sent !== null || (isBegun && (checked?.state === 'repeated' || checked?.state === 'open'));
  return rows.flatMap((row) => {
    const { sent: _, ...kept } = row;
    return isDone(row) ? [] : [kept];
  });
}

/** Whether a row is sent as things stand. */
export function isSendable({ checked, again, sent }: Row): boolean {
  return sent === null && (checked?.state === 'ready' || (checked?.state === 'earlier' && again));
}

/** A list from its first check to its last invitation. What was made is kept when a later call fails. */
export function useInvitations(job: string) {
  const { call } = usePage();
  const { organization } = useOrganization();
  const client = useQueryClient();
  const kept = useKept<readonly KeptRow[]>(`invitations ${job}`, [], KEPT);
  const [rows, setShown] = useState<readonly Row[]>(() => kept.value.map((row) => ({ ...row, sent: null })));
  const { set: keep } = kept;
  // What was made is not kept: a link is its candidate's, and the check finds who has one.
  const latest = useRef(rows);
  const setRows = (next: readonly Row[]): void => {
    latest.current = next;
    setShown(next);
    keep(toKeep(next));
  };
  const params = { organization: organization.id, id: job };

  const check = useMutation<void, ApiError, readonly Row[]>({
    mutationFn: async (given) => {
      const body = { rows: given.map(({ email, name, language }) => ({ email, name, language })) };
      const { rows: checked } = await call('checkInvitations', { params, body });
      setRows(given.map((row, index) => ({ ...row, checked: checked[index] ?? null })));
    },
  });
  const send = useMutation<void, ApiError, { linkDays: number; mail: boolean }>({
    mutationFn: async ({ linkDays, mail }) => {
      const open = rows.flatMap((row, index) => (isSendable(row) ? [index] : []));
      for (let from = 0; from < open.length; from += ROWS_PER_CALL) {
        const part = open.slice(from, from + ROWS_PER_CALL);
        const body = { linkDays, mail, rows: part.map((index) => toSend(rows[index] as Row)) };
        const { rows: sent } = await call('sendInvitations', { params, body });
        const made = new Map(part.map((index, place) => [index, sent[place] ?? null]));
        setRows(latest.current.map((row, index) => ({ ...row, sent: made.get(index) ?? row.sent })));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [organization.id] }),
  });
  return { rows, setRows, check, send, isFound: kept.isFound && rows.length > 0 };
}

function toSend({ email, name, language, again }: Row) {
  return {
    email: email.trim(),
    again,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(language === '' ? {} : { language }),
  };
}
