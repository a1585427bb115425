import type { IncomingHttpHeaders } from 'node:http';
import type { Messages } from '@colloquy/content/schema/messages';
import type { ReportForm, TranscriptForm } from '@colloquy/contract/links';
import { catalogueLanguage, type Language } from '@colloquy/contract/shared';
import type { ReplyFile } from '../../platform/http/reply-file.ts';
import type { PdfDocument } from '../../platform/pdf/blocks.ts';
import type { PdfMaker } from '../../platform/pdf/pdf-maker.ts';
import { pickType, preferred } from './accept.ts';
import { reportPdf, transcriptPdf } from './report-pdf.ts';
import { type ReportWords, reportWords } from './report-words.ts';

export const PDF = 'application/pdf';

/** Results as documents to print and to file, with the words around them in the reader's language. */
export type ResultPdfs = {
  /**
   * @param acceptLanguage the header as it came
   * @param lane whose interview it is: accounts take turns
   * @throws {PdfUnavailableError} while none can be made
   */
  report(form: ReportForm, acceptLanguage: string | undefined, lane: string): Promise<Uint8Array>;
  transcript(form: TranscriptForm, acceptLanguage: string | undefined, lane: string): Promise<Uint8Array>;
};

type ResultPdfsDeps = {
  pdf: PdfMaker;
  /** The messages of the report's page, in one of `languages`. */
  messages(language: Language): Promise<Messages>;
  languages: readonly Language[];
  /** The picture under this digest; null where there is none any more, or none that a document takes. */
  logo(hash: string): Promise<Uint8Array | null>;
};

export function resultPdfs(deps: ResultPdfsDeps): ResultPdfs {
  const make = async (
    acceptLanguage: string | undefined,
    lane: string,
    compose: (words: ReportWords) => PdfDocument,
  ): Promise<Uint8Array> => {
    const language = languageOf(acceptLanguage, deps.languages);
    const messages = await deps.messages(language);
    const made = await deps.pdf.make(compose(reportWords(messages, language)), lane);
    // A server without a font for the reader's script says it in English rather than in codes.
    if (language === 'en' || !lacks(made.missing, messages)) return made.bytes;
    return (await deps.pdf.make(compose(reportWords(await deps.messages('en'), 'en')), lane)).bytes;
  };
  return {
    async report(form, acceptLanguage, lane) {
      const logo = await logoOf(deps, form.transcript);
      return make(acceptLanguage, lane, (words) => reportPdf(form, words, tagOf(form.report.language), logo));
    },
    async transcript(form, acceptLanguage, lane) {
      const logo = await logoOf(deps, form);
      return make(acceptLanguage, lane, (words) => transcriptPdf(form, words, tagOf(form.language), logo));
    },
  };
}

async function logoOf(deps: ResultPdfsDeps, { identity }: TranscriptForm): Promise<Uint8Array | null> {
  const hash = identity?.logo?.url.split('/').at(-1);
  return hash === undefined ? null : deps.logo(hash);
}

function languageOf(header: string | undefined, spoken: readonly Language[]): Language {
  const wanted = preferred(header ?? '').map((tag) => tag.split('-')[0] ?? '');
  const known = wanted.map((tag) => (tag === 'nb' || tag === 'nn' ? 'no' : tag));
  return known.map((tag) => spoken.find((language) => language === tag)).find((found) => found !== undefined) ?? 'en';
}

function lacks(missing: readonly string[], messages: Messages): boolean {
  const codes = new Set(missing);
  const texts = Object.values(messages).flatMap((message) =>
    typeof message === 'string' ? [message] : Object.values(message),
  );
  return texts.some((text) =>
    Array.from(text).some((character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return codes.has(`U+${code}`);
    }),
  );
}

function tagOf(language: Language): string {
  const known = catalogueLanguage(language);
  return known === 'no' ? 'nb' : known === 'zh' ? 'zh-Hans' : language;
}

/** The file where a request prefers a PDF to JSON; null where it does not. */
export async function asPdf(
  { accept, 'accept-language': language }: IncomingHttpHeaders,
  make: (language: string | undefined) => Promise<Uint8Array>,
): Promise<ReplyFile | null> {
  return pickType(accept, ['application/json', PDF]) === PDF ? { type: PDF, bytes: await make(language) } : null;
}
