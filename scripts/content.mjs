// `npm run content -- check`, `report LANG`, `confirm LANG ENTRY`, `stamp FILE`: what is written in packages/content, and what is missing.
import { join } from 'node:path';
import { become, findNode, install, ROOT, withNode } from './setup.mjs';

install();
const node = findNode();
become(node, [join(ROOT, 'packages', 'content', 'src', 'cli.ts'), ...process.argv.slice(2)], withNode(node));
