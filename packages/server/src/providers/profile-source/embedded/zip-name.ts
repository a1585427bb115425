import { findLegacyEncoding } from './legacy-encoding.ts';

/** The upper half of code page 850, in which Windows writes names of files in western languages; lines and boxes are left blank. */
const WESTERN_DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»     ÁÂÀ©    ¢¥ ' +
  '      ãÃ       ¤ðÐÊËÈıÍÎÏ    ¦Ì ÓßÔÒõÕµþÞÚÛÙýÝ¯´ ± ¾¶§÷¸°¨·¹³²  ';

/** The name of a file in an archive: UTF-8 where it says so or is, else in the encoding of the machine it was made on. */
export function decodeName(bytes: Uint8Array, isUtf8Flag: boolean): string {
  if (isUtf8Flag) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Without the flag and not UTF-8: an older archiver's code page.
    const encoding = findLegacyEncoding(bytes);
    if (encoding !== null && /^(?:shift_jis|euc-|gb18030|big5|ibm866)/.test(encoding))
      return new TextDecoder(encoding).decode(bytes);
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : (WESTERN_DOS[byte - 0x80] ?? ' '),
    ).join('');
  }
}
