import { accountClosingMs } from '@tokri/contracts/events';
import { runEach, type Clock } from '@tokri/service-kit/use-case';
import type { AccountClosures, CustomerOrders } from '../ports/account-closures.ts';

/**
 * A closed account waits until its last order is delivered, cancelled or rejected, and until no money
 * of an order is to be handed back or recorded. One that was just
 * closed may still get an order from a call that had begun.
 */
export const settleClosedAccounts =
  (deps: {
    readonly closures: Pick<AccountClosures, 'listUnsettled' | 'settle'>;
    readonly customerOrders: Pick<CustomerOrders, 'hasUnsettledOrder'>;
    readonly clock: Clock;
  }) =>
  async (): Promise<void> => {
    const closedBefore = deps.clock().getTime() - accountClosingMs;
    await runEach(await deps.closures.listUnsettled(), async ({ userId, closedAt }) => {
      if (closedAt.getTime() > closedBefore) return;
      if (!(await deps.customerOrders.hasUnsettledOrder(userId)))
        await deps.closures.settle(userId);
    });
  };
