import { useEffect, useState } from 'react';

/**
 * Whether what the page sounds through is another one since the last call of the second: headphones that were taken off, a
 * loudspeaker that was connected. Browsers that name no outputs never say so.
 *
 * @param onChanged told each time; always the same function
 */
export function useOutputChanged(onChanged: () => void): [boolean, () => void] {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
    if (mediaDevices?.enumerateDevices === undefined || mediaDevices.addEventListener === undefined) return;
    let isOver = false;
    let known: string | null = null;
    const look = async () => {
      const all = await mediaDevices.enumerateDevices().catch(() => []);
      const outputs = all.filter(({ kind }) => kind === 'audiooutput');
      const now = JSON.stringify(outputs.map(({ deviceId, groupId }) => [deviceId, groupId]));
      if (isOver) return;
      if (known !== null && outputs.length > 0 && now !== known) {
        setChanged(true);
        onChanged();
      }
      known = now;
    };
    void look();
    const changed = () => void look();
    mediaDevices.addEventListener('devicechange', changed);
    return () => {
      isOver = true;
      mediaDevices.removeEventListener('devicechange', changed);
    };
  }, [onChanged]);
  return [isChanged, () => setChanged(false)];
}
