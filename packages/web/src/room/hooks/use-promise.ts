import { type Promised, wishPromise } from '../core/wish-promise.ts';
import { useRoom } from './room-context.ts';

/** What becomes of a request, as it will on this server. */
export function usePromise(): (key: Promised) => string {
  const { snapshot, t } = useRoom();
  return (key) => (snapshot.state === null ? '' : wishPromise(key, snapshot.state, t));
}
