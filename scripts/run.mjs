// Runs a script of this repository with the Node that runs Colloquy: `node scripts/run.mjs bench/http.mjs …`.
import { resolve } from 'node:path';
import { become, build, findNode, install, ROOT, withNode } from './setup.mjs';

install();
const node = findNode();
build(node);
become(node, [resolve(ROOT, process.argv[2] ?? ''), ...process.argv.slice(3)], withNode(node));
