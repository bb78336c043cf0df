import { acceptedOrder } from '../../testing/orders.ts';
import { orderTerms } from '../../testing/order-terms.ts';
import type { Order } from '../order.ts';
import { eraseCustomer } from './erase-customer.ts';

describe('eraseCustomer', () => {
  it('removes the name, number, address and every typed text, and keeps what was sold', () => {
    const order: Order = {
      ...acceptedOrder({ ...orderTerms, userName: 'Meera Nair', note: 'Leave it with Ravi' }),
      history: [{ status: 'Placed', at: new Date(0), by: 'customer', note: 'for Meera' }],
    };
    const erased = eraseCustomer(order);
    expect(JSON.stringify(erased)).not.toMatch(/Meera|Ravi/);
    expect(erased).toMatchObject({
      orderId: order.orderId,
      lines: order.lines,
      totals: order.totals,
      address: {
        ...order.address,
        name: '',
        mobile: '',
        address: '',
      },
    });
  });
  it.each([
    ['560034', '560034'],
    ['SW1A 1AA', 'SW1A'],
    ['SW1A', 'SW1A'],
  ])('keeps of the delivery code %s the part that is no house: %s', (pincode, kept) => {
    const order = acceptedOrder();
    const erased = eraseCustomer({ ...order, address: { ...order.address, pincode } });
    expect(erased.address.pincode).toBe(kept);
  });
  it('removes the reason of a cancellation', () => {
    const cancelled: Order = {
      ...acceptedOrder(),
      status: 'Cancelled',
      cancelReason: 'Meera is travelling',
      cancelledBy: 'customer',
    };
    expect(eraseCustomer(cancelled)).toMatchObject({ cancelReason: '', cancelledBy: 'customer' });
  });
});
