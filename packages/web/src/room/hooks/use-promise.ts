import { useRoom } from './room-context.ts';

type Promised =
  | 'personAlsoText'
  | 'personOnlyText'
  | 'personAskText'
  | 'personTold'
  | 'nextPerson'
  | 'reviewTold'
  | 'eraseTold';

/** What becomes of a request, as it will: that the answer comes by mail is said only where one is sent. */
export function usePromise(): (key: Promised) => string {
  const { snapshot, t } = useRoom();
  return (key) => {
    if (snapshot.state === null) return '';
    const { answersBy, invitation } = snapshot.state;
    const { organization } = invitation;
    const kept = t(key, { organization });
    return answersBy === 'mail' ? `${kept} ${t('answerByMail', { organization })}` : kept;
  };
}
