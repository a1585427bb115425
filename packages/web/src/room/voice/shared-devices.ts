/** What of the browser opens devices. */
export type OpensDevices = Pick<MediaDevices, 'getUserMedia'>;

type Kind = 'audio' | 'video';

const KINDS: readonly Kind[] = ['audio', 'video'];

/**
 * Opens each device once, whoever asks for it: a second one gets copies of the tracks that are open. A device is let go
 * of when the last copy of its track was stopped. Requests come one after another, so that two at once open nothing twice.
 */
export function createSharedDevices(devices: OpensDevices): OpensDevices {
  const handedOut: Record<Kind, Set<MediaStreamTrack>> = { audio: new Set(), video: new Set() };
  let last: Promise<unknown> = Promise.resolve();

  function live(kind: Kind): MediaStreamTrack | null {
    for (const track of handedOut[kind]) if (track.readyState === 'ended') handedOut[kind].delete(track);
    return [...handedOut[kind]].find(({ readyState }) => readyState === 'live') ?? null;
  }

  async function open(constraints: MediaStreamConstraints): Promise<MediaStream> {
    const wanted = KINDS.filter((kind) => constraints[kind] !== undefined && constraints[kind] !== false);
    const copies: MediaStreamTrack[] = [];
    const missing: MediaStreamConstraints = {};
    for (const kind of wanted) {
      const source = live(kind);
      if (source === null) missing[kind] = constraints[kind] ?? true;
      else copies.push(source.clone());
    }
    if (Object.keys(missing).length === 0) return handOut(new MediaStream(copies));
    try {
      const opened = await devices.getUserMedia(missing);
      for (const track of copies) opened.addTrack(track);
      return handOut(opened);
    } catch (error) {
      for (const track of copies) track.stop();
      throw error;
    }
  }

  function handOut(stream: MediaStream): MediaStream {
    for (const track of stream.getTracks()) handedOut[track.kind as Kind].add(track);
    return stream;
  }

  return {
    getUserMedia(constraints = {}) {
      const opening = last.then(() => open(constraints));
      last = opening.catch(() => undefined);
      return opening;
    },
  };
}

/** What a voice is heard best by: without the page's own sound, without noise, as loud as others. */
export const VOICE_CONSTRAINTS = { echoCancellation: true, noiseSuppression: true, autoGainControl: true } as const;

let own: OpensDevices | null = null;

/** The devices of this page; undefined where the browser has none, asked again each time: some show them late. */
export function pageDevices(): OpensDevices | undefined {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (mediaDevices === undefined || typeof mediaDevices.getUserMedia !== 'function') return undefined;
  own ??= createSharedDevices({ getUserMedia: (constraints) => mediaDevices.getUserMedia(constraints) });
  return own;
}
