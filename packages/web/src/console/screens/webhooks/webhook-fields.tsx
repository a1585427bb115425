import { TextField } from '../../components/text-field.tsx';
import type { ApiError } from '../../core/api.ts';
import { faultOf } from '../../core/faults.ts';
import { usePage } from '../../hooks/page-context.ts';

/** An address as it is being written. */
export type WebhookDraft = { url: string; description: string; chosen: ReadonlySet<string> };

type WebhookFieldsProps = {
  draft: WebhookDraft;
  onDraft(draft: WebhookDraft): void;
  /** What an address can be told of. */
  types: readonly string[];
  /** Whether it was sent off without any type. */
  isEmpty: boolean;
  error: ApiError | null;
};

/** Where it is, what it is for, and what it is told of. */
export function WebhookFields({ draft, onDraft, types, isEmpty, error }: WebhookFieldsProps) {
  const { t } = usePage();
  const { url, description, chosen } = draft;
  const fault = isEmpty ? t('webhookWhatNone') : faultOf(error, 'types', t);
  const tick = (type: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(type);
    else next.delete(type);
    onDraft({ ...draft, chosen: next });
  };
  return (
    <>
      <TextField
        label={t('webhookUrl')}
        type="url"
        dir="ltr"
        autoComplete="off"
        hint={t('webhookUrlHint')}
        value={url}
        onText={(text) => onDraft({ ...draft, url: text })}
        fault={faultOf(error, 'url', t)}
      />
      <TextField
        label={t('webhookNote')}
        dir="auto"
        autoComplete="off"
        value={description}
        onText={(text) => onDraft({ ...draft, description: text })}
        fault={faultOf(error, 'description', t)}
      />
      <details open={fault !== null || undefined}>
        <summary>
          {t('webhookWhat')} ({chosen.size})
        </summary>
        <fieldset aria-describedby="webhook-what-fault">
          <legend className="unseen">{t('webhookWhat')}</legend>
          <p id="webhook-what-fault" role="alert" className="small c-fault">
            {fault ?? ''}
          </p>
          {types.map((type) => (
            <label key={type} className="c-choice">
              <input
                type="checkbox"
                checked={chosen.has(type)}
                aria-invalid={fault !== null}
                onChange={(event) => tick(type, event.currentTarget.checked)}
              />
              <span className="c-code" dir="ltr">
                {type}
              </span>
            </label>
          ))}
        </fieldset>
      </details>
    </>
  );
}
