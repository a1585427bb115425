import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaMuxer, MuxedPart, MuxerCapabilities, MuxInput } from './port.ts';

/** What the fake takes an input for; null: nothing of it can be played. */
export type ScriptedInput = {
  durationMs: number;
  /** Inputs with the same parameters are joined. */
  parameters: string;
} | null;

export type ScriptedMediaMuxer = MediaMuxer & { readonly joined: (readonly MuxInput[])[] };

/** A fake muxer, whose files hold the bytes of their inputs. @param script says what an input is, by its bytes */
export function createScriptedMediaMuxer(
  script: (bytes: Uint8Array, index: number) => ScriptedInput,
  capabilities: Partial<MuxerCapabilities> = {},
): ScriptedMediaMuxer {
  const can: MuxerCapabilities = {
    containers: new Set(['webm', 'mp4']),
    joinsUnequal: false,
    stills: false,
    ...capabilities,
  };
  const joined: (readonly MuxInput[])[] = [];
  return {
    joined,
    capabilities: can,
    async join(inputs, folder) {
      joined.push(inputs);
      const parts: (MuxedPart & { parameters: string; bytes: Uint8Array[] })[] = [];
      for (const [index, { path, tracks }] of inputs.entries()) {
        const bytes = await readFile(path);
        const known = script(bytes, index);
        if (known === null) continue;
        const { durationMs, parameters } = known;
        const open = parts.at(-1);
        const fits =
          open !== undefined &&
          open.tracks.sound === tracks.sound &&
          open.tracks.picture === tracks.picture &&
          (can.joinsUnequal || open.parameters === parameters);
        if (fits) {
          open.inputs.push({ index, offsetMs: open.durationMs, durationMs });
          open.durationMs += durationMs;
          open.bytes.push(bytes);
        } else
          parts.push({
            path: join(folder, `part-${parts.length}.webm`),
            container: 'webm',
            tracks,
            size: tracks.picture ? { width: 640, height: 360 } : null,
            sizeBytes: 0,
            durationMs,
            inputs: [{ index, offsetMs: 0, durationMs }],
            parameters,
            bytes: [bytes],
          });
      }
      return Promise.all(
        parts.map(async ({ bytes, parameters: _, ...part }) => {
          await writeFile(part.path, Buffer.concat(bytes));
          return { ...part, sizeBytes: (await stat(part.path)).size };
        }),
      );
    },
    async still({ size }, folder) {
      if (!can.stills || size === null) return null;
      const path = join(folder, 'still.jpg');
      await writeFile(path, Buffer.from([0xff, 0xd8, 0xff, 0xd9]));
      return path;
    },
    stop: async () => undefined,
  };
}
