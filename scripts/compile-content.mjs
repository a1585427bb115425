// Before any test runs: the compiled content that the tests read is that of the sources.
import { compileBuiltIn } from '../packages/content/src/compile.ts';

export function setup() {
  compileBuiltIn();
}
