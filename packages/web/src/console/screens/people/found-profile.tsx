import type { ReplyOf } from '../../core/api.ts';
import { usePage } from '../../hooks/page-context.ts';
import { sourceKey } from '../../messages/keys.ts';

type Profile = ReplyOf<'findProfile'>;

/** What a profile says; of one with several sources, each fact with those that it is from. */
export function FoundProfile({ profile }: { profile: Profile }) {
  const { username, name, headline, location, positions, from } = profile;
  return (
    <>
      <p dir="auto">
        <span className="c-strong">{name ?? username}</span>
        <From places={from.name} profile={profile} />
      </p>
      {headline !== null && (
        <p dir="auto">
          {headline}
          <From places={from.headline} profile={profile} />
        </p>
      )}
      {location !== null && (
        <p dir="auto">
          {location}
          <From places={from.location} profile={profile} />
        </p>
      )}
      <ul className="c-list">
        {positions.map((position) => (
          <li key={`${position.title} ${position.company} ${position.from}`} className="c-line">
            <span dir="auto">
              {position.title}
              <From places={position.sources} profile={profile} />
            </span>
            <span dir="auto">{position.company}</span>
            <span className="small quiet">{position.from}</span>
          </li>
        ))}
      </ul>
      <Sources sources={profile.sources} />
    </>
  );
}

type FromProps = { places: readonly number[]; profile: Profile };

/** Said where it could be another one. */
function From({ places, profile: { sources } }: FromProps) {
  const { t } = usePage();
  if (sources.length < 2 || places.length === 0) return null;
  const named = places.map((place) => `${place + 1} ${t(sourceKey(sources[place]?.kind ?? 'upstream'))}`);
  return (
    <span className="c-under small quiet" dir="auto">
      {named.join(' · ')}
    </span>
  );
}

/** What it was made of, the best first, in the numbers that the facts name. */
function Sources({ sources }: { sources: Profile['sources'] }) {
  const { t, formats } = usePage();
  return (
    <section className="c-part" aria-labelledby="sources">
      <h3 id="sources">{t('profileSources')}</h3>
      {sources.length === 0 && <p>{t('profileSourcesNone')}</p>}
      <ol className={sources.length === 1 ? 'c-list' : undefined}>
        {sources.map(({ kind, receivedAt }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the facts name
          <li key={place}>{t('sourceOn', { source: t(sourceKey(kind)), date: formats.date(receivedAt) })}</li>
        ))}
      </ol>
    </section>
  );
}
