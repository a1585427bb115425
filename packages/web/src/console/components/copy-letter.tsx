import { usePage } from '../hooks/page-context.ts';
import { CopyText } from './copy-text.tsx';

type Letter = { to: string; language: string; subject: string; text: string };

/** A letter that nobody mails, part by part to be taken along. */
export function CopyLetter({ letter }: { letter: Letter }) {
  const { t } = usePage();
  return (
    <>
      {letter.to !== '' && <CopyText label={t('letterTo')} text={letter.to} />}
      <CopyText label={t('letterSubject')} text={letter.subject} plain />
      <CopyText label={t('letterText')} text={letter.text} plain rows={8} />
    </>
  );
}
