import type { ReportForm } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';

/** In which language an interview went on, since when and at whose wish. Nothing where it was held in one. */
export function LanguageNote({ form }: { form: ReportForm }) {
  const { t, formats, language } = useView();
  const change = form.report.languageChange;
  if (change === undefined) return null;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const nameOf = (code: string): string => names.of(code) ?? code;
  return (
    <p>{t('languageChanged', { from: nameOf(change.from), to: nameOf(change.to), time: formats.moment(change.at) })}</p>
  );
}
