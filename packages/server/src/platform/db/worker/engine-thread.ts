// The program of the thread that holds the embedded database.
import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedEngine, openEngine } from '../embedded-engine.ts';
import type { EngineCall, EngineReply, EngineStart } from './engine-messages.ts';

const NOTHING = new Uint8Array(0);
const { directory, archive } = workerData as EngineStart;

const opening = openEngine({ directory, archive: archive === null ? null : new Blob([archive]) });
let tail: Promise<unknown> = answer(opening.then(() => NOTHING));
parentPort?.on('message', (call: EngineCall) => {
  tail = tail.then(async () => answer(run(await opening, call)));
});

async function run(engine: EmbeddedEngine, call: EngineCall): Promise<Uint8Array> {
  if (call.name === 'send') return engine.send(call.message);
  if (call.name === 'dump') return new Uint8Array(await (await engine.dump()).arrayBuffer());
  await engine.close();
  return NOTHING;
}

async function answer(work: Promise<Uint8Array>): Promise<void> {
  try {
    const bytes = new Uint8Array((await work) as Uint8Array<ArrayBuffer>);
    post({ type: 'done', bytes }, [bytes.buffer]);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const isLost = await opening.then(
      (engine) => engine.isLost(),
      () => true,
    );
    post({ type: 'failed', name, message, isLost });
  }
}

function post(reply: EngineReply, moved: ArrayBuffer[] = []): void {
  parentPort?.postMessage(reply, moved);
}
