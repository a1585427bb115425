import { useEffect } from 'react';
import { pageFooter } from '../core/page-footer.ts';

/** Writes `texts` at the edge of every printed page while the page is shown. */
export function usePageFooter(...texts: readonly string[]) {
  const style = pageFooter(texts);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [style]);
}
