import { userOperations, type CustomerDetailsResponse } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { t } from '../../labels.ts';
import { customerName } from '../customer-name.ts';
import { refreshCustomers } from '../customer-queries.ts';

interface BlockChange {
  readonly isBlocked: boolean;
  readonly reason: string;
}

const sendBlock = (userId: number, { isBlocked, reason }: BlockChange) =>
  sendCommand(userOperations.setCustomerBlock, {
    body: { UserId: userId, Blocked: isBlocked, Reason: reason },
  });

/** Blocks or unblocks a customer, and offers to take it back. */
export const useBlockChange = ({ Profile, Block }: CustomerDetailsResponse) => {
  const name = customerName(Profile);
  const { run, isBusy } = useMutationWithFeedback({
    send: (change: BlockChange) => sendBlock(Profile.UserId, change),
    refresh: refreshCustomers,
    successMessage: () => '',
  });
  const report = ({ isBlocked }: BlockChange, undo?: () => void): void => {
    const text = t(isBlocked ? 'block.done' : 'block.lifted', { name });
    reportChange(text, undo);
  };
  const apply = async (change: BlockChange): Promise<boolean> => {
    if (!(await run(change))) return false;
    const back = { isBlocked: !change.isBlocked, reason: Block?.Reason ?? '' };
    report(change, () => {
      void run(back).then((done) => {
        if (done) report(back);
      });
    });
    return true;
  };
  return { apply, isBusy };
};

export const useEndSessions = (
  userId: number,
  successMessage: () => string,
): { readonly end: (sessionId: string) => void; readonly isBusy: boolean } => {
  const { run, isBusy } = useMutationWithFeedback({
    send: (sessionId: string) =>
      sendCommand(userOperations.endCustomerSessions, {
        body: { UserId: userId, SessionId: sessionId },
      }),
    refresh: refreshCustomers,
    successMessage,
  });
  return { end: (sessionId) => void run(sessionId), isBusy };
};
