import { useRoom } from '../hooks/room-context.ts';

/** Takes the room out of another page's iframe: a link of its own, so that the browser sees the candidate's press. */
export function NewTabLink() {
  const { onOpenInNewTab, t } = useRoom();
  return (
    <a className="button" href={window.location.pathname} target="_blank" rel="noopener" onClick={onOpenInNewTab}>
      {t('helpNewTab')}
    </a>
  );
}
