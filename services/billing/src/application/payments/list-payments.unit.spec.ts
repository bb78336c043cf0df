import { createCashPayment, type Payment } from '../../domain/payments/payment.ts';
import type { PaymentList } from '../ports/payment-list.ts';
import { listCashCollections, sumPayments, type ListPaymentsDeps } from './list-payments.ts';

const now = new Date('2026-11-28T10:00:00Z');
const cashOf = (openedAt: Date): Payment =>
  createCashPayment({ orderId: 1, userId: 7, amountPaise: 100, recordedBy: 3 }, openedAt).payment;
const [today, yesterday] = [cashOf(now), cashOf(new Date('2026-11-27T10:00:00Z'))];

const createDeps = ({
  newest = [],
  unfinished = [],
}: {
  newest?: readonly Payment[];
  unfinished?: readonly Payment[];
}) => ({
  paymentList: {
    listNewest: (_filter: unknown, limit: number) => Promise.resolve(newest.slice(0, limit)),
    listOldestUnfinished: (limit: number) => Promise.resolve(unfinished.slice(0, limit)),
  } as unknown as PaymentList,
  sales: {} as ListPaymentsDeps['sales'],
  clock: () => now,
});

describe('listCashCollections', () => {
  const listed = async (paymentsOfYesterday: number) => {
    const newest = [today, ...Array.from({ length: paymentsOfYesterday }, () => yesterday)];
    const collections = await listCashCollections(createDeps({ newest }), {});
    return collections.map(({ date, count, isComplete }) => [date, count, isComplete]);
  };
  it('says that the oldest day is incomplete when more payments exist than are read', async () => {
    expect(await listed(20_000)).toEqual([
      ['2026-11-28', 1, true],
      ['2026-11-27', 19_999, false],
    ]);
  });
  it('lists every day as complete when all payments are read', async () => {
    expect(await listed(19_999)).toEqual([
      ['2026-11-28', 1, true],
      ['2026-11-27', 19_999, true],
    ]);
  });
});

describe('sumPayments', () => {
  it('says that stuck payments are incomplete when more are unfinished than are looked at', async () => {
    const isComplete = async (count: number) => {
      const unfinished = Array.from({ length: count }, () => today);
      return (await sumPayments(createDeps({ unfinished }), { isStuck: true })).isComplete;
    };
    expect([await isComplete(4_999), await isComplete(5_000)]).toEqual([true, false]);
  });
});
