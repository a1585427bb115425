const PATHS = {
  pause: 'M8 5v14M16 5v14',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  close: 'M6 6l12 12M18 6 6 18',
  attention: 'M12 8v5M12 16.5v.5M12 3 2.5 20h19L12 3Z',
  done: 'M5 12.5 10 17.5 19 7',
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing next to text; it never stands alone and says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
