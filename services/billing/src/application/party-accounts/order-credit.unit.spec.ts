import fc from 'fast-check';
import { createRacingCredit, partyId, type Crash } from '../../testing/racing-credit.ts';
import { buildSale, exemptLine, taxedLine } from '../../testing/sales.ts';
import { issueCreditNotes } from '../bills/credit-notes.ts';
import { issueBills } from '../bills/issue-bills.ts';
import type { StoredSale } from '../ports/sales.ts';
import { releaseOrderCredit, reserveOrderCredit } from './order-credit.ts';

const small = buildSale([taxedLine]);
/** Of a registered buyer it is billed with two documents, one after the other. */
const large = buildSale([taxedLine, exemptLine]);
const smallPaise = small.totals.payablePaise;

interface Flow {
  readonly isLarge: boolean;
  readonly ending: 'open' | 'cancelled' | 'packed' | 'cancelled-after-packing';
  /** A second consumer processes the same events, as after a rebalance. */
  readonly isDeliveredTwice: boolean;
  readonly paidPaise: number;
}

const toOrder = (orderId: number, { isLarge }: Flow): StoredSale => {
  const sale = isLarge ? large : small;
  return {
    orderId,
    userId: 7,
    partyId,
    transactionNumber: `T${orderId}`,
    method: 'credit',
    payablePaise: sale.totals.payablePaise,
    placedAt: new Date('2026-11-21T06:00:00Z'),
    hasOrderEnded: false,
    sale,
  };
};

const maxCrashes = 40;
/** A consumer reads an event again until its handler succeeds. */
const deliver = async (handle: () => Promise<void>): Promise<void> => {
  for (let delivery = 1; ; delivery += 1)
    try {
      return await handle();
    } catch (error) {
      if (delivery > maxCrashes) throw error;
    }
};

type Account = ReturnType<typeof createRacingCredit>;

const handlersOf = ({ deps, insertSale, endSale }: Account, order: StoredSale) => {
  const { orderId } = order;
  const end = async () => {
    await endSale(orderId);
    await releaseOrderCredit(deps, { orderId, eventId: `ended:${orderId}` });
    await issueCreditNotes(deps, orderId);
  };
  return {
    placed: async (eventId = `placed:${orderId}`) => {
      await insertSale(order);
      await reserveOrderCredit(deps, order, eventId);
    },
    packed: async () => {
      await issueBills(deps, orderId);
      await releaseOrderCredit(deps, { orderId, eventId: `packed:${orderId}` });
    },
    end,
  };
};

const runFlow = async (account: Account, order: StoredSale, flow: Flow): Promise<number> => {
  const { placed, packed, end } = handlersOf(account, order);
  const twice = async (handle: () => Promise<void>) => {
    const repeats = flow.isDeliveredTwice ? [deliver(handle), deliver(() => placed())] : [];
    await Promise.all([deliver(handle), ...repeats]);
  };
  await twice(() => placed());
  const reply = account.replies.find(({ orderId }) => orderId === order.orderId);
  if (reply?.outcome.kind !== 'reserved') await twice(end);
  else {
    if (flow.ending.endsWith('packing') || flow.ending === 'packed') await twice(packed);
    if (flow.ending.startsWith('cancelled')) await twice(end);
  }
  if (flow.isDeliveredTwice && (reply?.outcome.kind !== 'reserved' || flow.ending !== 'open'))
    await deliver(() => placed(`forgotten:${order.orderId}`));
  return account.pay(flow.paidPaise);
};

const flow: fc.Arbitrary<Flow> = fc.record({
  isLarge: fc.boolean(),
  ending: fc.constantFrom('open', 'cancelled', 'packed', 'cancelled-after-packing'),
  isDeliveredTwice: fc.boolean(),
  paidPaise: fc.integer({ min: 0, max: smallPaise }),
});
const crashes = fc.array(fc.constantFrom<Crash>(null, null, null, 'before-write', 'after-write'), {
  maxLength: maxCrashes,
});

const expectRightCredit = (
  account: Account,
  limitPaise: number,
  orders: readonly { readonly order: StoredSale; readonly flow: Flow }[],
): void => {
  for (const { usedPaise, reservedPaise } of account.usages)
    expect(usedPaise + reservedPaise).toBeLessThanOrEqual(limitPaise);
  expect(account.replies.map(({ orderId }) => orderId).sort()).toEqual(
    orders.map(({ order }) => order.orderId).sort(),
  );
  const accepted = new Set(
    account.replies.flatMap(({ orderId, outcome }) => (outcome.kind === 'reserved' ? orderId : [])),
  );
  const running = orders.filter(
    ({ order, flow: { ending } }) => accepted.has(order.orderId) && ending === 'open',
  );
  expect(
    account
      .readCredit()
      .credit.reservations.map(({ orderId, amountPaise }) => [orderId, amountPaise])
      .sort(),
  ).toEqual(running.map(({ order }) => [order.orderId, order.payablePaise]).sort());
};

describe('orders on credit with concurrent consumers and crashes', () => {
  it('never exceed the limit, and reserve what runs, once, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(flow, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: smallPaise, max: 4 * smallPaise }),
        crashes,
        async (scheduler, flows, limitPaise, planned) => {
          const remaining = [...planned];
          const account = createRacingCredit({
            limitPaise,
            scheduler,
            nextCrash: () => remaining.shift() ?? null,
          });
          const orders = flows.map((next, index) => ({
            order: toOrder(index + 1, next),
            flow: next,
          }));
          await scheduler.waitFor(
            Promise.all(orders.map((entry) => runFlow(account, entry.order, entry.flow))),
          );
          expectRightCredit(account, limitPaise, orders);
        },
      ),
      { seed: 19, numRuns: 100 },
    );
  });
});
