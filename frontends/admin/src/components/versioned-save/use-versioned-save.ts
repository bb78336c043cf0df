import { isApiProblem } from '@tokri/web-kit/platform';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from './labels.ts';

interface SaveResult {
  readonly kind: 'done' | 'rejected';
  readonly message?: string;
  readonly code?: string;
}

interface SavedReport {
  readonly text: string;
  readonly undo?: () => void;
}

interface VersionedSave<Form, Stored, Version> {
  /** Without a stored record it creates. */
  readonly stored: Stored | undefined;
  readonly versionOf: (stored: Stored) => Version;
  readonly send: (form: Form, version: Version | undefined) => Promise<SaveResult>;
  /** What the server holds now; undefined once it is deleted. */
  readonly read: () => Promise<Stored | undefined>;
  readonly conflictCode: string;
  readonly report: (form: Form, version: Version | undefined) => SavedReport;
  /** Runs after every attempt: a rejection shows stale data. */
  readonly refresh?: () => void;
  /** The record that a form edits from now on, if it stays open. */
  readonly onSaved: () => Promise<Stored | undefined> | void;
}

/** Saves the version that was opened; `conflict` is what somebody else saved meanwhile. */
export const useVersionedSave = <Form, Stored, Version>(
  record: VersionedSave<Form, Stored, Version>,
) => {
  const { stored, versionOf } = record;
  const [version, setVersion] = useState(stored && versionOf(stored));
  const [conflict, setConflict] = useState<Stored>();
  const [rejection, setRejection] = useState('');
  const [isBusy, setBusy] = useState(false);

  const reject = async ({ code, message = '' }: SaveResult): Promise<void> => {
    const theirs = code === record.conflictCode ? await record.read() : undefined;
    setConflict(theirs);
    setRejection(theirs ? '' : message);
  };
  const run = async (form: Form, expected: Version | undefined): Promise<boolean> => {
    const result = await record.send(form, expected);
    if (result.kind === 'rejected') {
      await reject(result);
      return false;
    }
    setConflict(undefined);
    const { text, undo } = record.report(form, expected);
    reportChange(text, undo);
    const opened = await record.onSaved();
    if (opened) setVersion(versionOf(opened));
    return true;
  };
  const save = async (form: Form, expected = version): Promise<boolean> => {
    setRejection('');
    // At once, so that a page never asks about input that is just being saved.
    flushSync(() => setBusy(true));
    try {
      return await run(form, expected);
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
      return false;
    } finally {
      setBusy(false);
      record.refresh?.();
    }
  };
  /** Takes the version of somebody else as the one that is edited. */
  const acceptConflict = (): Version | undefined => {
    const theirs = conflict && versionOf(conflict);
    setVersion(theirs);
    setConflict(undefined);
    return theirs;
  };
  return { save, version, conflict, rejection, isBusy, acceptConflict };
};

export const revOf = ({ Rev }: { readonly Rev: number }): number => Rev;
