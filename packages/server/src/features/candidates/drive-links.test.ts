import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikePage, rewriteDriveLink, virusScanConfirmLink } from './drive-links.ts';
import { drivePages as pages } from './drives/drive-pages.fixture.ts';

const ID = '1MartaKowalczyk_cv-2031';
const GUID = '0a1b2c3d-1111-4222-8333-444455556666';
const uc = `https://drive.google.com/uc?export=download&id=${ID}`;

test.each([
  [`https://drive.google.com/file/d/${ID}/view?usp=sharing`, uc],
  [`https://drive.google.com/file/d/${ID}`, uc],
  [`https://drive.google.com/file/u/1/d/${ID}/preview`, uc],
  [`https://drive.google.com/a/firm.example/file/d/${ID}/edit`, uc],
  [`https://drive.google.com/open?id=${ID}&authuser=0`, uc],
  [`https://drive.google.com/uc?id=${ID}`, uc],
  [`https://docs.google.com/uc?id=${ID}&export=view`, uc],
  [`https://docs.google.com/file/d/${ID}/edit`, uc],
  [`https://drive.google.com/file/d/${ID}/view?resourcekey=0-abcdefgh`, `${uc}&resourcekey=0-abcdefgh`],
  [`https://drive.google.com/file/d/${ID}/view?usp=sharing&resourcekey=0-abc`, `${uc}&resourcekey=0-abc`],
  [`https://drive.google.com/open?id=${ID}&resourceKey=0-abcdefgh`, `${uc}&resourcekey=0-abcdefgh`],
  [`https://drive.google.com/file/d/${ID}/view?usp=sharing&amp;resourcekey=0-abc`, `${uc}&resourcekey=0-abc`],
  [
    `https://docs.google.com/presentation/d/${ID}/edit?resourcekey=0-abc`,
    `https://docs.google.com/presentation/d/${ID}/export/pdf?resourcekey=0-abc`,
  ],
  [
    `https://docs.google.com/document/d/${ID}/edit?resourcekey=0-abc`,
    `https://docs.google.com/document/d/${ID}/export?format=docx&resourcekey=0-abc`,
  ],
  [`https://docs.google.com/document/d/${ID}/edit?rtpof=true&resourcekey=0-abc`, `${uc}&resourcekey=0-abc`],
  [
    `https://firm.sharepoint.com/_layouts/15/Doc.aspx?sourcedoc=%7B${GUID}%7D&e=xyz&share=AbC`,
    `https://firm.sharepoint.com/_layouts/15/download.aspx?UniqueId=${GUID}&e=xyz&share=AbC`,
  ],
  [
    'https://firm-my.sharepoint.com/personal/marta/_layouts/15/onedrive.aspx?id=%2Fcv%2Epdf&e=xyz',
    'https://firm-my.sharepoint.com/personal/marta/_layouts/15/download.aspx?SourceUrl=%2Fcv.pdf&e=xyz',
  ],
  [
    `https://docs.google.com/document/d/${ID}/edit?usp=sharing#heading=h.1`,
    `https://docs.google.com/document/d/${ID}/export?format=docx`,
  ],
  [
    `https://docs.google.com/document/u/0/d/${ID}/mobilebasic`,
    `https://docs.google.com/document/d/${ID}/export?format=docx`,
  ],
  [`https://docs.google.com/document/d/${ID}/edit?rtpof=true&sd=true`, uc],
  [
    `https://docs.google.com/presentation/d/${ID}/edit#slide=1`,
    `https://docs.google.com/presentation/d/${ID}/export/pdf`,
  ],
  [
    `https://docs.google.com/spreadsheets/d/${ID}/edit`,
    `https://docs.google.com/spreadsheets/d/${ID}/export?format=pdf`,
  ],
  [
    `https://drive.usercontent.google.com/download?id=${ID}&export=download`,
    `https://drive.usercontent.google.com/download?id=${ID}&export=download`,
  ],
  ['https://www.dropbox.com/s/ab12cd/marta.pdf?dl=0', 'https://www.dropbox.com/s/ab12cd/marta.pdf?dl=1'],
  ['https://www.dropbox.com/s/ab12cd/marta.pdf', 'https://www.dropbox.com/s/ab12cd/marta.pdf?dl=1'],
  [
    'https://www.dropbox.com/scl/fi/ab12cd/marta.pdf?rlkey=k3y&st=tok&dl=0',
    'https://www.dropbox.com/scl/fi/ab12cd/marta.pdf?rlkey=k3y&st=tok&dl=1',
  ],
  ['https://dropbox.com/s/ab12cd/marta.pdf?raw=1', 'https://dropbox.com/s/ab12cd/marta.pdf?dl=1'],
  ['https://www.dropbox.com/l/scl/AAbb/marta.docx', 'https://www.dropbox.com/l/scl/AAbb/marta.docx?dl=1'],
  ['https://www.dropbox.com/sh/ab12/Kk/marta.pdf?dl=0', 'https://www.dropbox.com/sh/ab12/Kk/marta.pdf?dl=1'],
  ['https://dl.dropboxusercontent.com/s/ab12cd/marta.pdf', 'https://dl.dropboxusercontent.com/s/ab12cd/marta.pdf'],
  ['https://1drv.ms/b/s!AbCdEf?e=xyz', 'https://1drv.ms/b/s!AbCdEf?e=xyz&download=1'],
  ['https://1drv.ms/w/c/0123abcd/EaBcD?e=xyz', 'https://1drv.ms/w/c/0123abcd/EaBcD?e=xyz&download=1'],
  [
    'https://onedrive.live.com/redir?resid=AB!105&authkey=!AKey&ithint=file%2cpdf',
    'https://onedrive.live.com/download?resid=AB%21105&authkey=%21AKey',
  ],
  [
    'https://onedrive.live.com/view.aspx?resid=AB!105&cid=ab&authkey=!AKey',
    'https://onedrive.live.com/download?resid=AB%21105&cid=ab&authkey=%21AKey',
  ],
  [
    'https://onedrive.live.com/?authkey=%21AKey&id=AB%21105&cid=AB',
    'https://onedrive.live.com/download?resid=AB%21105&cid=AB&authkey=%21AKey',
  ],
  [
    'https://onedrive.live.com/?redeem=aHR0cHM6Ly8xZHJ2Lm1zL2I_&cid=1',
    'https://api.onedrive.com/v1.0/shares/u!aHR0cHM6Ly8xZHJ2Lm1zL2I_/driveItem/content',
  ],
  [
    'https://firm.sharepoint.com/:b:/s/people/EaBcD?e=xyz',
    'https://firm.sharepoint.com/:b:/s/people/EaBcD?e=xyz&download=1',
  ],
  [
    'https://firm-my.sharepoint.com/:w:/g/personal/marta_firm_example/EaBcD?web=1',
    'https://firm-my.sharepoint.com/:w:/g/personal/marta_firm_example/EaBcD?download=1',
  ],
  [
    `https://firm.sharepoint.com/sites/hr/_layouts/15/Doc.aspx?sourcedoc=%7B${GUID.toUpperCase()}%7D&action=default`,
    `https://firm.sharepoint.com/sites/hr/_layouts/15/download.aspx?UniqueId=${GUID}`,
  ],
  [
    'https://firm-my.sharepoint.com/personal/marta/_layouts/15/onedrive.aspx?id=%2Fpersonal%2Fmarta%2FDocuments%2Fcv%2Epdf',
    'https://firm-my.sharepoint.com/personal/marta/_layouts/15/download.aspx?SourceUrl=%2Fpersonal%2Fmarta%2FDocuments%2Fcv.pdf',
  ],
  [
    'https://firm.sharepoint.com/sites/hr/Shared%20Documents/Forms/AllItems.aspx?id=%2Fsites%2Fhr%2FShared%20Documents%2Fcv.docx',
    'https://firm.sharepoint.com/sites/hr/_layouts/15/download.aspx?SourceUrl=%2Fsites%2Fhr%2FShared%20Documents%2Fcv.docx',
  ],
  [
    'https://firm.sharepoint.com/sites/hr/Shared%20Documents/cv.docx?web=1',
    'https://firm.sharepoint.com/sites/hr/Shared%20Documents/cv.docx?download=1',
  ],
  ['https://app.box.com/s/h4sh', 'https://app.box.com/shared/static/h4sh'],
  ['https://firm.app.box.com/s/h4sh', 'https://firm.app.box.com/shared/static/h4sh'],
  [
    'https://firm.box.com/s/h4sh/file/987',
    'https://firm.box.com/index.php?rm=box_download_shared_file&shared_name=h4sh&file_id=f_987',
  ],
  [
    'https://app.box.com/file/987?s=h4sh',
    'https://app.box.com/index.php?rm=box_download_shared_file&shared_name=h4sh&file_id=f_987',
  ],
  [
    'https://firm.box.com/v/martas-cv',
    'https://firm.box.com/index.php?rm=box_download_shared_file&vanity_name=martas-cv',
  ],
  ['https://app.box.com/embed/s/h4sh', 'https://app.box.com/shared/static/h4sh'],
])('%s is downloaded, and rewriting again changes nothing', (link, file) => {
  expect(rewriteDriveLink(link)).toMatchObject({ url: file });
  expect(rewriteDriveLink(file)).toMatchObject({ url: file });
});

test.each([
  [`https://drive.google.com/drive/folders/${ID}?usp=sharing`, /folder/],
  [`https://drive.google.com/drive/u/0/folders/${ID}`, /folder/],
  [`https://drive.google.com/folderview?id=${ID}`, /folder/],
  ['https://drive.google.com/drive/my-drive', /owner/],
  ['https://docs.google.com/forms/d/e/1FAIp/viewform', /online document/],
  ['https://www.dropbox.com/sh/ab12/Kk?dl=0', /folder/],
  ['https://www.dropbox.com/scl/fo/ab12/Kk?rlkey=k3y&dl=0', /folder/],
  ['https://www.dropbox.com/home/cv/marta.pdf', /owner/],
  ['https://www.dropbox.com/scl/fi/ab12/Marta.paper?rlkey=k3y', /online document/],
  ['https://1drv.ms/f/s!AbCdEf', /folder/],
  ['https://onedrive.live.com/?id=root&cid=AB', /owner/],
  ['https://onedrive.live.com/redir?resid=AB!105&authkey=!AKey&ithint=folder%2c', /folder/],
  ['https://firm.sharepoint.com/:f:/s/people/EaBcD', /folder/],
  ['https://firm.sharepoint.com/sites/hr/Docs/Forms/AllItems.aspx?id=%2Fsites%2Fhr%2FDocs%2Fpeople', /folder/],
  ['https://firm.sharepoint.com/_layouts/15/AccessDenied.aspx?Source=x', /sign-in/],
  ['https://app.box.com/s/h4sh/folder/12', /folder/],
  ['https://app.box.com/folder/12', /folder/],
  ['https://app.box.com/file/987', /owner/],
  ['https://account.box.com/login?redirect_url=x', /sign-in/],
  ['https://accounts.google.com/ServiceLogin?continue=x', /sign-in/],
  ['https://login.microsoftonline.com/common/oauth2/authorize', /sign-in/],
])('%s is refused with a reason', (link, why) => {
  expect(rewriteDriveLink(link)).toMatchObject({ refuse: expect.stringMatching(why) });
});

test.each([
  'https://cv.example.org/marta.pdf',
  'https://drive.google.com.evil.example/file/d/1MartaKowalczyk/view',
  'https://notdropbox.com/s/ab12cd/marta.pdf',
  'https://www.box.com/pricing',
  'https://docs.google.com/document/d/e/2PACX-1vQ/pub',
  'https://mysharepoint.com.example/:b:/s/x/y',
  'no link at all',
])('%s is left alone', (link) => {
  expect(rewriteDriveLink(link)).toBeNull();
});

test('rewriting never leaves the service, never breaks, and is stable', () => {
  const hosts = [
    'drive.google.com',
    'docs.google.com',
    'www.dropbox.com',
    '1drv.ms',
    'onedrive.live.com',
    'x.sharepoint.com',
    'app.box.com',
  ];
  const services = /(^|\.)(google\.com|dropbox\.com|1drv\.ms|live\.com|onedrive\.com|sharepoint\.com|box\.com)$/;
  const words = fc.constantFrom(
    'file',
    'd',
    'document',
    'export',
    'uc',
    's',
    'scl',
    'fi',
    'fo',
    'sh',
    'v',
    ':b:',
    '_layouts',
    '15',
    'Doc.aspx',
    'onedrive.aspx',
    'index.php',
    'redir',
    ID,
    '..',
    '%2e%2e',
    '//',
    'cv.pdf',
  );
  const keys = fc.constantFrom('id', 'resid', 'redeem', 'resourcekey', 'sourcedoc', 'dl', 's', 'authkey');
  fc.assert(
    fc.property(
      fc.constantFrom(...hosts),
      fc.array(words, { maxLength: 6 }),
      fc.dictionary(keys, fc.string()),
      (host, path, query) => {
        const found = rewriteDriveLink(`https://${host}/${path.join('/')}?${new URLSearchParams(query)}`);
        if (!found || 'refuse' in found) return;
        const url = new URL(found.url);
        expect(url.protocol).toBe('https:');
        expect(url.hostname).toMatch(services);
        const again = rewriteDriveLink(found.url);
        expect(again === null || 'refuse' in again || again.url === found.url).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('the scan warning of Drive gives the link behind its button', () => {
  const from = 'https://drive.usercontent.google.com/download?id=x&export=download';
  expect(virusScanConfirmLink(pages.googleScanWarning, from)).toBe(
    `https://drive.usercontent.google.com/download?id=${ID}&export=download&confirm=t&uuid=00000000-aaaa-4bbb-8ccc-111111111111`,
  );
  expect(virusScanConfirmLink(pages.googleScanWarningOld, uc)).toBe(
    `https://drive.google.com/uc?export=download&confirm=Ab1d&id=${ID}`,
  );
});

test('of the form behind it go along the hidden fields that have a name, nothing else', () => {
  const more =
    '<input type="hidden" value="unnamed"><input type="checkbox" name="remember" value="1"><input name="note" value="x">';
  const page = pages.googleScanWarning.replace('<input type="submit"', `${more}<input type="submit" name="go"`);
  expect(page).toContain('name="go"');
  expect(virusScanConfirmLink(page, uc)).toBe(virusScanConfirmLink(pages.googleScanWarning, uc));
});

test.each([
  [pages.googleScanWarning, `${uc}&resourcekey=0-abc`],
  [pages.googleScanWarningOld, `${uc}&resourcekey=0-abc`],
  [pages.googleScanWarning, `https://drive.usercontent.google.com/download?id=${ID}&resourcekey=0-abc`],
])('the key of an older file goes along through the page of the scan', (page, from) => {
  expect(virusScanConfirmLink(page, from)).toMatch(/&resourcekey=0-abc$/);
});

test('a warning that leads elsewhere, or stands elsewhere, is not followed', () => {
  expect(virusScanConfirmLink(pages.googleScanWarningTurnedAway, uc)).toBeNull();
  expect(virusScanConfirmLink(pages.googleScanWarning, 'https://cv.example.org/')).toBeNull();
  expect(virusScanConfirmLink(pages.googleNeedsAccess, uc)).toBeNull();
  expect(virusScanConfirmLink(pages.htmlCv, uc)).toBeNull();
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each([
  ['googleNeedsAccess', 'sign-in', /sign-in page: share the file with anyone who has the link/],
  ['microsoftSignIn', 'sign-in', /sign-in page/],
  ['redirectToSignIn', 'sign-in', /sign-in page/],
  ['germanSignIn', 'sign-in', /sign-in page/],
  ['googleQuota', 'quota', /opened too often/],
  ['viewerShell', 'viewer', /web page instead of the file/],
] as const)('%s is told by its bytes, whatever type it is sent as', (page, kind, reason) => {
  for (const type of ['text/html; charset=utf-8', 'application/pdf', null]) {
    expect(looksLikePage(bytes(pages[page]), type)).toMatchObject({ kind, reason: expect.stringMatching(reason) });
  }
  const utf16 = Buffer.from(`\ufeff${pages[page]}`, 'utf16le');
  expect(looksLikePage(utf16, null)?.kind).toBe(kind);
});

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'text/html'],
  ['a Word file', 'PK\u0003\u0004\u0000\u0000', 'text/html'],
  ['rich text', '{\\rtf1 <html> sign in}', 'text/html'],
  ['a CV written as a page', pages.htmlCv, 'text/html'],
  ['plain text', 'Marta Kowalczyk\n<login> and password: asked at every shift', 'text/plain'],
  ['nothing', '', 'text/html'],
])('%s is no such page', (_what, text, type) => {
  expect(looksLikePage(bytes(text), type)).toBeNull();
});

test('hostile pages are judged in time that grows with their length only', () => {
  const pieces = [
    '<!---->',
    '<script',
    '<a id="',
    '<title>',
    '<form id=download-form action="',
    '</',
    '<![CDATA[',
    '<?xml',
    '&#',
  ];
  for (const piece of pieces) {
    const page = bytes(`<html>${piece.repeat(Math.ceil(1_000_000 / piece.length))}`);
    looksLikePage(page, 'text/html');
    virusScanConfirmLink(new TextDecoder().decode(page), uc);
    looksLikePage(bytes(piece.repeat(100_000)), 'text/html');
  }
});
