import * as fc from 'fast-check';
import { receivablePaise, toLedgerLines } from '../ledger/posting.ts';
import type { GatewayRefund } from '../refunds/gateway-refunds.ts';
import { recorded } from '../../testing/party-payments.ts';
import { planShares, startRound } from './allocate-payment.ts';
import { toPartyPaymentPostings } from './party-payment-postings.ts';
import { onAccountPaise, type PartyPayment } from './party-payment.ts';
import { applyReturns } from './apply-returns.ts';
import { hasUnreadRefunds, returnedPaise } from './provider-returns.ts';

const at = new Date('2026-11-30T08:00:00Z');
const later = new Date('2026-12-02T08:00:00Z');
const paid: PartyPayment = {
  ...recorded({ amountPaise: 50_000, way: 'bank' }),
  number: 'RC/26-27/000001',
  way: 'online',
  online: { provider: 'razorpay', gatewayOrderId: 'order_1', gatewayPaymentId: 'pay_1' },
  shares: [
    { billId: 1, number: 'A', amountPaise: 30_000 },
    { billId: 2, number: 'B', amountPaise: 15_000 },
  ],
  allocation: { round: 1, planned: null, isDue: false },
};
const refund = (changes: Partial<GatewayRefund> = {}): GatewayRefund => ({
  gatewayRefundId: 'rfnd_1',
  gatewayPaymentId: 'pay_1',
  refundId: '',
  amountPaise: 20_000,
  status: 'processed',
  ...changes,
});
const chargeback = (changes: object = {}) => ({
  chargebackId: 'disp_1',
  gatewayPaymentId: 'pay_1',
  amountPaise: 50_000,
  ...changes,
});
const afterRefund = (...refunds: readonly GatewayRefund[]) =>
  applyReturns(paid, { refunds, chargebacks: [] }, at);
const afterChargeback = (payment: PartyPayment, changes: object = {}) =>
  applyReturns(payment, { refunds: [], chargebacks: [chargeback(changes)] }, later);
const post = (payment: PartyPayment) =>
  toPartyPaymentPostings(payment).map(({ source, type, ...rest }) => ({
    source,
    type,
    paise: receivablePaise(toLedgerLines({ source, type, ...rest } as never)),
  }));

describe('applyReturns', () => {
  it('lowers a payment by a refund, and reverses it with the rest', () => {
    const part = afterRefund(refund());
    expect(part).toMatchObject({ state: 'captured', allocation: { isDue: true } });
    expect(onAccountPaise(part)).toBe(-15_000);
    const whole = applyReturns(
      part,
      {
        refunds: [refund(), refund({ gatewayRefundId: 'rfnd_2', amountPaise: 30_000 })],
        chargebacks: [],
      },
      later,
    );
    expect(whole).toMatchObject({ state: 'reversed', allocation: { isDue: true } });
    expect(post(whole).map(({ type, paise }) => [type, paise])).toEqual([
      ['payment', -50_000],
      ['refund', 20_000],
      ['refund', 30_000],
    ]);
  });
  it('reverses a payment whose dispute is lost', () =>
    expect(afterChargeback(paid)).toMatchObject({
      state: 'reversed',
      returns: [{ returnId: 'disp_1', kind: 'chargeback', amountPaise: 50_000, at: later }],
    }));
  it('gives back first what waited for its supply, which needs a refund voucher', () => {
    const advance = {
      amountPaise: 5_000,
      waitingPaise: 5_000,
      returns: [],
      isVoucherDue: false,
    };
    const withAdvance = (amountPaise: number) =>
      applyReturns(
        { ...paid, advance },
        { refunds: [refund({ amountPaise })], chargebacks: [] },
        at,
      ).advance;
    expect(withAdvance(20_000)).toMatchObject({
      isVoucherDue: true,
      returns: [{ amountPaise: 5_000, date: '2026-11-30' }],
    });
    expect(withAdvance(3_000)?.returns).toMatchObject([{ amountPaise: 3_000 }]);
    expect(afterRefund(refund()).advance).toBeNull();
  });
  it('waits for the amount of a lost dispute that the provider does not tell yet', () =>
    expect(afterChargeback(paid, { amountPaise: 0 })).toBe(paid));
  it('takes no more than the payment when it is refunded and disputed', () => {
    const both = afterChargeback(afterRefund(refund()));
    expect(returnedPaise(both)).toBe(50_000);
    expect(post(both).reduce((sum, { paise }) => sum + paise, 0)).toBe(0);
  });
  it('waits for a pending refund, and forgets one that failed', () => {
    const pending = afterRefund(refund({ status: 'pending' }));
    expect(pending).toMatchObject({ state: 'captured', returns: [{ state: 'pending' }] });
    expect(pending.allocation).toEqual(paid.allocation);
    expect(post(pending)).toHaveLength(1);
    const found = { refunds: [refund({ status: 'failed' })], chargebacks: [] };
    expect(applyReturns(pending, found, later).returns).toEqual([]);
    expect(applyReturns(paid, found, later)).toBe(paid);
  });
  it.each([
    ['the same refund again', afterRefund(refund()), [refund()]],
    ['its earlier state', afterRefund(refund()), [refund({ status: 'pending' })]],
    ['a refund of another payment', paid, [refund({ gatewayPaymentId: 'pay_2' })]],
    [
      'a refund of a payment that was not captured',
      { ...paid, state: 'failed' as const },
      [refund()],
    ],
  ])('changes nothing for %s', (_what, payment, refunds) =>
    expect(applyReturns(payment, { refunds, chargebacks: [] }, later)).toBe(payment),
  );
  it('posts each return once, in whatever order the provider reports them', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            id: fc.integer({ min: 1, max: 4 }),
            amountPaise: fc.integer({ min: 1, max: 30_000 }),
            status: fc.constantFrom('pending' as const, 'processed' as const, 'failed' as const),
            isDispute: fc.boolean(),
          }),
        ),
        (reports) => {
          let payment = paid;
          let known = new Map<string, number>();
          for (const { id, amountPaise, status, isDispute } of reports) {
            const found = isDispute
              ? { refunds: [], chargebacks: [chargeback({ chargebackId: `d${id}`, amountPaise })] }
              : {
                  refunds: [refund({ gatewayRefundId: `r${id}`, amountPaise, status })],
                  chargebacks: [],
                };
            payment = applyReturns(payment, found, at);
            expect(applyReturns(payment, found, later)).toBe(payment);
            const next = new Map(post(payment).map(({ source, paise }) => [source, paise]));
            for (const [source, paise] of known) expect(next.get(source)).toBe(paise);
            known = next;
          }
          expect(returnedPaise(payment)).toBeLessThanOrEqual(paid.amountPaise);
          expect(payment.state === 'reversed').toBe(returnedPaise(payment) === paid.amountPaise);
        },
      ),
      { seed: 20_261_130, numRuns: 300 },
    ));
});

describe('hasUnreadRefunds', () => {
  it.each([
    ['the provider knows of no refund', paid, 0, false],
    ['the provider refunded more', paid, 20_000, true],
    ['a refund is known', afterRefund(refund()), 20_000, false],
    ['a known refund is pending', afterRefund(refund({ status: 'pending' })), 20_000, true],
    ['a dispute was lost, which is no refund', afterChargeback(paid), 0, false],
  ] as const)('when %s', (_what, payment, refundedPaise, expected) =>
    expect(hasUnreadRefunds(payment, refundedPaise)).toBe(expected),
  );
});

describe('startRound after a refund of a part', () => {
  it('takes what is missing from the bill that was paid last, then from those before', () => {
    expect(startRound(afterRefund(refund()), [])?.allocation).toEqual({
      round: 2,
      planned: [{ billId: 2, number: 'B', amountPaise: -15_000 }],
      isDue: true,
    });
    expect(
      startRound(afterRefund(refund({ amountPaise: 25_000 })), [])?.allocation.planned,
    ).toEqual([
      { billId: 2, number: 'B', amountPaise: -15_000 },
      { billId: 1, number: 'A', amountPaise: -5_000 },
    ]);
  });
  it('takes nothing from bills while the rest on account covers the refund', () => {
    const payment = afterRefund(refund({ amountPaise: 5_000 }));
    expect(startRound(payment, [])?.allocation).toMatchObject({ planned: null, isDue: false });
    expect(planShares(payment, [{ billId: 3, number: 'C', outstandingPaise: 100 }], 0)).toEqual([]);
  });
});
