import type { Shades } from '@colloquy/contract/console';
import { type CSSProperties, useId } from 'react';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { useOrganization } from '../../hooks/use-organization.ts';

export type Draft = { displayName: string; contact: string; privacyUrl: string; shades: Shades | null };

type IdentityPreviewProps = {
  draft: Draft;
  organization: Pick<ReplyOf<'getOrganization'>, 'logo' | 'mail'>;
};

/** The first page of an interview, a mail and the head of a report as they would be, beside the form that is being filled in. */
export function IdentityPreview({ draft, organization }: IdentityPreviewProps) {
  const { t, formats } = usePage();
  const { person } = useOrganization();
  const id = useId();
  const { logo, mail } = organization;
  const name = draft.displayName;
  const contact = draft.contact.trim();
  const colours = draft.shades === null ? {} : { '--own-light': draft.shades.light, '--own-dark': draft.shades.dark };
  const picture = logo !== null && (
    <img className="o-logo" src={logo.url} width={logo.width} height={logo.height} alt="" />
  );
  return (
    <aside
      className={draft.shades === null ? 'c-preview' : 'c-preview c-preview-own'}
      aria-labelledby={id}
      style={colours as CSSProperties}
    >
      <h2 id={id}>{t('preview')}</h2>
      <figure>
        <figcaption className="small quiet">{t('previewRoom')}</figcaption>
        <div className="c-paper">
          {picture}
          <p className="c-preview-title">{t('previewInvites', { organization: name })}</p>
          <p className="c-preview-button">{t('previewBegin')}</p>
          <p className="small">
            {contact !== '' && <span>{t('previewContact', { contact })}</span>}{' '}
            {draft.privacyUrl.trim() !== '' && <span className="c-preview-link">{t('previewPrivacy')}</span>}
          </p>
        </div>
      </figure>
      <figure>
        <figcaption className="small quiet">{t('previewMail')}</figcaption>
        <div className="c-paper small">
          <p>{t('previewFrom', { sender: t('previewVia', { organization: name }), address: mail.from })}</p>
          <p>{contact === '' ? t('previewNoReply') : t('previewReply', { address: contact })}</p>
          {!mail.sent && <p>{t('previewOutbox')}</p>}
        </div>
      </figure>
      <figure>
        <figcaption className="small quiet">{t('previewReport')}</figcaption>
        <div className="c-paper">
          {picture}
          <p className="c-preview-title" dir="auto">
            {person.name}
          </p>
          <p className="small quiet">
            <bdi>{name}</bdi> · {formats.date(new Date().toISOString())}
          </p>
        </div>
      </figure>
    </aside>
  );
}
