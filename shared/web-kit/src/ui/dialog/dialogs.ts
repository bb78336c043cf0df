import { create } from 'zustand';
import {
  closeAnswer,
  submitAnswer,
  type DialogResult,
  type DialogType,
  type SubmitCode,
} from './dialog-type.ts';

export interface DialogRequest {
  readonly type: DialogType;
  /** Plain text; HTML in types 4, 5 and 7, where data must be escaped by the caller. */
  readonly message: string;
  /** Replaces the heading of the type. */
  readonly title?: string;
  /** Picture of types 6 and 9. */
  readonly picture?: string;
}

interface OpenDialog extends DialogRequest {
  readonly id: number;
  readonly settle: (answer: DialogResult) => void;
}

const queueMax = 5;
let lastId = 0;

export const useDialogs = create<{ readonly queue: readonly OpenDialog[] }>()(() => ({
  queue: [],
}));

const take = (id: number): OpenDialog | undefined => {
  const { queue } = useDialogs.getState();
  useDialogs.setState({ queue: queue.filter((dialog) => dialog.id !== id) });
  return queue.find((dialog) => dialog.id === id);
};

export const submitDialog = (id: number, code: SubmitCode): void =>
  take(id)?.settle(submitAnswer(code));
export const closeDialog = (id: number, source: 'close' | 'dismiss'): void =>
  take(id)?.settle(closeAnswer(source));

/**
 * Shows an alert dialog of section 2 after those that are open, and answers how it ended. Act on `isConfirmed(answer)`
 * only, because closing says isSuccess 1 as well. Beyond a queue of five it is dismissed unseen.
 */
export const showDialog = (request: DialogRequest): Promise<DialogResult> =>
  new Promise((settle) => {
    const { queue } = useDialogs.getState();
    if (queue.length >= queueMax) {
      settle(closeAnswer('dismiss'));
      return;
    }
    lastId += 1;
    useDialogs.setState({ queue: [...queue, { ...request, id: lastId, settle }] });
  });
