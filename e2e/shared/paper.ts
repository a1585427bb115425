import { getDocumentProxy } from 'unpdf';

/** One printed page: its size in points, its folded words as they are read, and from where to where they reach across it. */
export type Sheet = { width: number; height: number; text: string; left: number; right: number };

/** Every page of a PDF, in order. */
export async function readSheets(pdf: Uint8Array): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => readSheet(document, index + 1)));
}

/** Letters of scripts from right to left are on paper one by one. */
async function readSheet(document: Awaited<ReturnType<typeof getDocumentProxy>>, page: number): Promise<Sheet> {
  const sheet = await document.getPage(page);
  const [, , width = 0, height = 0] = sheet.view;
  let [text, left, right] = ['', width, 0];
  let backwards: string[] = [];
  for (const item of (await sheet.getTextContent()).items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '') {
      const from = Number(item.transform[4]);
      left = Math.min(left, from);
      right = Math.max(right, from + item.width);
    }
    if (item.dir === 'rtl' || (backwards.length > 0 && item.str === ' ')) {
      backwards.unshift(item.str);
      continue;
    }
    text += `${backwards.join('')}${item.str}`;
    backwards = [];
  }
  return { width, height, text: fold(text + backwards.join('')), left, right };
}

/** Paper knows no logical spaces, and may hold letters in the form they have inside a word. */
export function fold(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
}
