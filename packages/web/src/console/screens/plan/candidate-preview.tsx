import { useEffect, useRef, useState } from 'react';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { useOrganization } from '../../hooks/use-organization.ts';
import type { Plan, PlanForm } from './plan-draft.ts';

type CandidatePreviewProps = { published: PlanForm; plan: Plan; minutes: number; shown: string | null };

/** The room itself in a frame as wide as a phone, with the question that is worked on. */
export function CandidatePreview({ published, plan, minutes, shown }: CandidatePreviewProps) {
  const p = usePlanWords();
  const { organization } = useOrganization();
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (data?.type === 'colloquy-preview-ready') setReady(true);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const found = plan.questions.findIndex(({ key }) => key === shown);
  const at = Math.max(0, found);
  const question = plan.questions[at];
  useEffect(() => {
    if (!ready) return;
    frame.current?.contentWindow?.postMessage(
      {
        type: 'colloquy-preview',
        organization: organization.displayName,
        title: plan.title,
        language: published.language,
        minutes,
        questions: plan.questions.map(({ text }) => text),
        at,
        answerForm: question?.answerForm ?? 'prose',
        starter: question?.starter ?? null,
      },
      window.location.origin,
    );
  });
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{p('preview')}</h2>
      <p className="small quiet">{p('previewHint')}</p>
      <iframe ref={frame} className="p-phone" src="/console/room-preview" title={p('previewTitle')} tabIndex={-1} />
    </section>
  );
}
