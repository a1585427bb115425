// Runs a script of this repository with the Node that runs Colloquy: `node scripts/run.mjs bench/http.mjs …`; after
// `--unbuilt` for what needs neither pages nor program.
import { resolve } from 'node:path';
import { become, build, findNode, install, ROOT, withNode } from './setup.mjs';

install();
const node = findNode();
const args = process.argv.slice(2);
if (args[0] === '--unbuilt') args.shift();
else build(node);
become(node, [resolve(ROOT, args[0] ?? ''), ...args.slice(1)], withNode(node));
