#!/usr/bin/env node
// The `colloquy` binary. `start` is what `npm start` runs; everything else goes to the command line program.
import { become, build, findNode, install, program, withNode } from './setup.mjs';

install();
const node = findNode();
const file = process.argv[2] === 'start' ? build(node) : program(node);
become(node, [file, ...process.argv.slice(2)], withNode(node));
