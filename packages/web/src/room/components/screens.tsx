import { useEffect } from 'react';
import { screenOf } from '../core/snapshot.ts';
import { useRoom } from '../hooks/room-context.ts';
import { ClientSessionScreen } from './client-session-screen.tsx';
import { ConsentScreen } from './consent-screen.tsx';
import { ConversationScreen } from './conversation-screen.tsx';
import { DevicesPlace } from './devices-place.tsx';
import { DroppedScreen } from './dropped-screen.tsx';
import { EndedScreen } from './ended-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { MessageScreen } from './message-screen.tsx';
import { PausedScreen } from './paused-screen.tsx';
import { PersonScreen } from './person-screen.tsx';
import { SummaryScreen } from './summary-screen.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

/** Draws the one screen that the snapshot calls for. */
export function Screens() {
  const { snapshot, t } = useRoom();
  const screen = screenOf(snapshot);
  const { state } = snapshot;
  const organization = state?.invitation.organization;

  useEffect(() => {
    document.title = organization === undefined ? t('pageTitle') : `${t('pageTitle')} · ${organization}`;
  }, [organization, t]);

  if (screen === 'link-unknown') return <MessageScreen title={t('linkUnknownTitle')} text={t('linkUnknownText')} />;
  if (screen === 'link-over') return <MessageScreen title={t('linkOverTitle')} text={t('linkOverText')} />;
  if (screen === 'broken') return <MessageScreen title={t('brokenTitle')} text={t('brokenText')} reload />;
  if (state === null) return <LoadingScreen />;
  switch (screen) {
    case 'welcome':
      return <WelcomeScreen state={state} />;
    case 'consent':
      return <ConsentScreen state={state} />;
    case 'devices':
      return <DevicesPlace state={state} />;
    case 'person':
      return <PersonScreen state={state} />;
    case 'paused':
      return <PausedScreen state={state} />;
    case 'dropped':
      return <DroppedScreen state={state} />;
    case 'elsewhere':
    case 'taken':
      return <ClientSessionScreen state={state} taken={screen === 'taken'} />;
    case 'summary':
      return state.application === null ? (
        <LoadingScreen />
      ) : (
        <SummaryScreen state={state} application={state.application} />
      );
    case 'ended':
      return <EndedScreen state={state} />;
    default:
      return state.conversation === null ? (
        <LoadingScreen />
      ) : (
        <ConversationScreen state={state} conversation={state.conversation} />
      );
  }
}
