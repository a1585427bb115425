import type { InvitationRule } from '@colloquy/contract/console';
import { LANGUAGES } from '@colloquy/contract/shared';
import { SelectField } from '../../components/select-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { ruleKey } from '../../messages/keys.ts';
import type { Row } from './use-invitations.ts';

/** So many rows are drawn; a list may have a thousand. */
const DRAWN = 100;

type RowsToMendProps = {
  rows: readonly Row[];
  onChange(rows: readonly Row[]): void;
  onCheck(rows: readonly Row[]): void;
};

/** Rows that are not sent as they are: what is wrong with each, and the fields to put it right in. */
export function RowsToMend({ rows, onChange, onCheck }: RowsToMendProps) {
  const { t } = usePage();
  const open = rows.flatMap((row, index) =>
    row.sent === null && row.checked?.state !== 'ready' ? [{ row, index }] : [],
  );
  if (open.length === 0) return null;
  const change = (index: number, to: Partial<Row>) => rows.map((row, at) => (at === index ? { ...row, ...to } : row));
  return (
    <section className="c-part" aria-labelledby="mend">
      <h2 id="mend">{t('mendTitle')}</h2>
      <ol className="c-list">
        {open.slice(0, DRAWN).map(({ row, index }) => (
          <li key={index} className="c-mend">
            <span className="c-number quiet" aria-hidden="true">
              {index + 1}
            </span>
            <RowFields
              row={row}
              number={index + 1}
              onText={(to) => onChange(change(index, to))}
              onLeave={() => onCheck(rows)}
              onChoose={(to) => onCheck(change(index, to))}
              onAgain={(again) => onChange(change(index, { again }))}
            />
            <button
              type="button"
              className="button button-quiet"
              aria-label={`${t('skipRow')}: ${index + 1}`}
              onClick={() => onCheck(rows.filter((_, at) => at !== index))}
            >
              {t('skipRow')}
            </button>
          </li>
        ))}
      </ol>
      {open.length > DRAWN && <p className="small quiet">{t('rowsMore', { count: open.length - DRAWN })}</p>}
    </section>
  );
}

type RowFieldsProps = {
  row: Row;
  number: number;
  onText(change: Partial<Row>): void;
  /** What was written is checked when its field is left. */
  onLeave(): void;
  /** What was chosen is checked at once. */
  onChoose(change: Partial<Row>): void;
  onAgain(again: boolean): void;
};

function RowFields({ row, number, onText, onLeave, onChoose, onAgain }: RowFieldsProps) {
  const { t, formats } = usePage();
  const { checked } = row;
  const fault = (column: 'email' | 'name' | 'language'): string | null => {
    const found = checked?.faults.find((one) => one.column === column);
    return found === undefined ? null : t(ruleKey(found.rule as InvitationRule));
  };
  if (checked?.state === 'open' || checked?.state === 'earlier')
    return (
      <div>
        <p dir="ltr">{row.email}</p>
        <p className="small quiet">
          {t(checked.state === 'open' ? 'rowOpen' : 'rowEarlier', {
            date: checked.invited === null ? '' : formats.date(checked.invited.at),
          })}
        </p>
        {checked.state === 'earlier' && (
          <label className="c-check small">
            <input type="checkbox" checked={row.again} onChange={(event) => onAgain(event.currentTarget.checked)} />
            <span>{t('rowAgain')}</span>
          </label>
        )}
      </div>
    );
  return (
    <div className="c-mend-fields">
      <TextField
        label={t('rowEmail', { number })}
        value={row.email}
        autoComplete="off"
        spellCheck={false}
        onText={(email) => onText({ email })}
        onBlur={onLeave}
        fault={checked?.state === 'repeated' ? t('rowRepeated', { number: checked.sameAs ?? 0 }) : fault('email')}
      />
      {fault('name') !== null && (
        <TextField
          label={t('rowName', { number })}
          value={row.name}
          autoComplete="off"
          dir="auto"
          onText={(name) => onText({ name })}
          onBlur={onLeave}
          fault={fault('name')}
        />
      )}
      {fault('language') !== null && (
        <>
          <SelectField<string>
            label={t('rowLanguage', { number })}
            value=""
            onValue={(language) => onChoose({ language })}
            options={[
              { value: '', label: row.language },
              ...LANGUAGES.map((value) => ({ value, label: formats.language(value) })),
            ]}
          />
          <p className="small c-fault">{fault('language')}</p>
        </>
      )}
    </div>
  );
}

/** Rows that are sent as they are. */
export function ReadyRows({ rows }: { rows: readonly Row[] }) {
  const { t, formats } = usePage();
  const ready = rows.filter(({ checked, sent }) => sent === null && checked?.state === 'ready');
  if (ready.length === 0) return null;
  return (
    <details className="c-part">
      <summary>{t('readyRows', { count: ready.length })}</summary>
      <table className="c-table c-rows">
        <thead>
          <tr>
            <th scope="col">{t('filterEmail')}</th>
            <th scope="col">{t('columnName')}</th>
            <th scope="col">{t('columnLanguage')}</th>
          </tr>
        </thead>
        <tbody>
          {ready.slice(0, DRAWN).map(({ email, name, language }) => (
            <tr key={email}>
              <td dir="ltr">{email}</td>
              <td dir="auto">{name}</td>
              <td>{language === '' ? '' : formats.language(language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ready.length > DRAWN && <p className="small quiet">{t('rowsMore', { count: ready.length - DRAWN })}</p>}
    </details>
  );
}
