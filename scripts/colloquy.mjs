#!/usr/bin/env node
// The `colloquy` binary. `start` is what `npm start` runs; everything else goes to the command line program.
import { join } from 'node:path';
import { become, build, findNode, install, ROOT, withNode } from './setup.mjs';

install();
const node = findNode();
if (process.argv[2] === 'start') build(node);
become(node, [join(ROOT, 'packages', 'server', 'src', 'cli.ts'), ...process.argv.slice(2)], withNode(node));
