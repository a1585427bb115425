// `npm start`: Colloquy on the embedded default.
import { become, build, findNode, install, withNode } from './setup.mjs';

install();
const node = findNode();
become(node, [build(node), 'start', ...process.argv.slice(2)], withNode(node));
