// `npm start`: Colloquy on the embedded default.
import { join } from 'node:path';
import { become, build, findNode, install, ROOT, withNode } from './setup.mjs';

install();
const node = findNode();
build(node);
become(node, [join(ROOT, 'packages', 'server', 'src', 'main.ts')], withNode(node));
