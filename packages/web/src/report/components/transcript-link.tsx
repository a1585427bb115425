import { type MouseEvent, useState } from 'react';
import { ownAddress } from '../core/link.ts';
import type { LinkSource } from '../core/source.ts';
import { useView } from '../hooks/view-context.ts';

/** To the transcript's own page; where opening it is put on record, that comes first. */
export function TranscriptLink({ url, source }: { url: string; source: LinkSource }) {
  const { t } = useView();
  const [failed, setFailed] = useState(false);
  const href = ownAddress(url);
  const { noteOpened } = source;

  const open = async (event: MouseEvent) => {
    // Every button but the first comes as an auxiliary one: only the middle one opens a link.
    if (noteOpened === undefined || event.button > 1) return;
    event.preventDefault();
    // Opened before the reply is here: a browser takes a later one for a window that nobody wanted.
    const beside = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey ? window.open('') : null;
    const isNoted = await noteOpened('transcript');
    setFailed(!isNoted);
    if (isNoted) (beside ?? window).location.assign(href);
    else beside?.close();
  };

  return (
    <>
      <a className="small" href={href} onClick={(event) => void open(event)} onAuxClick={(event) => void open(event)}>
        {t('ownTranscript')}
      </a>
      {failed && (
        <p className="attention" role="alert">
          {t('failedText')}
        </p>
      )}
    </>
  );
}
