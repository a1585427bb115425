// A receiver of webhooks that takes everything at once, in a process of its own: what it does is no part of what the process
// that times calls does. Tells its port first, then, when it is asked, how many it took.
import { createServer } from 'node:http';

let taken = 0;
const server = createServer((request, response) => {
  taken += 1;
  request.resume();
  response.writeHead(204).end();
}).listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', () => process.send({ taken }));
process.on('disconnect', () => process.exit());
