import 'rapidoc';
import './reference.css';

/** The reference of the interface, made from `/openapi.json`: everything is this server's own, nothing is loaded from elsewhere. */
const OPTIONS: Readonly<Record<string, string>> = {
  'spec-url': '/openapi.json',
  'render-style': 'read',
  theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  'load-fonts': 'false',
  'regular-font': 'system-ui, sans-serif',
  'mono-font': 'ui-monospace, monospace',
  'show-header': 'false',
  'allow-server-selection': 'false',
  'allow-spec-url-load': 'false',
  'allow-spec-file-load': 'false',
  // A key that somebody types to try a call is kept for this visit only.
  'persist-auth': 'false',
  'schema-style': 'table',
};

const reference = document.createElement('rapi-doc');
for (const [name, value] of Object.entries(OPTIONS)) reference.setAttribute(name, value);
document.body.append(reference);
