import type { FairForm, RoomState } from '@colloquy/contract/room';
import { HowJudged } from './how-judged.tsx';
import { NoticePart } from './notice-part.tsx';

/** On the first page: how answers are judged, and from when on the interview may begin. */
export function WelcomeFair({ state, form }: { state: RoomState; form: FairForm }) {
  const { judged, notice, keptDays } = form;
  return (
    <>
      {judged !== null && <HowJudged state={state} judged={judged} keptDays={keptDays} />}
      {notice !== null && !notice.over && <NoticePart state={state} notice={notice} />}
    </>
  );
}
