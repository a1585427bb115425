import { addressOf } from '../core/api.ts';
import { usePage } from '../hooks/page-context.ts';
import { useOrganization } from '../hooks/use-organization.ts';
import { preferredLanguage } from '../messages/languages.ts';

type DownloadLinksProps = {
  name: 'exportCandidates' | 'exportComparison';
  params?: Record<string, string>;
  query: object;
};

const FORMATS = ['csv', 'xlsx'] as const;

/** The same as a table for a spreadsheet, in the reader's language. */
export function DownloadLinks({ name, params = {}, query }: DownloadLinksProps) {
  const { t, browserLanguages } = usePage();
  const { organization } = useOrganization();
  const language = preferredLanguage(browserLanguages);
  return (
    <p className="c-downloads small">
      {t('takeAlong')}{' '}
      {FORMATS.map((format) => (
        <a
          key={format}
          href={addressOf(name, { organization: organization.id, ...params }, { ...query, format, language })}
          download
        >
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  );
}
