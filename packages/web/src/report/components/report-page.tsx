import { END_KEYS, isNothingUsable, questionNumber, type ReportForm } from '@colloquy/contract/links';
import { useMemo, useState } from 'react';
import { commonReason, quotesByTurn } from '../core/places.ts';
import type { LinkSource } from '../core/source.ts';
import type { RecordingView } from '../hooks/use-recording.ts';
import { useView } from '../hooks/view-context.ts';
import { AboutList } from './about-list.tsx';
import { ClaimList } from './claim-list.tsx';
import { CompetencyList } from './competency-list.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { FormButtons } from './form-buttons.tsx';
import { Glance } from './glance.tsx';
import { LanguageNote } from './language-note.tsx';
import { LimitList } from './limit-list.tsx';
import { MethodNote } from './method-note.tsx';
import { NothingUsable } from './nothing-usable.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { PageHead } from './page-head.tsx';
import { PersonRequests } from './person-requests.tsx';
import { PlacedQuote } from './placed-quote.tsx';
import { QuestionItem } from './question-item.tsx';
import { RecordingPlayer } from './recording-player.tsx';
import { RequirementSummary } from './requirement-summary.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewList } from './review-list.tsx';
import { TranscriptLink } from './transcript-link.tsx';
import { TranscriptLog } from './transcript-log.tsx';

type ReportPageProps = { loaded: ReportForm; source: LinkSource; recording: RecordingView };

/** The report: first what was covered, how sure and what said so; then the questions beside the transcript; then people. */
export function ReportPage({ loaded, source, recording }: ReportPageProps) {
  const { t, formats } = useView();
  const [reviewing, setReviewing] = useState({
    reviews: loaded.reviews,
    disagreement: loaded.disagreement,
    withheld: loaded.withheld,
  });
  const form = { ...loaded, ...reviewing };
  const { report, transcript } = form;
  const reason = commonReason(loaded);
  const quotes = useMemo(() => quotesByTurn(loaded), [loaded]);
  const current = form.reviews
    .filter(({ current: isCurrent }) => isCurrent)
    .map(({ reviewer, verified }) => `\u2068${reviewer}\u2069${verified ? '' : ` (${t('notVerified')})`}`);
  const nobody = form.withheld > 0 ? t('assessmentsWithheld', { number: form.withheld }) : t('assessedByNobody');
  return (
    <div className="page">
      <PageHead
        transcript={transcript}
        coverage={t('askedOf', { asked: report.asked, total: report.total })}
        actions={
          <FormButtons
            source={source}
            offers={[
              { type: 'application/pdf', label: t('asPdf'), fileName: 'report.pdf' },
              { type: 'application/json', label: t('asJson'), fileName: 'report.json' },
            ]}
          />
        }
      />
      <main>
        <div className="under-head">
          <p>{t(report.evaluation === 'drafted' ? 'aiDrafted' : 'aiRefused')}</p>
          <p className="assessed">
            {current.length === 0 ? nobody : t('assessedBy', { names: formats.list(current) })}{' '}
            {source.assessor !== null && <a href="#assess">{t('addAssessment')}</a>}
          </p>
        </div>
        {report.endedEarly !== undefined && <p>{t(END_KEYS[report.endedEarly])}</p>}
        {isNothingUsable(form) && <NothingUsable form={form} />}
        <Glance form={form} />
        <LanguageNote form={form} />
        <PersonRequests form={form} />
        <RequirementSummary form={form} />
        <CompetencyList form={form} />
        <ClaimList form={form} />
        {report.flags.length > 0 && (
          <section className="flags" aria-labelledby="flags">
            <h2 id="flags">{t('flagsTitle')}</h2>
            <p>{t('flagsText')}</p>
            <ul className="quotes">
              {report.flags.map(({ quote }) =>
                quote === null ? null : (
                  <li key={`${quote.turnId}:${quote.start}`}>
                    <PlacedQuote quote={quote} />
                  </li>
                ),
              )}
            </ul>
          </section>
        )}
        <OwnQuestions form={form} />
        <LimitList form={form} />
        <div className="beside">
          <section className="questions-part" aria-labelledby="questions">
            <RecordingPlayer recording={recording} source={source} />
            <h2 id="questions">{t('questions')}</h2>
            <p className="paper-only small">{t('transcriptElsewhere')}</p>
            <ol className="questions">
              {report.questions.map((question) => (
                <QuestionItem
                  key={question.key}
                  question={question}
                  grading={report.grading}
                  sameAs={questionNumber(loaded.report, question.sameAs)}
                  reasonSaid={question.notAssessable === reason}
                />
              ))}
            </ol>
          </section>
          <section className="transcript-part" aria-labelledby="transcript">
            <div className="part-head">
              <h2 id="transcript">{t('transcript')}</h2>
              <TranscriptLink url={form.transcriptUrl} source={source} />
            </div>
            <p className="quiet small">{t('transcriptTimes')}</p>
            <TranscriptLog transcript={transcript} quotes={quotes} />
          </section>
        </div>
        <section className="people" aria-labelledby="people">
          <h2 id="people">{t('assessments')}</h2>
          <div className="people-parts">
            <div>
              <ReviewList form={form} />
            </div>
            {source.assessor !== null && <ReviewForm form={form} source={source} onKept={setReviewing} />}
          </div>
        </section>
        {report.summary === null && <CoverageTable form={form} />}
        <AboutList about={form.about} />
        <MethodNote form={form} />
      </main>
    </div>
  );
}
