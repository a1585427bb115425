import type { RoomState } from '@colloquy/contract/room';
import { useRoom } from '../hooks/room-context.ts';

/** How long what is recorded is there, if anything is. */
export function KeptDays({ state: { recordingDays } }: { state: RoomState }) {
  const { t } = useRoom();
  return recordingDays == null ? null : <p>{t('keptRecordingDays', { count: recordingDays })}</p>;
}
