// `npm start`: Colloquy on the embedded default.
import { become, build, findNode, install, program, withNode } from './setup.mjs';

install();
const node = findNode();
build(node);
become(node, [program(node), 'start', ...process.argv.slice(2)], withNode(node));
