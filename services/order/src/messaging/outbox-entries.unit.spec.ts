import type { OrderWithStatus } from '../domain/order.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { orderTerms, onlineOrderTerms } from '../testing/order-terms.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { toOutboxEntry } from './outbox-entries.ts';

const cartSummary = { itemCount: 5, leadTimeMinutes: 90 };
const paid = () =>
  acceptedOrder({ ...onlineOrderTerms, ...cartSummary }) as OrderWithStatus<'AwaitingPayment'>;
const at = new Date('2026-11-22T04:00:00Z');
const placed = (changes: Partial<typeof orderTerms>) =>
  placeOrder({ ...orderTerms, ...changes }).order as OrderWithStatus<'Placed'>;
const readLocation = (entry: { readonly data: unknown }): unknown =>
  (entry.data as { readonly locationId?: unknown }).locationId;

describe('the location in order events', () => {
  it('is that of the order, also when a late payment reserves stock again', () => {
    const late = { ...paid(), locationId: 2 };
    expect([
      readLocation(toOutboxEntry({ kind: 'placed', order: placed({ locationId: 2 }) }, 1, at)),
      readLocation(toOutboxEntry({ kind: 'payment-accepted', order: late, isLate: true }, 2, at)),
    ]).toEqual([2, 2]);
  });
  it('is absent for an order from before locations existed', () => {
    expect(readLocation(toOutboxEntry({ kind: 'placed', order: placed({}) }, 1, at))).toBe(
      undefined,
    );
  });
});

const readCart = (entry: { readonly data: unknown }): unknown =>
  (entry.data as { readonly cart?: unknown }).cart;

describe('cart data in order events', () => {
  const cart = { itemCount: 5, itemsPaise: orderTerms.totals.itemsPaise, leadTimeMinutes: 90 };
  it('is taken from the quote when the order is placed', () =>
    expect(
      readCart(
        toOutboxEntry(
          {
            kind: 'placed',
            order: placeOrder({ ...orderTerms, ...cartSummary }).order as OrderWithStatus<'Placed'>,
          },
          1,
          at,
        ),
      ),
    ).toEqual(cart));
  it('is the same when the payment is accepted', () =>
    expect(
      readCart(toOutboxEntry({ kind: 'payment-accepted', order: paid(), isLate: true }, 2, at)),
    ).toEqual(cart));
});
