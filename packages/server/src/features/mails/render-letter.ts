import type { Letter, LetterLogo, LetterPart } from './letter.ts';

const BODY = 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';
/** Where the organization has no colour of its own. */
const OWN_COLOUR = '#1d4f63';
const BUTTON = 'display:inline-block;padding:12px 20px;border-radius:6px;color:#ffffff;text-decoration:none';
const QUOTE = 'margin:0 0 16px;padding:0 0 0 16px;border-inline-start:3px solid #8a9ba3';
const SMALL = 'font-size:13px;word-break:break-all';

/**
 * A letter as plain text and as HTML: no script, nothing fetched from anywhere.
 *
 * @param logoAt where its logo is; in a mail it is a part of it
 */
export function renderLetter(
  { language, subject, parts, colour, organization, logo = null }: Letter,
  logoAt = 'cid:logo',
): { text: string; html: string } {
  const text = parts.map(asText).join('\n\n');
  const html = [
    `<!doctype html>`,
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(subject)}</title></head><body style="${BODY}"><div style="max-width:600px">`,
    ...(logo === null ? [] : [picture(logo, organization ?? '', logoAt)]),
    ...parts.map((part) => asHtml(part, colour ?? OWN_COLOUR)),
    `</div></body></html>`,
  ].join('\n');
  return { text: `${text}\n`, html };
}

/** As high as two lines of text, and as wide as that makes it. */
const LOGO_HEIGHT = 48;
const LOGO_WIDTH = 240;

function picture({ width, height }: LetterLogo, name: string, at: string): string {
  const scale = Math.min(1, LOGO_HEIGHT / height, LOGO_WIDTH / width);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  return `<p><img src="${escaped(at)}" width="${w}" height="${h}" alt="${escaped(name)}"></p>`;
}

function asText(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'quote':
      return lines(part.text)
        .map((line) => `> ${line}`)
        .join('\n');
  }
}

function asHtml(part: LetterPart, colour: string): string {
  switch (part.kind) {
    case 'text':
      return `<p>${lines(part.text).map(escaped).join('<br>')}</p>`;
    case 'link': {
      const url = escaped(part.url);
      return `<p><a href="${url}" style="${BUTTON};background:${colour}">${escaped(part.label)}</a></p>\n<p style="${SMALL}">${url}</p>`;
    }
    case 'quote':
      return `<blockquote dir="auto" style="${QUOTE}">${lines(part.text).map(escaped).join('<br>')}</blockquote>`;
  }
}

function lines(text: string): string[] {
  return text.split(/\r\n|\r|\n|\u2028|\u2029/);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
