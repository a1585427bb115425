import { CopyText } from '../../components/copy-text.tsx';
import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';

/** A secret of a webhook, this once. */
export function MadeSecret({ made: { secret, previousUntil } }: { made: ReplyOf<'addWebhook'> }) {
  const { t, formats } = usePage();
  return (
    <>
      <p role="status">{t('webhookSecretMade')}</p>
      <CopyText label={t('webhookNewSecret')} text={secret} />
      <p>
        {t('webhookSecretText')}
        {previousUntil !== null && ` ${t('webhookSecretFormer', { date: formats.moment(previousUntil) })}`}
      </p>
    </>
  );
}
