import { fold } from '../text/fold.ts';
import { failure, type RawFailure } from '../text/raw-document.ts';

const SIGN_IN =
  /sign[ -]?in|log[ -]?in|you need (?:access|permission)|request access|access denied|switch (?:to an )?account|anmelden|einloggen|zugriff (?:anfordern|erforderlich|verweigert)|se connecter|connexion|demander l'acces|iniciar sesion|inicia sesion|solicitar acceso|accedi|richiedi l'accesso|inloggen|aanmelden|toegang (?:aanvragen|nodig|vereist)|entrar na|fazer login|iniciar sessao|solicitar acesso|masuk ke|minta akses|dang nhap|yeu cau quyen truy cap|ログイン|サインイン|アクセス権|로그인|액세스 권한|登录|登入|登錄|请求访问|权限/;
const VIEWER =
  /virus scan|can'?t scan|too large to be scanned|download anyway|open with|no preview available|preview (?:isn't|is not|not) available|you need to enable javascript|enable javascript|javascript (?:is )?(?:required|disabled)|drive-viewer|file (?:not found|has been (?:deleted|removed))|link (?:has )?expired|the file you (?:requested|are looking for)|quota exceeded|too many users have viewed|vorschau|apercu|vista previa|anteprima|voorbeeld (?:niet|wordt)|pre-visualizacao|pratinjau|xem truoc|プレビュー|미리보기|预览|預覽/;

/** What a server says in a page where the file was, whatever status goes with it. */
const MISSING =
  /(?:^|\s)(?:error )?(?:404|410)(?:\s|[:.!-]|$)|(?:page|file|document|resource|url) (?:\w+ ){0,2}(?:not (?:be )?found|does(?:n't| not) exist|is gone|no longer available)|(?:page|file|document) (?:you|that you) (?:are|were) looking for|not found\s*$|seite (?:wurde )?nicht gefunden|datei (?:wurde )?nicht gefunden|(?:page|fichier) (?:introuvable|non trouvee?)|(?:pagina|archivo) no (?:encontrad[oa]|existe)|(?:pagina|file) non trovat[oa]|(?:pagina|bestand) niet gevonden|(?:pagina|arquivo) nao encontrad[oa]|halaman tidak ditemukan|khong tim thay trang|ページが見つかりません|페이지를 찾을 수 없|页面不存在|找不到(?:页面|頁面)/;

/**
 * What a shared link often gives instead of the file: a page to sign in, or the page of a viewer. Told by the form and
 * the words of the page; null when it may be a document of its own.
 */
export function whyNoDocument(source: string, visibleText: string): RawFailure | null {
  const html = fold(source.slice(0, 400_000));
  const text = fold(visibleText);
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const words = text.split(/\s+/).filter((word) => word.length > 1).length;
  const password = /<input[^>]+type\s*=\s*["']?password/.test(html);
  const identifier =
    /<input[^>]+name\s*=\s*["']?(?:identifier|loginfmt|username|email|login_email|pass(?:wd|word)?)["'\s>]/.test(html);
  const action = /<form[^>]+action\s*=\s*["'][^"']*(?:sign-?in|log-?in|auth|session|checkpoint)/.test(html);
  const host = /accounts\.google\.com|login\.microsoftonline\.com|login\.live\.com/.test(html);
  const asks = SIGN_IN.test(title) || SIGN_IN.test(text);
  if ((password || identifier || action || host || words < 80) && asks && words < 400) {
    return failure('sign-in-page', 'the link opens a sign-in page: share it with anyone who has the link');
  }
  if (password && words < 150) {
    return failure('sign-in-page', 'the link opens a sign-in page: share it with anyone who has the link');
  }
  if (
    VIEWER.test(title) ||
    (VIEWER.test(text) && words < 250) ||
    /drive-viewer|docs-ml-header|_drive_viewer|usercontent\.google\.com\/download|export=download/.test(html)
  ) {
    return failure(
      'viewer-page',
      'the link opens a page about the file, not the file itself: give the link that downloads it',
    );
  }
  if (words < 120 && MISSING.test(`${title}\n${text}`)) {
    return failure(
      'viewer-page',
      'the link opens a page that says the file is not there: give the link that downloads it',
    );
  }
  if (words < 25 && /<script/.test(html)) {
    return failure(
      'viewer-page',
      'the link opens a web page that shows the file only with scripts: give the link that downloads it',
    );
  }
  return null;
}
