// `npm start`: Colloquy on the embedded default.
import { becomeServer, build, findNode, install, withNode } from './setup.mjs';

install();
const node = findNode();
// What answers are heard and questions are spoken with comes in the background; `colloquy start` fetches nothing unasked.
process.env.COLLOQUY_VOICE_PULL ??= 'on';
becomeServer(node, [build(node), 'start', ...process.argv.slice(2)], withNode(node));
