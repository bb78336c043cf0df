import type { OrderWithStatus } from '../domain/order.ts';
import { placeOrder } from '../domain/placing/place-order.ts';
import { orderTerms, onlineOrderTerms } from '../testing/order-terms.ts';
import { acceptedOrder } from '../testing/orders.ts';
import { toOutboxEntry } from './outbox-entries.ts';

const cartSummary = { itemCount: 5, leadTimeMinutes: 90 };
const paid = () =>
  acceptedOrder({ ...onlineOrderTerms, ...cartSummary }) as OrderWithStatus<'AwaitingPayment'>;
const at = new Date('2026-11-22T04:00:00Z');
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
