import { createRoot } from 'react-dom/client';
import '../../shared/tokens.css';
import '../../shared/base.css';
import '../styles/room.css';
import '../styles/code.css';
import '../styles/in-sight.css';
import { App } from '../components/app.tsx';
import { browserClock } from '../core/clock.ts';
import { randomUuid } from '../core/ids.ts';
import { createRoom } from '../core/room.ts';
import { isPreviewed } from './preview-state.ts';
import { PreviewTransport } from './preview-transport.ts';

/** The room inside the console's plan: drawn by the room itself, told what to show by the page around it. */
function main() {
  const mount = document.getElementById('room');
  if (mount === null) throw new Error('the page has no place for the room');
  // A picture: nothing in it takes the focus or a click away from the form next to it.
  document.body.inert = true;
  const transport = new PreviewTransport();
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === window.parent && origin === window.location.origin && isPreviewed(data))
      transport.show(data, new Date());
  });
  const room = createRoom({ transport, clock: browserClock, random: Math.random, newId: randomUuid });
  room.start();
  createRoot(mount).render(
    <App
      room={room}
      token={null}
      framed={false}
      withheld={Promise.resolve([])}
      browserLanguages={navigator.languages}
      onOpenInNewTab={() => undefined}
    />,
  );
  if (window.parent !== window) window.parent.postMessage({ type: 'colloquy-preview-ready' }, window.location.origin);
}

main();
