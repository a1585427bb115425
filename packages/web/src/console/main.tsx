import { createRoot } from 'react-dom/client';
import '../shared/tokens.css';
import '../shared/base.css';
import '../shared/organization.css';
import './styles/console.css';
import './styles/lists.css';
import './styles/outline.css';
import './styles/recruiting.css';
import './styles/fairness.css';
import './styles/identity.css';
import './styles/print.css';
import { App } from './components/app.tsx';
import { firstCalls } from './early.ts';

/** Wires the page to the browser. */
function main() {
  const mount = document.getElementById('console');
  if (mount === null) throw new Error('the page has no place for its content');
  createRoot(mount).render(
    <App
      call={firstCalls.call}
      first={firstCalls}
      browserLanguages={navigator.languages}
      copy={(text) => navigator.clipboard.writeText(text)}
      onWordless={showHint}
    />,
  );
}

function showHint() {
  const hint = document.getElementById('console-failed');
  if (hint !== null) hint.hidden = false;
}

main();
