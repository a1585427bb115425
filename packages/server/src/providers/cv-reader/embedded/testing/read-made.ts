import type { DateParts, Profile } from '../../../shapes/profile.ts';
import type { CvContent } from '../../cv-content.ts';
import { readCvFile } from '../read-cv-file.ts';
import { docxParagraph, docxTable, makeDocx } from './make-office.ts';
import { makePdf, type PdfPage } from './make-pdf.ts';

/** CVs made on the spot and read as a file would be; what is asked of them most, in a line each. */
async function content(bytes: Uint8Array, name: string): Promise<CvContent> {
  const outcome = await readCvFile(bytes, name);
  if (!outcome.ok) throw new Error(`${outcome.code}: ${outcome.reason}`);
  return outcome.content;
}

export const txt = (lines: string[]): Promise<CvContent> =>
  content(new TextEncoder().encode(lines.join('\n')), 'cv.txt');
export const pdf = (...pages: PdfPage[]): Promise<CvContent> => content(makePdf(pages), 'cv.pdf');
export const docx = (...parts: string[]): Promise<CvContent> => content(makeDocx(parts.join('')), 'cv.docx');
export const heading = (text: string): string => docxParagraph(text, { style: 'T2' });
export const table = (rows: string[][]): string =>
  docxTable(
    rows.map((row) =>
      row.map((cell) =>
        cell
          .split('\n')
          .map((line) => docxParagraph(line))
          .join(''),
      ),
    ),
  );

const at = (date: DateParts): string => [date.year, date.month].filter((part) => part > 0).join('/') || '*';
export const jobs = (cv: CvContent): string[] =>
  cv.profile.position.map((job) => `${job.title} @ ${job.companyName} ${at(job.start)}-${at(job.end)}`);
export const studies = (profile: Profile): string[] =>
  profile.educations.map((study) => `${study.degree} | ${study.fieldOfStudy} | ${study.schoolName}`);
