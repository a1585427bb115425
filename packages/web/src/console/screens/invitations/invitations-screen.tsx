import { LINK_DAYS } from '@colloquy/contract/shared';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Loading } from '../../components/loading.tsx';
import { MailTick } from '../../components/mail-tick.tsx';
import { Problem, Refused } from '../../components/problem.tsx';
import { Screen } from '../../components/screen.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { useKept } from '../../hooks/use-kept.ts';
import { useMailTick } from '../../hooks/use-mail-tick.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useRead } from '../../hooks/use-read.ts';
import { ClosedNote } from '../jobs/open-job.tsx';
import { GiveList } from './give-list.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { ReadyRows, RowsToMend } from './list-rows.tsx';
import { type List, rowsOf } from './read-list.ts';
import { SentRows } from './sent-rows.tsx';
import { isSendable, type Row, useInvitations } from './use-invitations.ts';

export function InvitationsScreen() {
  const { t } = usePage();
  const { organization, may } = useOrganization();
  const { job } = useParams({ from: '/console/$organization/shell/jobs/$job/invite' });
  const facts = useRead('getJob', { params: { id: job } });
  return (
    <Screen
      title={t('inviteMany')}
      above={
        <Link to="/console/$organization/jobs/$job" params={{ organization: organization.id, job }} dir="auto">
          {facts.data?.title ?? t('jobs')}
        </Link>
      }
    >
      {!may('invite') && <Refused action="invite" />}
      {may('invite') && facts.error !== null && <Problem error={facts.error} onRetry={() => void facts.refetch()} />}
      {may('invite') && facts.isPending && <Loading />}
      {may('invite') && facts.data !== undefined && (
        <>
          <ClosedNote job={facts.data} />
          {facts.data.closedAt === null && <Invitations job={job} language={facts.data.language} />}
        </>
      )}
    </Screen>
  );
}

const TEXT = {
  isEmpty: (text: string) => text === '',
  isValue: (value: unknown): value is string => typeof value === 'string',
};

/** Given, checked, mended, sent: nothing goes out before the last of these. */
function Invitations({ job, language }: { job: string; language: string }) {
  const { t } = usePage();
  const { rows, setRows, check, send, isFound } = useInvitations(job);
  const text = useKept(`list ${job}`, '', TEXT);
  const { mail, setMail } = useMailTick();
  const [days, setDays] = useState<string>(String(LINK_DAYS.usual));
  const look = (given: readonly Row[]) => check.mutate(given, { onSuccess: () => text.set('') });
  const take = (list: List) => {
    send.reset();
    look(rowsOf(list).map((row) => ({ ...row, checked: null, again: false, sent: null })));
  };
  const linkDays = Number(days);
  const daysFault =
    Number.isInteger(linkDays) && linkDays >= LINK_DAYS.min && linkDays <= LINK_DAYS.max
      ? null
      : t('daysRange', { least: LINK_DAYS.min, most: LINK_DAYS.max });
  const ready = rows.filter(isSendable);
  const sent = rows.filter((row) => row.sent !== null);
  const faulty = rows.filter(({ checked, sent: made }) => made === null && checked?.state !== 'ready');
  if (rows.length === 0)
    return (
      <>
        <GiveList text={text.value} onText={text.set} isPending={check.isPending} onList={take} />
        {check.error !== null && <Problem error={check.error} onRetry={() => look(check.variables)} />}
      </>
    );
  return (
    <>
      {isFound && <p>{t('listFound')}</p>}
      <p role="status">
        {t('rowsCounted', { count: rows.length })}
        {(ready.length > 0 || sent.length === 0) && <> {t('rowsToSend', { count: ready.length })}</>}
        {faulty.length > 0 && <> {t('rowsToMend', { count: faulty.length })}</>}
      </p>
      {check.error !== null && <Problem error={check.error} onRetry={() => check.mutate(rows)} />}
      <RowsToMend rows={rows} onChange={setRows} onCheck={(next) => check.mutate(next)} />
      <ReadyRows rows={rows} />
      {ready.length > 0 && (
        <LetterPreview
          job={job}
          language={language}
          rows={ready}
          mailed={mail}
          linkDays={daysFault === null ? linkDays : LINK_DAYS.usual}
        />
      )}
      {ready.length > 0 && (
        <form
          className="c-form c-part"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!send.isPending && !check.isPending && daysFault === null) send.mutate({ linkDays, mail });
          }}
        >
          <TextField label={t('daysLabel')} inputMode="numeric" value={days} onText={setDays} fault={daysFault} />
          <MailTick checked={mail} onChange={setMail} />
          <div className="c-row">
            <button type="submit" className="button button-primary" aria-disabled={send.isPending || check.isPending}>
              {t('sendRows', { ready: ready.length, all: rows.length })}
            </button>
            <button type="button" className="button" onClick={() => setRows([])}>
              {t('otherList')}
            </button>
          </div>
          <p role="status" className="small">
            {send.isPending ? t('sending', { done: sent.length, all: sent.length + ready.length }) : ''}
          </p>
        </form>
      )}
      {send.error !== null && (
        <div className="c-problem" role="alert">
          <p>{t('sendBroken', { done: sent.length, left: ready.length })}</p>
          {send.error.requestId !== null && (
            <p className="small quiet">{t('requestId', { id: send.error.requestId })}</p>
          )}
        </div>
      )}
      {sent.length > 0 && <SentRows rows={sent} />}
      {ready.length === 0 && (
        <p className="c-part">
          <button type="button" className="button" onClick={() => setRows([])}>
            {t('otherList')}
          </button>
        </p>
      )}
    </>
  );
}
