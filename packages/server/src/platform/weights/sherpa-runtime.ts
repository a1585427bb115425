import { createRequire } from 'node:module';
import { join } from 'node:path';

type Handle = { readonly handle?: never };

/** What is used of the program library sherpa-onnx 1.13, which is no dependency: it is pulled when an operator asks. */
export type SherpaRuntime = {
  createOfflineRecognizer(config: object): Handle;
  offlineRecognizerSetConfig(recogniser: Handle, config: object): void;
  createOfflineStream(recogniser: Handle): Handle;
  acceptWaveformOffline(stream: Handle, sound: { samples: Float32Array; sampleRate: number }): void;
  decodeOfflineStreamAsync(recogniser: Handle, stream: Handle): Promise<string>;
  createOfflineTts(config: object): Handle;
  getOfflineTtsNumSpeakers(voice: Handle): number;
  getOfflineTtsSampleRate(voice: Handle): number;
  offlineTtsGenerateAsync(
    voice: Handle,
    request: { text: string; sid: number; speed: number; enableExternalBuffer: boolean },
  ): Promise<{ samples: Float32Array; sampleRate: number }>;
};

export type SherpaHandle = Handle;

/** @param folder of the pulled set. @throws when it is not there or not for this machine */
export function loadSherpa(folder: string): SherpaRuntime {
  return createRequire(join(folder, '/'))('./sherpa-onnx.node') as SherpaRuntime;
}
