import type { RoomState } from '@colloquy/contract/room';
import { catalogueLanguage, SPOKEN_SOUND_HOURS } from '@colloquy/contract/shared';
import { lazy, Suspense } from 'react';
import { OrganizationLinks, OrganizationLogo } from '../../shared/organization.tsx';
import { useFair } from '../fair/use-fair.ts';
import { useRoom } from '../hooks/room-context.ts';
import { useInstant } from '../hooks/use-instant.ts';
import { LANGUAGE_NAMES, languageTag } from '../messages/languages.ts';
import { KeptDays } from './kept-days.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Page } from './page.tsx';
import { ScreenHeading } from './screen-heading.tsx';

/** Fetched next to the first page: nobody waits for it. */
const WelcomeFair = lazy(async () => ({ default: (await import('../fair/welcome-fair.tsx')).WelcomeFair }));

/** Who invites, that an AI asks and people decide, how long it takes, what comes and what is kept. Where nothing is to be agreed to, the interview begins from here. */
export function WelcomeScreen({ state }: { state: RoomState }) {
  const { room, snapshot, t } = useRoom();
  const write = useInstant();
  const { form } = useFair();
  const waits = form?.notice?.over === false;
  const { organization, title, candidateName, plannedMinutes, questionCount, topics, expiresAt } = state.invitation;
  const spoken = catalogueLanguage(state.invitation.interviewLanguage);
  const beginning = snapshot.pending.includes('begin');
  const records = state.consents.some(({ purpose }) => purpose.startsWith('recording-'));
  const differs = spoken !== catalogueLanguage(snapshot.language ?? state.language);
  return (
    <Page state={state} actions={<LanguageSelect />}>
      <OrganizationLogo identity={state.identity} />
      {candidateName !== null && <p className="quiet">{t('welcomeGreeting', { name: candidateName })}</p>}
      <ScreenHeading>{t('welcomeTitle', { organization })}</ScreenHeading>
      {title !== null && (
        <p className="role">
          <bdi>{title}</bdi>
        </p>
      )}
      <p className="facts">
        <span>{t('minutes', { count: plannedMinutes })}</span>
        <span>{t('questions', { count: questionCount })}</span>
      </p>
      <p>{t('welcomeAi', { organization })}</p>
      {differs && <p>{t('interviewLanguage', { language: LANGUAGE_NAMES[spoken] })}</p>}
      {topics.length > 0 && (
        <section className="part">
          <h2>{t('planTitle')}</h2>
          <ol className="list">
            {topics.map((topic) => (
              <li key={topic} dir="auto" lang={languageTag(spoken)}>
                {topic}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="part">
        <h2>{t('howTitle')}</h2>
        <ul className="list">
          <li>{t(how(state))}</li>
          {!state.offers.voice && state.readsAloud === true && <li>{t('howReadAloud')}</li>}
          <li>{t('howFreedom')}</li>
          <li>{t('howReturn')}</li>
        </ul>
      </section>
      <section className="part">
        <h2>{t('keptTitle')}</h2>
        {state.offers.voice && <p>{t('keptTextSpeech', { hours: SPOKEN_SOUND_HOURS })}</p>}
        {(records || !state.offers.voice) && <p>{t(records ? 'keptTextRecording' : 'keptText')}</p>}
        <KeptDays state={state} />
        <p>{t('keptAnswers', { organization })}</p>
      </section>
      {form !== null && (
        <Suspense fallback={null}>
          <WelcomeFair state={state} form={form} />
        </Suspense>
      )}
      {!waits && (
        <div className="deeds hold hold-always">
          {state.consents.length > 0 ? (
            <button type="button" className="button button-primary" onClick={() => room.go('consent')}>
              {t('next')}
            </button>
          ) : (
            <button
              type="button"
              className="button button-primary"
              aria-disabled={beginning}
              onClick={() => beginning || room.consentAndBegin(new Set())}
            >
              {t('begin')}
            </button>
          )}
        </div>
      )}
      {state.consents.length === 0 && <p className="quiet small">{t('beginNote')}</p>}
      <div className="deeds">
        <button type="button" className="button button-quiet" onClick={() => room.go('person')}>
          {t('personInstead')}
        </button>
      </div>
      <p className="quiet small">{t('beginBy', { date: write(expiresAt, 'day') })}</p>
      <OrganizationLinks identity={state.identity} language={snapshot.language ?? state.language} />
    </Page>
  );
}

/** Where others could speak and this language is known to no recogniser, that is said before anything begins. */
function how({ offers, speech }: RoomState) {
  if (offers.voice) return 'howSpeaking';
  return speech.state === 'no-language' ? 'howWritingLanguage' : 'howWriting';
}
