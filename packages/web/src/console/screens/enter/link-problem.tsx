import { Problem } from '../../components/problem.tsx';
import type { ApiError } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import type { BareKey } from '../../messages/catalogue.ts';

const MESSAGES: Readonly<Record<string, [BareKey, BareKey]>> = {
  'link-gone': ['linkGone', 'linkGoneText'],
  'invalid-request': ['linkGone', 'linkMissing'],
  'open-line': ['openLine', 'openLineText'],
  'foreign-origin': ['openLine', 'openLineText'],
  'too-many-tries': ['enterTitle', 'tooManyTries'],
};

/** Also where a link that was good a moment ago is so no more. */
export function LinkProblem({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  const { t } = usePage();
  const message = MESSAGES[error.kind];
  if (message === undefined) return <Problem error={error} onRetry={onRetry} />;
  return (
    <div role="alert" className="c-alone-part">
      <h1>{t(message[0])}</h1>
      <p>{t(message[1])}</p>
    </div>
  );
}
