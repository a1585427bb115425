/** Pages in the manner of the services, written by us: what distinguishes them is in them, nothing else. */

const googleScanWarning = `<!DOCTYPE html><html><head><title>Google Drive - Virus scan warning</title>
<style>.a{color:red}</style></head><body><p class="uc-warning-caption">Google Drive can't scan this file for viruses.</p>
<form id="download-form" action="https://drive.usercontent.google.com/download" method="get">
<input type="submit" id="uc-download-link" class="goog-inline-block" value="Download anyway"/>
<input type="hidden" name="id" value="1MartaKowalczyk_cv-2031"><input type="hidden" name="export" value="download">
<input type="hidden" name="confirm" value="t"><input type="hidden" name="uuid" value="00000000-aaaa-4bbb-8ccc-111111111111">
</form><form action="https://drive.google.com/search"><input type="hidden" name="q" value="other"></form></body></html>`;

const googleScanWarningOld = `<html><head><title>Google Drive - Virus scan warning</title></head><body>
<a id="uc-download-link" class="jfk-button" href="/uc?export=download&amp;confirm=Ab1d&amp;id=1MartaKowalczyk_cv-2031">Download anyway</a>
</body></html>`;

const googleScanWarningTurnedAway = googleScanWarning.replace(
  'https://drive.usercontent.google.com/download',
  'https://collector.example/download',
);

const googleQuota =
  '<!DOCTYPE html><html><head><title>Google Drive - Quota exceeded</title></head><body>Sorry, you can’t view or download this file at this time.</body></html>';

const googleNeedsAccess =
  '<!doctype html><html><head><title>Google Drive: You need access</title></head><body><p>Request access, or switch accounts.</p></body></html>';

const microsoftSignIn = `<!-- Copyright -->\n<!DOCTYPE html>
<html dir="ltr"><head><title>Sign in to your account</title><script>window.config={"u":"x"};</script></head>
<body><form method="post" action="/common/login"><input type="password" name="passwd"></form></body></html>`;

const redirectToSignIn =
  '<html><head><meta http-equiv="refresh" content="0; url=https://login.microsoftonline.com/common/oauth2/authorize?x=1"></head><body>Please wait</body></html>';

const germanSignIn =
  '<!DOCTYPE html><html lang="de"><head><title>Anmelden – Ablage der Firma</title></head><body><div id="app">Weiter mit dem Firmenkonto</div></body></html>';

const viewerShell = `<!doctype html><html><head><meta charset="utf-8"><title>cv-marta.pdf</title>
<script>${'window.state = "a program that draws the page";\n'.repeat(200)}</script></head>
<body><div id="root"></div><noscript>You need to turn on scripts.</noscript></body></html>`;

const htmlCv = `\ufeff<!DOCTYPE html><html lang="pl"><head><title>Marta Kowalczyk</title></head><body><h1>Marta Kowalczyk</h1>
<p>Toolmaker and shift leader, Gdynia. Signs the shift log in and out; logs defects.</p><ul>
${'<li>Rebuilt the press line of a shipyard supplier and trained four apprentices on it.</li>'.repeat(6)}
</ul><a href="https://marta.example/">marta.example</a></body></html>`;

export const drivePages = {
  googleScanWarning,
  googleScanWarningOld,
  googleScanWarningTurnedAway,
  googleQuota,
  googleNeedsAccess,
  microsoftSignIn,
  redirectToSignIn,
  germanSignIn,
  viewerShell,
  htmlCv,
};
