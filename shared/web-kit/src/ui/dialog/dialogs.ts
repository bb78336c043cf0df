import { create } from 'zustand';
import {
  closeResult,
  submitResult,
  type DialogResult,
  type DialogType,
  type SubmitCode,
} from './dialog-type.ts';

export interface DialogRequest {
  readonly type: DialogType;
  /** Plain text; HTML in types 4, 5 and 7, where the caller must escape data. */
  readonly message: string;
  readonly title?: string;
  /** What the confirming button of types 4 and 5 says instead of OK. */
  readonly actionLabel?: string;
  /** What the other button of types 4 and 5 says instead of Close. */
  readonly closeLabel?: string;
  readonly picture?: string;
  /**
   * Runs on confirmation while the dialog stays open. A text that it resolves to says why it failed,
   * and the dialog waits for another decision.
   */
  readonly action?: () => Promise<string>;
}

interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly settle: (result: DialogResult) => void;
}

const maxQueueLength = 5;
let lastId = 0;

export const useDialogs = create<{ readonly queue: readonly OpenDialog[] }>()(() => ({
  queue: [],
}));

const removeFromQueue = (id: number): OpenDialog | undefined => {
  const { queue } = useDialogs.getState();
  useDialogs.setState({ queue: queue.filter((dialog) => dialog.id !== id) });
  return queue.find((dialog) => dialog.id === id);
};

export const submitDialog = (id: number, code: SubmitCode): void =>
  removeFromQueue(id)?.settle(submitResult(code));
export const closeDialog = (id: number, source: 'close' | 'dismiss'): void =>
  removeFromQueue(id)?.settle(closeResult(source));

/**
 * Queues the dialog and resolves with the result. Check `isConfirmed(result)`: closing also reports
 * isSuccess 1. Beyond five queued dialogs a new one is dismissed unseen.
 */
export const showDialog = (request: DialogRequest): Promise<DialogResult> =>
  new Promise((settle) => {
    const { queue } = useDialogs.getState();
    if (queue.length >= maxQueueLength) {
      settle(closeResult('dismiss'));
      return;
    }
    lastId += 1;
    const id = lastId;
    useDialogs.setState({ queue: [...queue, { ...request, id, settle }] });
  });
