#!/usr/bin/env node
// The `colloquy` binary. `start` is what `npm start` runs; everything else goes to the command line program.
import { become, becomeServer, build, findNode, install, program, withNode } from './setup.mjs';

install();
const node = findNode();
const args = process.argv.slice(2);
if (args[0] === 'start') becomeServer(node, [build(node), ...args], withNode(node));
else become(node, [program(node), ...args], withNode(node));
