/** What the layout needs to know of a font. */
export type PdfFont = {
  name: string;
  /** Width of one glyph unit in text space. */
  unit: number;
  vertical: boolean;
  /** Height of the letters against the size the page asks for; 1 for all fonts but some drawn ones. */
  em: number;
  bold?: boolean;
  italic?: boolean;
};

const ICONS =
  /awesome|icon|glyphicon|fontello|academicons|material|dingbat|wingdings|webdings|marvosym|ionicon|typicon|phosphor|simpleicons|feather|octicon|linearicon|entypo|foundation-icons|bootstrap-icons|remixicon|tabler|lucide|devicon|emoji|fontmfizz|fasolid|fabrands|faregular/i;

/** Fonts whose glyphs are pictures: their code points say nothing. */
export function isIconFont(name: string): boolean {
  return ICONS.test(name);
}

/** Weight and slope as the PostScript name tells them. */
export function fontStyle(name: string): { bold: boolean; italic: boolean } {
  const normalized = name.replace(/^[A-Z]{6}\+/, '');
  const bold =
    /bold|black|heavy|semibd|demi(?!li)|medium|-sb\b|[-,]bd|-md\b|xbd/i.test(normalized) ||
    /(?:^|[^a-z])(?:CMBX|CMSSBX|SFBX|LMRoman\d+-Bold)|^(?:SFBX|SFSX|SFXC|CMCSB|LinLibertine(?:T|O)?[ZB](?:I)?$)/.test(
      normalized,
    );
  const italic = /ital|obli|slant|(?:^|[^a-z])(?:CMTI|CMSL|SFTI|SFSL)|^(?:SFTI|SFSL|SFIT)|LinLibertine(?:T|O)?I$/i.test(
    normalized,
  );
  return { bold, italic };
}

/**
 * A drawn font (Type 3) has a scale of its own: mostly the page still asks for the size in points, but some producers
 * ask for size 1 and draw the letters large. The box around all letters tells which.
 */
export function emOf(unit: number, bounds: unknown): number {
  if (!Array.isArray(bounds)) return 1;
  const height = Math.abs(Number(bounds[3]) - Number(bounds[1])) * Math.abs(unit);
  return height > 3 || (height > 0 && height < 0.2) ? height : 1;
}
