import type { OrderResponse } from '@tokri/contracts/api';
import { couponRedeemed, paymentCaptured } from '@tokri/contracts/events';
import type { QuoteClaims } from '@tokri/contracts/pricing';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSagaScenario, type SagaScenario } from './saga-scenario.ts';

const staff = { userId: 1, permissions: ['transactions'] } as const;
const owner = { userId: 7 } as const;
const lineId = 31;
const oneOfTwo = [{ Id: lineId, Quantity: 1 }];
type Caller = { userId: number; permissions?: readonly ('transactions' | 'reports')[] };
interface Packed {
  readonly Id: number;
  readonly OrderedAmount: number;
  readonly Totals: OrderResponse['Totals'];
  readonly Lines: readonly { Id: number; Quantity: number; Ordered: number; Total: number }[];
}

let scenario: SagaScenario;
let shop: SagaScenario['shop'];
beforeAll(async () => {
  scenario = await startSagaScenario('packing-preview');
  ({ shop } = scenario);
});
afterAll(() => shop.stop());

const send = async (
  operation: 'pack-order' | 'preview-packing',
  TransactionId: number,
  { lines = oneOfTwo, as = staff as Caller | undefined } = {},
) =>
  shop.call('POST', operation, {
    ...(as ? { as } : {}),
    body: { TransactionId, Lines: lines },
  }) as Promise<{ status: number; body: readonly Packed[] }>;
const read = async (orderId: number): Promise<OrderResponse> =>
  (await shop.call('GET', `read-order?TransactionId=${orderId}`, { as: owner }))
    .body as OrderResponse;

const placeConfirmed = async (holdId: number, claims: Partial<QuoteClaims> = {}) => {
  const response = shop.place(holdId, { claims });
  const orderId = await scenario.findOrderId(holdId);
  if (claims.coupon)
    await publishEvent(shop.broker, couponRedeemed, {
      key: String(orderId),
      seq: 2,
      data: { orderId, userId: 7, couponCode: claims.coupon.code },
    });
  await shop.acceptAll(orderId);
  return (await response).Id;
};

const couponClaims = (): Partial<QuoteClaims> => {
  const { lines, totals } = shop.buildQuote();
  const couponDiscountPaise = 1020;
  const netPaise = totals.itemsPaise - couponDiscountPaise;
  return {
    lines: lines.map((line) => ({
      ...line,
      discountPaise: couponDiscountPaise,
      taxablePaise: netPaise,
      totalPaise: netPaise,
    })),
    totals: {
      ...totals,
      couponDiscountPaise,
      savingsPaise: totals.mrpPaise - netPaise,
      taxablePaise: netPaise,
      roundOffPaise: 0,
      payablePaise: netPaise + totals.deliveryChargePaise + totals.deliveryTaxPaise,
      keepsPaise: true,
    },
    coupon: { code: 'SAVE10', amountPaise: couponDiscountPaise },
  };
};

const freeDeliveryClaims = (): Partial<QuoteClaims> => {
  const { totals } = shop.buildQuote();
  return {
    totals: {
      ...totals,
      deliveryChargePaise: 0,
      deliveryTaxPaise: 0,
      roundOffPaise: 0,
      payablePaise: totals.itemsPaise,
    },
  };
};

describe('previewing the packing of an order', () => {
  it.each([
    [
      'a delivery charge',
      { holdId: 501, buildClaims: () => ({}) },
      { OrderedAmount: 131, Payable: 89 },
    ],
    [
      'a coupon, in a shop that does not round',
      { holdId: 502, buildClaims: couponClaims },
      { OrderedAmount: 121, Payable: 84.1, Totals: { CouponDiscount: 5.1, RoundOff: 0 } },
    ],
    [
      'free delivery, also below the threshold',
      { holdId: 503, buildClaims: freeDeliveryClaims },
      { OrderedAmount: 84, Payable: 42, Totals: { DeliveryCharge: 0 } },
    ],
  ])(
    'shows what packing then does to an order with %s',
    async (_situation, { holdId, buildClaims }, sums) => {
      const orderId = await placeConfirmed(holdId, buildClaims());
      const before = await read(orderId);
      const [preview] = (await send('preview-packing', orderId)).body;
      expect(preview).toMatchObject({ ...sums, RefundAmount: 0, Status: 4 });
      expect(await read(orderId)).toEqual(before);

      const { body: packed } = await send('pack-order', orderId);
      const { OrderedAmount, Totals, Lines, ...outcome } = preview as Packed;
      expect(packed).toEqual([outcome]);
      const order = await read(orderId);
      expect(order.Totals).toEqual(Totals);
      expect(order.PartialFulfilment?.OrderedAmount).toBe(OrderedAmount);
      expect(
        order.Lines?.map(({ Id, Quantity, Ordered, Total }) => ({ Id, Quantity, Ordered, Total })),
      ).toEqual(Lines);
    },
  );

  it('shows the refund of an order that was paid', async () => {
    const orderId = await placeConfirmed(601);
    await publishEvent(shop.broker, paymentCaptured, {
      key: String(orderId),
      seq: 1,
      data: { orderId, userId: 7, amountPaise: 13_100 },
    });
    await eventually(async () => (await read(orderId)).PaymentStatus === 3, {
      missing: 'the payment',
    });
    const { body: preview } = await send('preview-packing', orderId);
    expect(preview).toMatchObject([{ PaymentStatus: 5, RefundAmount: 42, Payable: 89 }]);
    expect(await read(orderId)).toMatchObject({ PaymentStatus: 3, RefundAmount: 0 });
    expect((await send('pack-order', orderId)).body).toMatchObject([
      { PaymentStatus: 5, RefundAmount: 42, Payable: 89 },
    ]);
  });

  it('rejects what packing would reject', async () => {
    const orderId = await placeConfirmed(602);
    expect(
      (await send('preview-packing', orderId, { lines: [{ Id: lineId, Quantity: 3 }] })).body,
    ).toMatchObject([{ Id: 0, Error: 1, Code: 'quantity-too-large' }]);
    await send('pack-order', orderId, { lines: [] });
    expect((await send('preview-packing', orderId)).body).toMatchObject([
      { Code: 'packed-otherwise' },
    ]);
  });

  it('is for staff who may pack only', async () => {
    const orderId = await placeConfirmed(603);
    const callers: readonly (readonly [Caller | undefined, number])[] = [
      [owner, 403],
      [{ userId: 2, permissions: ['reports'] }, 403],
      [staff, 200],
    ];
    for (const [as, status] of callers)
      expect((await send('preview-packing', orderId, { as })).status).toBe(status);
    const anonymous = await shop.call('POST', 'preview-packing', {
      body: { TransactionId: orderId, Lines: oneOfTwo },
    });
    expect([anonymous.status, (await send('preview-packing', 99_999)).status]).toEqual([401, 404]);
  });
});
