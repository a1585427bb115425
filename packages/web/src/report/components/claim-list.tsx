import { type ReportForm, yearsOf } from '@colloquy/contract/links';
import { useView } from '../hooks/view-context.ts';
import { MoreQuotes } from './more-quotes.tsx';
import { PlacedQuote } from './placed-quote.tsx';

/** What the CV says, position by position, next to the candidate's words that mention it. */
export function ClaimList({ form }: { form: ReportForm }) {
  const { t } = useView();
  const claims = form.report.summary?.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <section className="claims" aria-labelledby="claims">
      <h2 id="claims">{t('claims')}</h2>
      <ul>
        {claims.map((claim, index) => {
          const [first, ...others] = claim.quotes;
          const years = yearsOf(claim);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two positions of a CV may read alike, and none ever moves
            <li key={index} className="requirement">
              <p>
                {claim.title !== '' && <bdi>{claim.title}</bdi>}
                {claim.title !== '' && claim.employer !== '' && ' · '}
                {claim.employer !== '' && <bdi>{claim.employer}</bdi>}{' '}
                {years !== '' && <span className="claim-years quiet small">{years}</span>}{' '}
              </p>
              <div className="requirement-words">
                {first === undefined ? (
                  <p className="not-spoken-of quiet">{t('notSpokenOf')}</p>
                ) : (
                  <PlacedQuote quote={first} />
                )}
                <MoreQuotes
                  label={t('moreQuotes', { count: others.length })}
                  quotes={others}
                  draw={(quote) => <PlacedQuote quote={quote} />}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
