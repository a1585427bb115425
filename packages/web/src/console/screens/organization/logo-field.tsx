import { type ChangeEvent, useRef } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { base64Of } from '../../core/read-file.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

/** Larger ones are not even sent. */
const MOST_BYTES = 262_144;

/** Shows the logo, takes another, removes it: each at once, apart from the rest of the form. */
export function LogoField({ logo }: { logo: ReplyOf<'getOrganization'>['logo'] }) {
  const { t } = usePage();
  const { may } = useOrganization();
  const input = useRef<HTMLInputElement>(null);
  const set = useWrite('setLogo');
  const remove = useWrite('removeLogo');
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = '';
    if (file === undefined || set.isPending) return;
    remove.reset();
    // One byte more says that it is too large, in the server's words.
    set.mutate({ body: { data: await base64Of(file.slice(0, MOST_BYTES + 1)) } });
  };
  const error = set.error ?? remove.error;
  const isRefused = error?.kind === 'logo-refused' || (error?.issues.length ?? 0) > 0;
  return (
    <fieldset className="c-field c-bare">
      <legend className="field-label">{t('logo')}</legend>
      {logo !== null && (
        <p>
          <img className="o-logo" src={logo.url} width={logo.width} height={logo.height} alt={t('logo')} />
        </p>
      )}
      {may('manage-organization') && (
        <>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="unseen"
            tabIndex={-1}
            aria-hidden="true"
            onChange={(event) => void choose(event)}
          />
          <div className="c-row">
            <button
              type="button"
              className="button"
              aria-disabled={set.isPending}
              onClick={() => input.current?.click()}
            >
              {t('logoChoose')}
            </button>
            {logo !== null && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  set.reset();
                  remove.mutate({});
                }}
              >
                {t('logoRemove')}
              </button>
            )}
          </div>
        </>
      )}
      <p className={error === null ? 'small quiet' : 'small c-fault'} role={error === null ? undefined : 'alert'}>
        {error === null ? t('logoHint') : isRefused ? t('logoRefused', { rule: t('logoHint') }) : refusalOf(error, t)}
      </p>
    </fieldset>
  );
}
