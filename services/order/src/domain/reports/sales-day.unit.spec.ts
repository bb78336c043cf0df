import { priceCart, type Offer, type PricedLine } from '@tokri/contracts/pricing';
import fc from 'fast-check';
import { orderTerms } from '../../testing/order-terms.ts';
import { acceptedOrder, unwrapOk } from '../../testing/orders.ts';
import { cancelOrder } from '../cancellation/cancel-order.ts';
import { packOrder } from '../fulfilment/pack-order.ts';
import type { Order, OrderTerms } from '../order.ts';
import { addOrdersToDay, deliverySales, emptySalesDay, sumSalesDays } from './sales-day.ts';
import { addSums, noSales, roundOff } from './sales-sums.ts';

const now = new Date('2026-11-21T06:00:00Z');
const date = '2026-11-21';

const goods = fc.record({
  itemId: fc.integer({ min: 1, max: 5 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  ratePaise: fc.integer({ min: 100, max: 60_000 }),
  taxBasisPoints: fc.constantFrom(0, 250, 500, 1800, 4000),
});
const orderInput = fc.record({
  goods: fc.array(goods, { minLength: 1, maxLength: 5 }),
  offerBasisPoints: fc.constantFrom(0, 1500, 3333),
  couponPaise: fc.constantFrom(0, 1000, 7777),
  chargePaise: fc.constantFrom(0, 4000, 4003),
  slotFeePaise: fc.constantFrom(0, 2000, 33),
  packedUnits: fc.integer({ min: 0, max: 9 }),
  isCancelled: fc.boolean(),
});
type OrderInput = typeof orderInput extends fc.Arbitrary<infer Input> ? Input : never;

const toTerms = (input: OrderInput): OrderTerms => {
  const offers: readonly Offer[] =
    input.offerBasisPoints === 0
      ? []
      : [
          {
            ...{ kind: 'percentage', offerId: 1, name: 'Offer' },
            ...{ scope: { kind: 'everything' }, basisPoints: input.offerBasisPoints },
          } as Offer,
        ];
  const priced = priceCart({
    lines: input.goods.map((line, index) => ({
      ...{ ...line, key: String(index), unitId: 1, itemTypeId: 1, offerId: 0, name: 'Item' },
      ...{ mrpPaise: line.ratePaise * 2, hsn: '0703' },
    })),
    offers: [...offers],
    coupon:
      input.couponPaise === 0
        ? null
        : {
            code: 'CODE',
            reward: { kind: 'amount', amountPaise: input.couponPaise },
            minimumItemsPaise: 0,
          },
    ...{ supplierState: '29', deliveryState: '29', minimumOrderPaise: 0, roundToRupee: true },
    delivery: {
      rules: [
        {
          ...{ id: 1, pincodeFrom: '560001', pincodeTo: '560110', partyId: 0 },
          ...{ chargePaise: input.chargePaise, freeAbovePaise: 49_900 },
          ...{ taxBasisPoints: 1800, hsn: '9965' },
        },
      ],
      ...{ pincode: '560034', partyId: 0, slotFeePaise: input.slotFeePaise },
    },
  });
  const [template] = orderTerms.lines;
  const toLine = (line: PricedLine, index: number) => ({
    ...template!,
    ...line,
    cartLineId: index + 1,
    itemGroupId: line.itemId % 2,
    offerId: line.appliedOffer?.offerId ?? 0,
    totalBeforeCouponPaise: line.itemsPaise,
  });
  const { totals, coupon, taxSummary } = priced;
  return {
    ...orderTerms,
    ...{ totals, coupon, taxSummary: [...taxSummary], lines: priced.lines.map(toLine) },
  };
};

const toOrder = (input: OrderInput): Order => {
  const packed = packOrder(acceptedOrder(toTerms(input)), {
    quantities: new Map([[1, Math.min(input.packedUnits, input.goods[0]?.quantity ?? 0)]]),
    now,
  });
  if (!packed.ok) return acceptedOrder(toTerms(input));
  const { order } = packed.value;
  return input.isCancelled
    ? unwrapOk(cancelOrder(order, { by: 'staff', reason: 'Test', now })).order
    : order;
};

/**
 * Rate × quantity differs by the rounding of tax, which is that of the line. A coupon is split over
 * lines whose tax is rounded again, so it takes off its amount give or take two paise per line.
 */
const beforeDiscountsPaise = (line: Order['lines'][number]): number =>
  line.offerId === 0
    ? (line.totalBeforeCouponPaise ?? line.totalPaise)
    : line.rateWithTaxPaise * line.quantity;

describe('the sales of a day', () => {
  it('are the items, delivery and round off to the paisa, in each dimension', () => {
    fc.assert(
      fc.property(fc.array(orderInput, { minLength: 1, maxLength: 4 }), (inputs) => {
        const day = addOrdersToDay(emptySalesDay(date), inputs.map(toOrder));
        const { totals } = day;
        const delivery = deliverySales(day);
        for (const rows of [day.categories, day.items]) {
          const items = Object.values(rows).reduce(addSums, noSales);
          expect(roundOff(items)).toBe(0);
          expect(items.totalPaise + delivery.totalPaise + roundOff(totals)).toBe(totals.totalPaise);
        }
        for (const rows of [day.slots, day.pincodes, day.locations])
          expect(Object.values(rows).reduce(addSums, noSales)).toEqual(totals);
        expect(sumSalesDays([day, day]).totals.totalPaise).toBe(2 * totals.totalPaise);
      }),
    );
  });
  it('are the items before discounts, delivery and round off, less the discounts', () => {
    fc.assert(
      fc.property(orderInput, (input) => {
        const order = toOrder({ ...input, packedUnits: 9, isCancelled: false });
        const day = addOrdersToDay(emptySalesDay(date), [order]);
        const sumPaise =
          order.lines.reduce((sum, line) => sum + beforeDiscountsPaise(line), 0) +
          deliverySales(day).totalPaise +
          order.totals.roundOffPaise -
          day.totals.discountPaise;
        expect(Math.abs(sumPaise - order.totals.payablePaise)).toBeLessThanOrEqual(
          input.couponPaise === 0 ? 0 : 2 * order.lines.length,
        );
        expect(roundOff(day.totals)).toBe(order.totals.roundOffPaise);
      }),
    );
  });
});
