import { createRoot } from 'react-dom/client';
import '../../shared/tokens.css';
import '../../shared/base.css';
import './styles/apply.css';
import { App } from './components/app.tsx';
import { createSource } from './core/source.ts';

/** Wires the page to the browser: the only place that reads the address and the device's languages. */
function main() {
  const mount = document.getElementById('apply');
  if (mount === null) throw new Error('the page has no place for its content');
  const { pathname, search } = window.location;
  const source = createSource({ pathname, search, fetch: window.fetch.bind(window) });
  createRoot(mount).render(
    <App
      source={source}
      browserLanguages={navigator.languages}
      copy={(text) => navigator.clipboard.writeText(text)}
      go={(url) => window.location.assign(url)}
      onWordless={showHint}
    />,
  );
}

function showHint() {
  const hint = document.getElementById('apply-failed');
  if (hint !== null) hint.hidden = false;
}

main();
