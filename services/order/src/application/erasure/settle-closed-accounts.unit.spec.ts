import { accountClosingMs } from '@tokri/contracts/events';
import { settleClosedAccounts } from './settle-closed-accounts.ts';

const now = new Date('2026-11-28T10:00:00Z');

describe('settleClosedAccounts', () => {
  it('settles no account that was closed less than a minute ago or has an open order', async () => {
    const settled: number[] = [];
    const closedFor = (userId: number, ms: number) => ({
      userId,
      closedAt: new Date(now.getTime() - ms),
    });
    await settleClosedAccounts({
      closures: {
        listUnsettled: () =>
          Promise.resolve([
            closedFor(1, accountClosingMs - 1),
            closedFor(2, accountClosingMs),
            closedFor(3, accountClosingMs),
          ]),
        settle: (userId) => {
          settled.push(userId);
          return Promise.resolve();
        },
      },
      customerOrders: { hasUnsettledOrder: (userId) => Promise.resolve(userId === 3) },
      clock: () => now,
    })();
    expect(settled).toEqual([2]);
  });
});
