/**
 * Reads the writing in pictures of pages. No engine comes with the program; a CV of pictures is then refused as
 * scanned.
 */
export interface PictureText {
  /** The text of all pages, lines parted by line feeds, or null when nothing could be read. Rejects when aborted. */
  textOf(file: { bytes: Uint8Array; fileName: string | null }, signal: AbortSignal): Promise<string | null>;
}
