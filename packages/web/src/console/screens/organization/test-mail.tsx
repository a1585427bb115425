import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useWrite } from '../../hooks/use-write.ts';

const mailTestKey = (outcome: ReplyOf<'testMail'>['outcome']) => `mailTest-${outcome}` as const;

/** Whether mail arrives is seen before a candidate waits for one. */
export function TestMail() {
  const { t } = usePage();
  const test = useWrite('testMail');
  const { data } = test;
  return (
    <section className="c-part">
      <button
        type="button"
        className="button"
        aria-disabled={test.isPending}
        onClick={() => !test.isPending && test.mutate({ body: {} })}
      >
        {t('mailTest')}
      </button>
      <p role="status">{data === undefined ? '' : t(mailTestKey(data.outcome), { email: data.to })}</p>
      {data !== undefined && data.reply !== null && (
        <p className="small quiet" dir="ltr">
          {[data.code, data.reply].filter((part) => part !== null).join(' ')}
        </p>
      )}
      <p role="alert" className="c-fault">
        {refusalOf(test.error, t)}
      </p>
    </section>
  );
}
