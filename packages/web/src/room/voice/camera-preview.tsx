import type { Language } from '@colloquy/contract/shared';
import { useCallback, useEffect, useState } from 'react';
import { useRoom } from '../hooks/room-context.ts';
import { type CaptureFault, captureFaultOf, PICTURE_CONSTRAINTS } from '../recording/capture.ts';
import { CAPTURE_WORDS } from '../recording/capture-words.ts';
import { useRecordingWords } from '../recording/use-recording-words.ts';
import { pageDevices } from './shared-devices.ts';

type CameraPreviewProps = { language: Language; label: string };

/** What the camera sees, before anything of it is recorded; or what keeps it from being seen, and another try. */
export function CameraPreview({ language, label }: CameraPreviewProps) {
  const { withheld } = useRoom();
  const t = useRecordingWords(language);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CaptureFault | null>(null);
  const [tries, setTries] = useState(0);
  const isBlocked = withheld.includes('camera');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the camera again
  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | null = null;
    const letGo = (one: MediaStream | null) => {
      for (const track of one?.getTracks() ?? []) track.stop();
    };
    const devices = pageDevices();
    if (devices === undefined || isBlocked) {
      setFault(isBlocked ? 'blocked' : 'unsupported');
      return;
    }
    setFault(null);
    devices.getUserMedia({ video: PICTURE_CONSTRAINTS }).then(
      (given) => {
        if (isOver) return letGo(given);
        opened = given;
        for (const track of given.getTracks()) track.onended = () => setFault('unplugged');
        setStream(given);
      },
      (error: unknown) => {
        if (!isOver) setFault(captureFaultOf(error));
      },
    );
    return () => {
      isOver = true;
      letGo(opened);
    };
  }, [tries, isBlocked]);

  const show = useCallback(
    (picture: HTMLVideoElement | null) => {
      if (picture !== null) picture.srcObject = stream;
    },
    [stream],
  );

  if (t === null) return null;
  return (
    <div className="camera">
      {fault === null ? (
        <figure className="camera-figure">
          <video ref={show} className="camera-picture" muted playsInline autoPlay aria-label={label} />
          <figcaption className="quiet small">{label}</figcaption>
        </figure>
      ) : (
        <>
          <p className="quiet small">{t('camera')}</p>
          <p className="voice-fault" role="status">
            {t(CAPTURE_WORDS[fault])}
          </p>
          <div className="deeds voice-deeds">
            <button type="button" className="button" onClick={() => setTries((before) => before + 1)}>
              {t('again')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
