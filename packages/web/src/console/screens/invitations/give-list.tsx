import { ROWS_PER_CHECK } from '@colloquy/contract/console';
import { type FormEvent, useState } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { usePage } from '../../hooks/page-context.ts';
import { COLUMN_KEYS } from '../../messages/keys.ts';
import { COLUMN_ROLES, type ColumnRole, decodeList, type List, parseList } from './read-list.ts';

/** Of the list as it was read, so many lines show what is in which column. */
const SHOWN = 3;
const BYTES_MOST = 5_000_000;

type GiveListProps = { text: string; onText(text: string): void; isPending: boolean; onList(list: List): void };

/** A list is pasted or chosen; what each column holds is guessed and can be put right. */
export function GiveList({ text, onText, isPending, onList }: GiveListProps) {
  const { t } = usePage();
  const [list, setList] = useState<List | null>(() => (text.trim() === '' ? null : parseList(text)));
  const [fault, setFault] = useState<string | null>(null);
  const read = (given: string) => {
    onText(given);
    setFault(null);
    const found = given.trim() === '' ? null : parseList(given);
    setList(found);
    const length = found === null ? 0 : found.cells.length - (found.hasHead ? 1 : 0);
    if (length > ROWS_PER_CHECK) setFault(t('listTooLong', { count: length, most: ROWS_PER_CHECK }));
  };
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > BYTES_MOST) setFault(t('fileTooBig'));
    else read(decodeList(new Uint8Array(await file.arrayBuffer())));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (list === null) setFault(t('field-required'));
    else if (!list.roles.includes('email')) setFault(t('noEmailColumn'));
    else if (fault === null && !isPending) onList(list);
  };
  return (
    <form className="c-form c-wide" onSubmit={submit} noValidate>
      <TextArea
        label={t('listLabel')}
        rows={8}
        dir="auto"
        spellCheck={false}
        value={text}
        onText={read}
        hint={t('listHint', { most: ROWS_PER_CHECK })}
        fault={fault}
      />
      <label className="c-field">
        <span className="field-label">{t('listFile')}</span>
        <input
          type="file"
          className="field"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
      </label>
      {list !== null && <Columns list={list} onRoles={(roles) => setList({ ...list, roles })} />}
      <div className="c-row">
        <button type="submit" className="button button-primary" aria-disabled={isPending}>
          {t(isPending ? 'checking' : 'checkList')}
        </button>
      </div>
    </form>
  );
}

function Columns({ list, onRoles }: { list: List; onRoles(roles: ColumnRole[]): void }) {
  const { t } = usePage();
  const { cells, hasHead, roles } = list;
  return (
    <div className="c-scroll">
      <table className="c-table">
        <caption className="small quiet">{t('columns')}</caption>
        <thead>
          <tr>
            {roles.map((role, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={index} scope="col">
                <SelectField
                  label={t('columnHolds', { number: index + 1 })}
                  unseen
                  value={role}
                  onValue={(value) => onRoles(roles.map((former, at) => (at === index ? value : former)))}
                  options={COLUMN_ROLES.map((value) => ({ value, label: t(COLUMN_KEYS[value]) }))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.slice(hasHead ? 1 : 0, SHOWN + 1).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            <tr key={line}>
              {roles.map((role, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={index} dir="auto" className={role === 'none' ? 'quiet' : undefined}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
