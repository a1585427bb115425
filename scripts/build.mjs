// `npm run build`: the pages and the prepared database.
import { build, findNode, install } from './setup.mjs';

install();
build(findNode());
