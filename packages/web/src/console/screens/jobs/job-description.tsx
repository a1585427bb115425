import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlanWords, usePlanWords } from '../../hooks/plan-words.tsx';
import { useRead } from '../../hooks/use-read.ts';
import '../plan/plan.css';
import { MarkedText } from './marked-text.tsx';

type JobDescriptionProps = {
  job: { id: string; language: string; questions: readonly { key: string; text: string }[] };
  /** The description without marks: until they have come, and where they do not. */
  children: ReactNode;
};

/** The description of a job; once it is unfolded, with the lines that were read marked. */
export function JobDescription({ job, children }: JobDescriptionProps) {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = place.current?.closest('details') ?? null;
    if (fold === null || fold.open) {
      setShown(true);
      return;
    }
    const toggled = () => fold.open && setShown(true);
    fold.addEventListener('toggle', toggled);
    return () => fold.removeEventListener('toggle', toggled);
  }, []);
  return (
    <div ref={place}>
      {shown ? (
        <PlanWords>
          <Marked job={job}>{children}</Marked>
        </PlanWords>
      ) : (
        children
      )}
    </div>
  );
}

function Marked({ job, children }: JobDescriptionProps) {
  const p = usePlanWords();
  const found = useRead('getJobReading', { params: { id: job.id } });
  if (found.data === undefined || found.data.lines.length === 0) return children;
  return (
    <>
      <p className="small quiet">{p('markedHint')}</p>
      <MarkedText text={found.data.text} lines={found.data.lines} questions={job.questions} language={job.language} />
    </>
  );
}
