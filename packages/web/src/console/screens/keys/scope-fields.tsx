import type { Scope } from '@colloquy/contract/admin';
import { usePage } from '../../hooks/page-context.ts';
import { SCOPE_KEYS } from '../../messages/keys.ts';
import type { KeyOffer } from './key-draft.ts';

type ScopeFieldsProps = {
  offered: KeyOffer['scopes'];
  chosen: ReadonlySet<Scope>;
  /** A key for trying things out opens nothing that is always live. */
  isTest: boolean;
  onChosen(chosen: ReadonlySet<Scope>): void;
  fault: string | null;
};

/** Each scope by what it opens, its name as the API has it below. */
export function ScopeFields({ offered, chosen, isTest, onChosen, fault }: ScopeFieldsProps) {
  const { t } = usePage();
  const tick = (scope: Scope, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(scope);
    else next.delete(scope);
    onChosen(next);
  };
  return (
    <fieldset aria-describedby="key-scopes-fault">
      <legend className="field-label">{t('keyScopes')}</legend>
      <p id="key-scopes-fault" role="alert" className="small c-fault">
        {fault ?? ''}
      </p>
      {offered.map(({ name, live }) => {
        const isOff = isTest && live;
        return (
          <label key={name} className="c-check">
            <input
              type="checkbox"
              checked={chosen.has(name) && !isOff}
              disabled={isOff}
              aria-invalid={fault !== null}
              onChange={(event) => tick(name, event.currentTarget.checked)}
            />
            <span>
              {t(SCOPE_KEYS[name])}
              <span className="c-under small quiet">
                <span className="c-code" dir="ltr">
                  {name}
                </span>
                {isOff && ` · ${t('keyScopeLive')}`}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
