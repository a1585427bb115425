import { QUOTA_REASON, SIGN_IN_REASON, VIEWER_REASON } from './drive.ts';
import { type HtmlScan, scanHtml } from './html-scan.ts';

export type PageKind = 'sign-in' | 'quota' | 'viewer';

const FIRST_TAG = /^<(?:!doctype\s+html|html|head|body|title|meta|script|link|style|div|noscript)[\s>/]/i;
/** Less visible text than this next to scripts is a program that draws its page later. In characters. */
const SHELL_TEXT_LENGTH = 300;
/** A page with less text than this that points at an identity service is a way to sign in. In characters. */
const SIGN_IN_TEXT_LENGTH = 2000;

const IDENTITY_HOSTS = [
  'accounts.google.com',
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.live.com',
  'account.box.com',
];
const SIGN_IN_TITLE =
  /(?<!\p{L})(sign[ -]?in|log[ -]?in|sign on|request access|you need access|access denied|access required|anmelden|anmeldung|se connecter|connexion|accès refusé|iniciar sesi[oó]n|acceso denegado|iniciar sess[aã]o|entrar|accedi|inloggen|aanmelden|logga in|log ind|logg inn|kirjaudu|zaloguj|přihlášení|bejelentkezés|conectare|oturum aç|đăng nhập|masuk)(?!\p{L})|вход|войти|увійти|είσοδος|σύνδεση|ログイン|サインイン|로그인|登录|登入|登錄|เข้าสู่ระบบ|تسجيل الدخول|התחבר|כניסה|लॉग इन|साइन इन/iu;
const QUOTA_TITLE = /quota exceeded|too many users|bandwidth|link temporarily disabled/i;

/**
 * What kind of page was sent where a file was expected, with a sentence for people; null for a file, and for a page
 * with a text of its own, which may be a CV. The bytes decide; the declared type counts only where they leave it open.
 */
export function looksLikePage(
  bytes: Uint8Array,
  contentType: string | null,
): { kind: PageKind; reason: string } | null {
  const html = htmlText(bytes, contentType);
  if (html === null) return null;
  const scan = scanHtml(html);
  if (QUOTA_TITLE.test(scan.title)) return { kind: 'quota', reason: QUOTA_REASON };
  if (isSignIn(scan)) return { kind: 'sign-in', reason: SIGN_IN_REASON };
  if (scan.hasScript && scan.visibleLength < SHELL_TEXT_LENGTH) return { kind: 'viewer', reason: VIEWER_REASON };
  return null;
}

/** The text of an HTML page, or null when the bytes are something else. */
export function htmlText(bytes: Uint8Array, contentType: string | null): string | null {
  const text = decode(bytes);
  if (FIRST_TAG.test(withoutPreamble(text).slice(0, 100))) return text;
  const declared = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '');
  return declared && !text.slice(0, 1024).includes('\u0000') && /^\s*</.test(text) ? text : null;
}

/** The text after white space, comments and an XML declaration. */
function withoutPreamble(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?xml') ? '?>' : null;
    const at = end === null ? -1 : rest.indexOf(end);
    if (end === null || at < 0) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes.subarray(0, 1024 * 1024));
}

function isSignIn(scan: HtmlScan): boolean {
  if (scan.tags.some((tag) => tag.name === 'input' && tag.attributes.get('type')?.toLowerCase() === 'password'))
    return true;
  if (SIGN_IN_TITLE.test(scan.title)) return true;
  if (scan.visibleLength >= SIGN_IN_TEXT_LENGTH) return false;
  return scan.tags.some((tag) => {
    const target =
      tag.attributes.get('action') ?? tag.attributes.get('href') ?? refreshTarget(tag.attributes.get('content'));
    return IDENTITY_HOSTS.includes(URL.parse(target)?.hostname ?? '');
  });
}

/** The address in `<meta http-equiv="refresh" content="0; url=…">`. */
function refreshTarget(content: string | undefined): string {
  return /url\s*=\s*['"]?([^'"]+)/i.exec(content ?? '')?.[1] ?? '';
}
