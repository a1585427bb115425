import { createRoot } from 'react-dom/client';
import '../shared/tokens.css';
import '../shared/base.css';
import './styles/styles.ts';
import { App } from './components/app.tsx';
import { linkKind } from './core/link.ts';
import { createLinkSource } from './core/source.ts';

/** Wires the page to the browser: the only place that reads the address and the device's languages. */
function main() {
  const mount = document.getElementById('report');
  if (mount === null) throw new Error('the page has no place for the report');
  const { pathname, search } = window.location;
  const source = createLinkSource({
    kind: linkKind(pathname),
    address: { pathname, search },
    fetch: window.fetch.bind(window),
  });
  createRoot(mount).render(<App source={source} browserLanguages={navigator.languages} onWordless={showHint} />);
}

function showHint() {
  const hint = document.getElementById('report-failed');
  if (hint !== null) hint.hidden = false;
}

main();
