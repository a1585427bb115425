import { LOGO } from '@colloquy/contract/shared';
import { type ChangeEvent, useRef } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { refusalOf } from '../../core/faults.ts';
import { base64Of } from '../../core/read-file.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';
import { useWrite } from '../../hooks/use-write.ts';

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
    set.mutate({ body: { data: await base64Of(file.slice(0, LOGO.bytes + 1)) } });
  };
  const { least, most } = LOGO.side;
  const hint = t('logoHint', { kilobytes: LOGO.bytes / 1_024, least, most });
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
        {error === null ? hint : isRefused ? t('logoRefused', { rule: hint }) : refusalOf(error, t)}
      </p>
    </fieldset>
  );
}
