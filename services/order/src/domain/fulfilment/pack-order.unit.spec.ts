import fc from 'fast-check';
import { orderStatus } from '@tokri/contracts/orders';
import { err } from '@tokri/contracts/result';
import { orderTerms, onlineOrderTerms, placedAt } from '../../testing/order-terms.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { applyStatusChange } from './apply-status-change.ts';
import { currentContents, type OrderTerms, type Order } from '../order.ts';
import { packOrder, shortfallPaise } from './pack-order.ts';
import {
  applyPaymentAuthorized,
  applyPaymentCaptured,
  applyRefundDue,
  applyRefunded,
} from '../payment/order-payment.ts';
import { applyReply } from '../saga/apply-reply.ts';

const now = placedAt;
const onion =
  orderTerms.lines[0] ??
  (() => {
    throw new Error('no line');
  })();
const soap = {
  ...onion,
  cartLineId: 32,
  unitId: 22,
  name: 'Soap',
  hsn: '3401',
  taxBasisPoints: 1800,
  quantity: 3,
  ratePaise: 8390,
  rateWithTaxPaise: 9900,
  mrpPaise: 11_000,
  taxablePaise: 25_170,
  cgstPaise: 2265,
  sgstPaise: 2265,
  totalPaise: 29_700,
};
const twoLines: OrderTerms = {
  ...orderTerms,
  lines: [onion, soap],
  totals: {
    ...orderTerms.totals,
    mrpPaise: 42_000,
    itemsPaise: 38_100,
    savingsPaise: 3900,
    taxablePaise: 33_570,
    cgstPaise: 2265,
    sgstPaise: 2265,
    roundOffPaise: -20,
    payablePaise: 42_800,
  },
};
const pack = (order: Order, quantities: readonly (readonly [number, number])[]) =>
  packOrder(order, { quantities: new Map(quantities), now });
const packed = (order: Order, quantities: readonly (readonly [number, number])[]): Order =>
  unwrapOk(pack(order, quantities)).order;
const confirmed = acceptedOrder(twoLines);
const paidOnline = (): Order => {
  const accepted = applyPaymentAuthorized(
    acceptedOrder({ ...twoLines, paymentMethod: 'online' }),
    now,
  ).order;
  return applyPaymentCaptured(
    applyReply(accepted, { participant: 'booking', reply: { kind: 'accepted' }, at: now }).order,
    now,
  ).order;
};

describe('packOrder', () => {
  it('packs all units like a plain status change, without a shortfall', () => {
    expect(unwrapOk(pack(confirmed, []))).toEqual(
      unwrapOk(applyStatusChange(confirmed, { status: orderStatus.Packed, now })),
    );
    expect(shortfallPaise(packed(confirmed, [[31, 2]]))).toBe(0);
  });

  it('reduces the price of a cash order and refunds nothing', () => {
    const order = packed(confirmed, [[31, 1]]);
    expect(order).toMatchObject({
      status: 'Packed',
      paymentStatus: 'DueOnDelivery',
      refundPaise: 0,
      packed: { totals: { payablePaise: 38_600 } },
    });
    expect(currentContents(order).lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  it('makes the difference due for refund when the order was paid online', () => {
    expect(packed(paidOnline(), [[32, 0]])).toMatchObject({
      paymentStatus: 'RefundDue',
      refundPaise: 29_700,
      packed: { totals: { payablePaise: 13_100 } },
    });
  });

  it('makes the difference due for refund when the cash was already collected', () => {
    expect(packed(applyPaymentCaptured(confirmed, now).order, [[31, 0]])).toMatchObject({
      paymentStatus: 'RefundDue',
      refundPaise: 8400,
    });
  });

  it('ignores repeated quantities and rejects other quantities', () => {
    const order = packed(confirmed, [[31, 1]]);
    const outForDelivery = unwrapOk(
      applyStatusChange(order, { status: orderStatus.OutForDelivery, now }),
    ).order;
    for (const later of [order, outForDelivery])
      expect(
        unwrapOk(
          pack(later, [
            [31, 1],
            [32, 3],
          ]),
        ),
      ).toEqual({ order: later, events: [] });
    expect([pack(order, []), pack(outForDelivery, [[31, 0]])]).toEqual([
      err('packed-otherwise'),
      err('packed-otherwise'),
    ]);
    expect(currentContents(outForDelivery).totals.payablePaise).toBe(38_600);
  });

  it.each([
    ['a line of another order', [[99, 1]], 'line-unknown'],
    ['more than was ordered', [[31, 3]], 'quantity-too-large'],
    [
      'nothing at all',
      [
        [31, 0],
        [32, 0],
      ],
      'nothing-packed',
    ],
  ] as const)('rejects %s as %s', (_situation, quantities, code) => {
    expect(pack(confirmed, quantities)).toEqual(err(code));
  });

  it('rejects an order that is unconfirmed or cancelled', () => {
    expect(pack(acceptedOrder(onlineOrderTerms), [[31, 1]])).toEqual(err('transition-refused'));
    expect(
      pack(unwrapOk(cancelOrder(confirmed, { by: 'staff', reason: 'x', now })).order, []),
    ).toEqual(err('transition-refused'));
  });

  it('rejects an order that was cancelled after it had been packed', () => {
    const cancelled = unwrapOk(
      cancelOrder(packed(confirmed, [[31, 1]]), { by: 'staff', reason: 'x', now }),
    ).order;
    expect(pack(cancelled, [[31, 1]])).toEqual(err('transition-refused'));
  });

  it('keeps price plus shortfall equal to the agreed price and refunds a shortfall only when paid', () => {
    const quantities = fc
      .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 3 }))
      .filter(([a, b]) => a + b > 0);
    fc.assert(
      fc.property(quantities, fc.boolean(), ([onions, soaps], isPaid) => {
        const order = packed(isPaid ? paidOnline() : confirmed, [
          [31, onions],
          [32, soaps],
        ]);
        expect(currentContents(order).totals.payablePaise + shortfallPaise(order)).toBe(
          twoLines.totals.payablePaise,
        );
        expect(order.refundPaise).toBe(isPaid ? shortfallPaise(order) : 0);
      }),
      { seed: 16, numRuns: 60 },
    );
  });
});

describe('a paid, partially fulfilled order', () => {
  const short = packed(paidOnline(), [[32, 1]]);
  const partlyRefunded = applyRefunded(applyRefundDue(short, short.refundPaise).order, {
    amountPaise: short.refundPaise,
    isWhole: false,
  }).order;

  it('reports the full amount as paid before and after the refund', () => {
    expect([confirmed, short, partlyRefunded].map(({ paidPaise }) => paidPaise)).toEqual([
      0, 42_800, 42_800,
    ]);
    expect(applyPaymentCaptured(packed(confirmed, [[32, 1]]), now).order.paidPaise).toBe(23_000);
  });
  it('becomes partly refunded when the difference is back', () => {
    expect(partlyRefunded).toMatchObject({ paymentStatus: 'PartlyRefunded', refundPaise: 19_800 });
  });

  it.each([
    ['before', short],
    ['after', partlyRefunded],
  ])('refunds everything when cancelled %s the difference is refunded', (_situation, order) => {
    const cancelled = unwrapOk(cancelOrder(order, { by: 'staff', reason: 'x', now })).order;
    expect(cancelled).toMatchObject({ paymentStatus: 'RefundDue', refundPaise: 42_800 });
    expect(applyRefunded(cancelled, { amountPaise: 42_800, isWhole: true }).order).toMatchObject({
      paymentStatus: 'Refunded',
      refundPaise: 42_800,
    });
  });

  it.each<[string, Order]>([
    ['before packing', packed(applyPaymentCaptured(confirmed, now).order, [[32, 1]])],
    [
      'before packing, with the event arriving afterwards',
      applyPaymentCaptured(packed(confirmed, [[32, 1]]), now, { amountPaise: 42_800 }).order,
    ],
  ])(
    'refunds the agreed amount on cancellation when cash was collected %s',
    (_situation, order) => {
      expect(order.paidPaise).toBe(42_800);
      const cancelled = unwrapOk(cancelOrder(order, { by: 'staff', reason: 'x', now })).order;
      expect([cancelled.paymentStatus, cancelled.refundPaise, cancelled.paidPaise]).toEqual([
        'RefundDue',
        42_800,
        42_800,
      ]);
    },
  );

  it('refunds the cash collected for the packed units when cancelled', () => {
    const paidInCash = applyPaymentCaptured(packed(confirmed, [[32, 1]]), now).order;
    expect(
      unwrapOk(cancelOrder(paidInCash, { by: 'staff', reason: 'x', now })).order,
    ).toMatchObject({
      paymentStatus: 'RefundDue',
      refundPaise: 23_000,
    });
  });
});
