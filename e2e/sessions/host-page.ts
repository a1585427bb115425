import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A talent platform's page on an origin of its own: it embeds the room by the script and writes down what it hears. */
export async function openHost(): Promise<{
  origin: string;
  pageFor(colloquy: string, room: string): string;
  close(): void;
}> {
  const server: Server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://host').searchParams;
    const escaped = (text: string | null) =>
      (text ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html>
<html lang="en"><head><title>Talent platform</title>
<script src="${escaped(query.get('colloquy'))}/embed/colloquy-embed.js" defer></script></head>
<body style="margin:0"><h1 style="font:16px sans-serif;margin:8px">Your interview</h1>
<colloquy-interview src="${escaped(query.get('room'))}" frame-title="Interview"></colloquy-interview>
<script>
window.heard = [];
for (const name of ['ready','started','question','paused','completed','aborted','error'])
  document.addEventListener('colloquy:' + name, (event) => window.heard.push([name, event.detail]));
</script></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pageFor: (colloquy, room) => `${origin}/?colloquy=${encodeURIComponent(colloquy)}&room=${encodeURIComponent(room)}`,
    close: () => server.close(),
  };
}
