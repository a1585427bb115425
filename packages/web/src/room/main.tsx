import { createRoot } from 'react-dom/client';
import '../shared/tokens.css';
import '../shared/base.css';
import './styles/room.css';
import './styles/code.css';
import './styles/in-sight.css';
import { App } from './components/app.tsx';
import { browserClock } from './core/clock.ts';
import { createHttpTransport } from './core/http-transport.ts';
import { randomUuid } from './core/ids.ts';
import { iframeFacts, withheldDevices } from './core/iframe-policy.ts';
import { bindPageLife } from './core/page-life.ts';
import { createParentPort, embeddingOrigin, eventsBetween } from './core/parent-messages.ts';
import { createRoom } from './core/room.ts';
import { tokenFromPath } from './core/token.ts';

/** Wires the room to the browser: the only place that reads the address, the iframe and the device's languages. */
function main() {
  const mount = document.getElementById('room');
  if (mount === null) throw new Error('the page has no place for the room');

  const token = tokenFromPath(window.location.pathname);
  const transport = createHttpTransport({ token: token ?? '', clock: browserClock, fetch: window.fetch.bind(window) });
  const room = createRoom({ transport, clock: browserClock, random: Math.random, newId: randomUuid });

  const framed = window.parent !== window;
  document.documentElement.dataset.framed = String(framed);
  const ancestor = window.location.ancestorOrigins?.[0] ?? null;
  const origin = embeddingOrigin(framed, document.referrer, ancestor);
  const parent = origin === null ? null : createParentPort(window.parent, origin);
  if (parent !== null) {
    let last = room.snapshot();
    room.subscribe(() => {
      const next = room.snapshot();
      for (const event of eventsBetween(last, next)) parent.tell(event);
      last = next;
    });
    const observer = new ResizeObserver(() => {
      // Before the first screen is drawn there is no height to tell.
      if (mount.childElementCount > 0) parent.tell({ type: 'resize', height: Math.ceil(mount.scrollHeight) });
    });
    observer.observe(mount);
  }

  bindPageLife(room, window);
  if (token === null) room.refuseLink();
  else room.start();

  createRoot(mount).render(
    <App
      room={room}
      token={token}
      framed={framed}
      withheld={withheldDevices(iframeFacts(window))}
      browserLanguages={navigator.languages}
      onOpenInNewTab={() => parent?.tell({ type: 'openInNewTab' })}
    />,
  );
}

main();
