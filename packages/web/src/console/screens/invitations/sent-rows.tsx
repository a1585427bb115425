import { useState } from 'react';
import { saveFile } from '../../core/save-file.ts';
import { usePage } from '../../hooks/page-context.ts';
import { toCsv } from './read-list.ts';
import type { Row } from './use-invitations.ts';

/** What was made; the links of those who are not mailed are there to be taken along. */
export function SentRows({ rows }: { rows: readonly Row[] }) {
  const { t, copy } = usePage();
  const [notice, setNotice] = useState<'copied' | 'copyByHand' | null>(null);
  const mailed = rows.filter(({ sent }) => sent?.mailed).length;
  const links = rows.filter(({ sent }) => sent?.link != null);
  const csv = (): string =>
    toCsv([
      [t('filterEmail'), t('columnName'), t('linkLabel'), t('linkUntil')],
      ...links.map(({ email, name, sent }) => [email.trim(), name.trim(), sent?.link ?? '', sent?.expiresAt ?? '']),
    ]);
  const download = () => saveFile(new Blob([csv()], { type: 'text/csv;charset=utf-8' }), 'invitations.csv');
  return (
    <section className="c-part" aria-labelledby="made">
      <h2 id="made">{t('madeTitle')}</h2>
      <p role="status">
        {t('madeLinks', { count: links.length })} {t(mailed === 0 ? 'madeNoneMailed' : 'madeMailed', { count: mailed })}
      </p>
      <div className="c-row">
        <button
          type="button"
          className="button"
          onClick={() =>
            void copy(csv()).then(
              () => setNotice('copied'),
              () => setNotice('copyByHand'),
            )
          }
        >
          {t('copyLinks', { count: links.length })}
        </button>
        <button type="button" className="button" onClick={download}>
          {t('saveLinks')}
        </button>
        <span role="status" className="small">
          {notice === null ? '' : t(notice)}
        </span>
      </div>
    </section>
  );
}
