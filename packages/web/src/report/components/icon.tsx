const PATHS = {
  attention: 'M12 8v5M12 16.5v.5M12 3 2.5 20h19L12 3Z',
  differ: 'M4 9h16M4 15h16M15 4 9 20',
  done: 'M5 12.5 10 17.5 19 7',
  missing: 'M6 12h12',
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
