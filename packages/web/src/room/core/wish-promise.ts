import type { RoomState } from '@colloquy/contract/room';
import type { Translate } from '../messages/catalogue.ts';

/** Of a request that is not said yet: what saying it does to the interview. */
type Before = 'personAlsoText' | 'personOnlyText' | 'personAskText';
/** Of one that is said. */
type After = 'personTold' | 'reviewTold' | 'eraseTold';
export type Promised = Before | After;

/**
 * What becomes of a wish, exactly as it will: that people hear of it is said only where they do, and that the answer comes
 * by mail only where one is sent. Where nobody hears of it the page speaks of no answer but one by mail.
 */
export function wishPromise(
  key: Promised,
  { wishesReach, answersBy, invitation }: Pick<RoomState, 'wishesReach' | 'answersBy' | 'invitation'>,
  t: Translate,
): string {
  const { organization } = invitation;
  const isUnseen = wishesReach === 'nobody';
  const said: string[] = [];
  if (isBefore(key)) said.push(t(key));
  if (isUnseen) said.push(t('wishUnseen', { organization }));
  else said.push(isBefore(key) ? t('wishSeen', { organization }) : t(key, { organization }));
  if (answersBy === 'mail') said.push(t('answerByMail', { organization }));
  else if (!isUnseen) said.push(t('answerItself', { organization }));
  return said.join(' ');
}

function isBefore(key: Promised): key is Before {
  return key === 'personAlsoText' || key === 'personOnlyText' || key === 'personAskText';
}
