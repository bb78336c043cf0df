import { isApiProblem } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';

interface SendResult {
  readonly kind: 'done' | 'rejected';
  readonly message?: string;
  readonly code?: string;
}

interface TextSave<Form, Stored extends { readonly Rev: number }> {
  readonly stored: Stored;
  readonly send: (form: Form, rev: number) => Promise<SendResult>;
  readonly read: () => Promise<Stored>;
  readonly conflictCode: string;
  readonly savedText: string;
  /** Gets what the server holds after the save. */
  readonly onSaved: (stored: Stored) => void;
}

/** Saves the version that was opened; `conflict` is what somebody else saved meanwhile. */
export const useTextSave = <Form, Stored extends { readonly Rev: number }>({
  stored,
  send,
  read,
  conflictCode,
  savedText,
  onSaved,
}: TextSave<Form, Stored>) => {
  const [rev, setRev] = useState(stored.Rev);
  const [conflict, setConflict] = useState<Stored>();
  const [rejection, setRejection] = useState('');
  const [isBusy, setBusy] = useState(false);

  const run = async (form: Form, expectedRev: number): Promise<boolean> => {
    const result = await send(form, expectedRev);
    if (result.kind === 'rejected') {
      if (result.code === conflictCode) setConflict(await read());
      else setRejection(result.message ?? '');
      return false;
    }
    const saved = await read();
    setRev(saved.Rev);
    setConflict(undefined);
    onSaved(saved);
    announce(savedText);
    showToast({ text: savedText });
    return true;
  };
  const save = async (form: Form, expectedRev = rev): Promise<boolean> => {
    setRejection('');
    setBusy(true);
    try {
      return await run(form, expectedRev);
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const acceptTheirs = (): void => {
    if (conflict) setRev(conflict.Rev);
    setConflict(undefined);
  };
  return { save, rev, conflict, rejection, isBusy, acceptTheirs };
};
