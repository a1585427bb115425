/** What the layout needs to know of a font. */
export type PdfFont = {
  name: string;
  /** Width of one glyph unit in text space. */
  unit: number;
  vertical: boolean;
  type3: boolean;
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
  const bare = name.replace(/^[A-Z]{6}\+/, '');
  const bold =
    /bold|black|heavy|semibd|demi(?!li)|medium|-sb\b|[-,]bd|-md\b|xbd/i.test(bare) ||
    /(?:^|[^a-z])(?:CMBX|CMSSBX|SFBX|LMRoman\d+-Bold)|^(?:SFBX|SFSX|SFXC|CMCSB|LinLibertine(?:T|O)?[ZB](?:I)?$)/.test(
      bare,
    );
  const italic = /ital|obli|slant|(?:^|[^a-z])(?:CMTI|CMSL|SFTI|SFSL)|^(?:SFTI|SFSL|SFIT)|LinLibertine(?:T|O)?I$/i.test(
    bare,
  );
  return { bold, italic };
}
