import { useRoom } from '../hooks/room-context.ts';
import { ScreenHeading } from './screen-heading.tsx';

type MessageScreenProps = { title: string; text: string; reload?: boolean };

/** A dead end with its cause and the way on. */
export function MessageScreen({ title, text, reload = false }: MessageScreenProps) {
  const { t } = useRoom();
  return (
    <div className="page">
      <main className="main main-short">
        <ScreenHeading>{title}</ScreenHeading>
        <p>{text}</p>
        {reload && (
          <div className="deeds">
            <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
              {t('reload')}
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
