// `npm start`: Colloquy on the embedded default.
import { becomeServer, build, findNode, install, withNode } from './setup.mjs';

install();
const node = findNode();
becomeServer(node, [build(node), 'start', ...process.argv.slice(2)], withNode(node));
