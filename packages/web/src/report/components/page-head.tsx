import { MODE_KEYS, type TranscriptForm } from '@colloquy/contract/links';
import type { ReactNode } from 'react';
import { OrganizationLogo } from '../../shared/organization.tsx';
import { usePageFooter } from '../hooks/use-page-footer.ts';
import { useView } from '../hooks/view-context.ts';
import { LanguageSelect } from './language-select.tsx';

type PageHeadProps = { transcript: TranscriptForm; coverage: string | null; actions: ReactNode };

/** One line: who, for what, when, how, how much; at its end what can be done with the page. */
export function PageHead({ transcript, coverage, actions }: PageHeadProps) {
  const { t, formats, spoken } = useView();
  const { organization, candidateName, title, startedAt, endedAt, modes } = transcript;
  usePageFooter(organization, candidateName ?? t('candidate'), startedAt === null ? '' : formats.date(startedAt));
  const length =
    startedAt === null || endedAt === null ? null : formats.minutes(Date.parse(endedAt) - Date.parse(startedAt));
  const how = formats.list(modes.map((mode) => t(MODE_KEYS[mode])));
  const held = [how, length].filter((part) => part !== null && part !== '').join(', ');
  return (
    <header className="head">
      <OrganizationLogo identity={transcript.identity} />
      <h1>
        <bdi>{candidateName ?? t('candidate')}</bdi>
      </h1>
      <ul className="head-facts">
        {title !== null && (
          <li>
            <bdi lang={spoken}>{title}</bdi>
          </li>
        )}
        <li>
          <bdi>{organization}</bdi>
        </li>
        {startedAt !== null && (
          <li>
            <time dateTime={startedAt}>{formats.date(startedAt)}</time>
          </li>
        )}
        {held !== '' && <li>{held}</li>}
        {coverage !== null && <li>{coverage}</li>}
      </ul>
      <div className="actions">
        {actions}
        <LanguageSelect />
      </div>
    </header>
  );
}
