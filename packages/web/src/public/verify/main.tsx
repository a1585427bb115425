import { createRoot } from 'react-dom/client';
import '../../shared/tokens.css';
import '../../shared/base.css';
import './styles/verify.css';
import { App } from './components/app.tsx';
import { createSource } from './core/source.ts';

/** Wires the page to the browser: the only place that reads the address and the device's languages. */
function main() {
  const mount = document.getElementById('verify');
  if (mount === null) throw new Error('the page has no place for its content');
  const source = createSource({ pathname: window.location.pathname, fetch: window.fetch.bind(window) });
  createRoot(mount).render(<App source={source} browserLanguages={navigator.languages} onWordless={showHint} />);
}

function showHint() {
  const hint = document.getElementById('verify-failed');
  if (hint !== null) hint.hidden = false;
}

main();
