/** What of the browser keeps a screen on. */
export type LocksScreen = Pick<WakeLock, 'request'>;

type ScreenLockOptions = {
  /** Undefined where the browser has none. */
  locks: () => LocksScreen | undefined;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
};

export type ScreenLock = ReturnType<typeof createScreenLock>;

/**
 * Keeps the screen on while somebody holds it: a phone that goes dark takes microphone and camera from the page. A page
 * that goes out of sight loses the lock and asks for it again when it is back. Where the browser has none or refuses, as on
 * a low battery, the screen goes dark as it does on any page.
 */
export function createScreenLock({ locks, page }: ScreenLockOptions) {
  let holders = 0;
  let isAsking = false;
  let lock: WakeLockSentinel | null = null;

  async function ask() {
    const has = lock !== null && !lock.released;
    const browser = locks();
    if (browser === undefined || holders === 0 || has || isAsking || page.visibilityState !== 'visible') return;
    isAsking = true;
    // Refused is as good as absent: nobody is asked or told.
    lock = await browser.request('screen').catch(() => null);
    isAsking = false;
    if (holders === 0) letGo();
  }

  function letGo() {
    void lock?.release();
    lock = null;
  }

  const onVisible = () => void ask();

  return {
    /** Gives back how it is let go of; the screen stays on until the last holder has. */
    hold(): () => void {
      holders += 1;
      if (holders === 1) page.addEventListener('visibilitychange', onVisible);
      void ask();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        page.removeEventListener('visibilitychange', onVisible);
        letGo();
      };
    },
  };
}
