import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AudioCodec,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import type { MuxedPart, MuxInput } from '../port.ts';

/** One track of an input, as far as it is kept. */
type Leg = {
  kind: 'video' | 'audio';
  codec: VideoCodec | AudioCodec;
  config: VideoDecoderConfig | AudioDecoderConfig;
  sink: EncodedPacketSink;
};

type Opened = { index: number; input: Input; container: 'webm' | 'mp4'; legs: Leg[]; parameters: string };

type Writer = {
  output: Output;
  path: string;
  container: 'webm' | 'mp4';
  parameters: string;
  size: MuxedPart['size'];
  legs: { kind: Leg['kind']; add(packet: EncodedPacket, config: Leg['config']): Promise<void> }[];
  endS: number;
  inputs: MuxedPart['inputs'];
};

/** Blocks of this size an allocator takes back and gives out again; the library's own of 16 MB it splits, and grows by. */
const WRITTEN_AT_ONCE_BYTES = 256 * 1_024;
/** A place to seek to each so often; each is an object in memory until the file is done. */
const CLUSTER_S = 4;
/** Packets are read once and in their order: nothing read before is needed again. */
const CACHE_BYTES = 1_024 * 1_024;

/** Copies the packets of the inputs into as few files as their parameters allow. */
export async function joinMedia({
  inputs,
  folder,
}: {
  inputs: readonly MuxInput[];
  folder: string;
}): Promise<MuxedPart[]> {
  const parts: MuxedPart[] = [];
  let writer: Writer | null = null;
  for (const [index, given] of inputs.entries()) {
    const opened = await open(given, index);
    if (opened === null) continue;
    try {
      if (writer !== null && writer.parameters !== opened.parameters) {
        parts.push(await finish(writer));
        writer = null;
      }
      writer ??= await begin(opened, join(folder, `part-${parts.length}.${opened.container}`));
      await copy(opened, writer);
    } finally {
      opened.input.dispose();
    }
  }
  if (writer !== null) parts.push(await finish(writer));
  return parts;
}

/** Null when nothing of it can be played. */
async function open({ path, tracks }: MuxInput, index: number): Promise<Opened | null> {
  const input = new Input({
    source: new FilePathSource(path, { maxCacheSize: CACHE_BYTES }),
    formats: [WEBM, MATROSKA, MP4],
  });
  try {
    const container = (await input.getFormat()) === MP4 ? 'mp4' : 'webm';
    const legs: Leg[] = [];
    for (const track of await input.getTracks()) {
      const leg = await legOf(track, tracks);
      if (leg !== null && !legs.some(({ kind }) => kind === leg.kind)) legs.push(leg);
    }
    legs.sort((a, b) => (a.kind < b.kind ? 1 : -1));
    if (legs.length > 0)
      return { index, input, container, legs, parameters: JSON.stringify([container, legs.map(parametersOf)]) };
  } catch {
    // What a recorder gave may break off before anything can be told of it: that is an outcome, not a fault of ours.
  }
  input.dispose();
  return null;
}

async function legOf(track: InputTrack, kept: MuxInput['tracks']): Promise<Leg | null> {
  const isKept = (track.isVideoTrack() && kept.picture) || (track.isAudioTrack() && kept.sound);
  if (!isKept || !(track.isVideoTrack() || track.isAudioTrack())) return null;
  const [codec, config] = [await track.getCodec(), await track.getDecoderConfig()];
  const sink = new EncodedPacketSink(track);
  if (codec === null || config === null || (await sink.getFirstPacket()) === null) return null;
  return { kind: track.isVideoTrack() ? 'video' : 'audio', codec, config, sink };
}

/** What must be equal for two streams to follow each other in one track. */
function parametersOf({ kind, config }: Leg): unknown {
  const { description, ...rest } = config;
  const bytes =
    description === undefined
      ? null
      : Buffer.from(
          description instanceof ArrayBuffer
            ? new Uint8Array(description)
            : new Uint8Array(
                (description as Uint8Array).buffer,
                (description as Uint8Array).byteOffset,
                description.byteLength,
              ),
        ).toString('base64');
  return [kind, Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)), bytes];
}

async function begin({ container, legs, parameters }: Opened, path: string): Promise<Writer> {
  const output = new Output({
    // The index at the end: players read it by ranges, and nothing has to be held in memory.
    format:
      container === 'mp4'
        ? new Mp4OutputFormat({ fastStart: false })
        : new WebMOutputFormat({ minimumClusterDuration: CLUSTER_S }),
    target: new FilePathTarget(path, { chunkSize: WRITTEN_AT_ONCE_BYTES }),
  });
  const writing = legs.map(({ kind, codec }) => {
    if (kind === 'video') {
      const source = new EncodedVideoPacketSource(codec as VideoCodec);
      output.addVideoTrack(source);
      return {
        kind,
        add: (packet: EncodedPacket, config: Leg['config']) =>
          source.add(packet, { decoderConfig: config as VideoDecoderConfig }),
      };
    }
    const source = new EncodedAudioPacketSource(codec as AudioCodec);
    output.addAudioTrack(source);
    return {
      kind,
      add: (packet: EncodedPacket, config: Leg['config']) =>
        source.add(packet, { decoderConfig: config as AudioDecoderConfig }),
    };
  });
  await output.start();
  return { output, path, container, parameters, size: sizeOf(legs), legs: writing, endS: 0, inputs: [] };
}

function sizeOf(legs: readonly Leg[]): MuxedPart['size'] {
  const video = legs.find(({ kind }) => kind === 'video')?.config as VideoDecoderConfig | undefined;
  const { codedWidth: width, codedHeight: height } = video ?? {};
  return width === undefined || height === undefined ? null : { width, height };
}

/** In the order of time over all tracks, so that no track runs ahead and has to be held in memory. */
async function copy({ index, legs }: Opened, writer: Writer): Promise<void> {
  const heads = await Promise.all(
    // `spacingS`: from one packet to the next, which is as long as the last one is believed to be.
    legs.map(async ({ sink }) => ({ sink, packet: await next(sink, null), spacingS: 0 })),
  );
  // Encoders of sound begin a little before zero: that must not reach into what is before.
  const firstS = Math.min(0, ...heads.flatMap(({ packet }) => packet?.timestamp ?? []));
  const beganS = writer.endS;
  const offsetS = beganS - firstS;
  let endS = beganS;
  for (;;) {
    const at = heads.reduce<number>((best, { packet }, place) => {
      const other = heads[best]?.packet ?? null;
      return packet !== null && (other === null || packet.timestamp < other.timestamp) ? place : best;
    }, 0);
    const head = heads[at];
    const leg = legs[at];
    if (head === undefined || leg === undefined || head.packet === null) break;
    const { packet } = head;
    const durationS = packet.duration > 0 ? packet.duration : head.spacingS;
    await writer.legs[at]?.add(
      packet.clone({ timestamp: packet.timestamp + offsetS, duration: durationS }),
      leg.config,
    );
    endS = Math.max(endS, offsetS + packet.timestamp + durationS);
    head.packet = await next(head.sink, packet);
    if (head.packet !== null) head.spacingS = head.packet.timestamp - packet.timestamp;
  }
  writer.endS = endS;
  writer.inputs.push({
    index,
    offsetMs: Math.round(beganS * 1_000),
    durationMs: Math.round((endS - beganS) * 1_000),
  });
}

/** Null at the end, which is where the stream breaks off. */
async function next(sink: EncodedPacketSink, packet: EncodedPacket | null): Promise<EncodedPacket | null> {
  try {
    return packet === null ? await sink.getFirstPacket() : await sink.getNextPacket(packet);
  } catch {
    return null;
  }
}

async function finish(writer: Writer): Promise<MuxedPart> {
  await writer.output.finalize();
  const has = (kind: Leg['kind']): boolean => writer.legs.some((leg) => leg.kind === kind);
  return {
    path: writer.path,
    container: writer.container,
    tracks: { sound: has('audio'), picture: has('video') },
    size: writer.size,
    sizeBytes: (await stat(writer.path)).size,
    durationMs: Math.round(writer.endS * 1_000),
    inputs: writer.inputs,
  };
}
