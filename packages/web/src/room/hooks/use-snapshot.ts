import { useSyncExternalStore } from 'react';
import type { Room } from '../core/room.ts';
import type { RoomSnapshot } from '../core/snapshot.ts';

/** The room's newest snapshot; draws again at each change. */
export function useSnapshot(room: Room): RoomSnapshot {
  return useSyncExternalStore(room.subscribe, room.snapshot);
}
