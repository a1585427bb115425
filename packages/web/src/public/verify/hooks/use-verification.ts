import type { VerifyReply, VerifyState } from '@colloquy/contract/public';
import { useCallback, useEffect, useState } from 'react';
import { type Notice, outcomeNotice, refusalNotice } from '../core/notice.ts';
import type { Answer, VerifySource } from '../core/source.ts';

type Shown = { kind: 'loading' } | { kind: 'unknown' | 'over' | 'failed' } | { kind: 'page'; state: VerifyState };

/** What the page shows and what can be asked of the server: nothing but the state until the person presses a button. */
export function useVerification(source: VerifySource) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [codeNotice, setCodeNotice] = useState<Notice | null>(null);
  const [claimNotice, setClaimNotice] = useState<Notice | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [focus, setFocus] = useState<{ id: string } | null>(null);

  const load = useCallback(async () => {
    setShown({ kind: 'loading' });
    const answer = await source.load();
    setShown(
      answer.kind === 'ok'
        ? { kind: 'page', state: answer.body }
        : { kind: answer.kind === 'refused' ? 'failed' : answer.kind },
    );
  }, [source]);
  useEffect(() => void load(), [load]);

  // A command may take away what had the focus: it goes on where the reply is read.
  useEffect(() => {
    if (focus !== null) document.getElementById(focus.id)?.focus();
  }, [focus]);

  /** One command at a time; what came of it is said where it was given. */
  async function run(
    command: Promise<Answer<VerifyReply>>,
    say: (notice: Notice) => void,
    onDone: (reply: VerifyReply) => void,
  ): Promise<void> {
    setBusy(true);
    setCodeNotice(null);
    setClaimNotice(null);
    setSentTo(null);
    const answer = await command;
    setBusy(false);
    if (answer.kind === 'ok') {
      setShown({ kind: 'page', state: answer.body.state });
      onDone(answer.body);
    } else if (answer.kind === 'refused') say(refusalNotice(answer.error));
    else if (answer.kind === 'failed') say({ key: 'failedSend', bad: true });
    else {
      setShown({ kind: answer.kind });
      setFocus({ id: 'title' });
    }
  }

  return {
    shown,
    codeNotice,
    claimNotice,
    busy,
    /** The address that a code was just asked for. */
    sentTo,
    retry: () => void load().then(() => setFocus({ id: 'title' })),
    missCode: () => setCodeNotice({ key: 'codeMissing', bad: true }),
    missEmail: () => setClaimNotice({ key: 'emailMissing', bad: true }),
    confirm: (id: string, code: string) =>
      void run(source.confirm(id, code), setCodeNotice, ({ outcome, state }) => {
        if (outcome !== null) setCodeNotice(outcomeNotice(outcome, state.pending?.triesLeft ?? 0));
        setFocus({ id: state.pending === null ? 'outcome' : 'code' });
      }),
    sendCode: (id: string) =>
      void run(source.sendCode(id), setCodeNotice, () => setCodeNotice({ key: 'newCodeSent', bad: false })),
    claim: (claim: Parameters<VerifySource['claim']>[0]) =>
      void run(source.claim(claim), setClaimNotice, ({ state }) => {
        setSentTo(state.pending?.email ?? null);
        setFocus({ id: 'code' });
      }),
  };
}
