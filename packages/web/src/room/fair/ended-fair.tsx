import type { RoomState } from '@colloquy/contract/room';
import { DeclareForm } from './declare-form.tsx';
import { HowJudged } from './how-judged.tsx';
import { useFair } from './use-fair.ts';

/** On the last page: what the candidate may say of themselves, and how their answers are judged. */
export function EndedFair({ state }: { state: RoomState }) {
  const { form, setForm } = useFair();
  if (form === null) return null;
  const { asks, judged, keptDays } = form;
  return (
    <>
      {asks !== null && <DeclareForm state={state} asks={asks} onForm={setForm} />}
      {judged !== null && <HowJudged state={state} judged={judged} keptDays={keptDays} />}
    </>
  );
}
