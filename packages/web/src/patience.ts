import { vi } from 'vitest';

/** As long as `expect.poll` waits: a state that a busy machine is slow to reach is no fault. Milliseconds. */
const PATIENCE_MS = 30_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, { timeout: PATIENCE_MS, ...(typeof options === 'number' ? { timeout: options } : options) });
