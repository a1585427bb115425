import type { Scope } from '@colloquy/contract/admin';
import { CopyText } from '../../components/copy-text.tsx';
import { usePage } from '../../hooks/page-context.ts';

/** A call that reads a list, by the scope that opens it. */
const EXAMPLES: readonly (readonly [scope: Scope, header: string, path: string])[] = [
  ['hiring', 'Authorization: Bearer $KEY', '/api/v1/jobs'],
  ['sessions', 'Authorization: Bearer $KEY', '/api/v1/integrations/candidates/interviews'],
  ['conversations', 'x-api-key: $KEY', '/api/v1/integrations/candidates/conversations'],
  ['webhooks', 'Authorization: Bearer $KEY', '/api/v1/webhooks'],
];

/** The key is here once, with a call to try that it opens, where there is a short one. */
export function MadeKey({ apiKey, scopes }: { apiKey: string; scopes: ReadonlySet<Scope> }) {
  const { t } = usePage();
  const example = EXAMPLES.find(([scope]) => scopes.has(scope));
  return (
    <>
      <p role="status">{t('keyMade')}</p>
      <CopyText label={t('keys')} text={apiKey} />
      <p>{t(example === undefined ? 'keyMadeOnly' : 'keyMadeText')}</p>
      {example !== undefined && (
        <pre className="c-command" dir="ltr">
          {`curl -H "${example[1]}" ${window.location.origin}${example[2]}`}
        </pre>
      )}
    </>
  );
}
