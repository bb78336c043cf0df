import { withoutInwardCode } from '@tokri/contracts/market';
import type { Order } from '../order.ts';

/** What was sold stays, for reports and stock; who bought it and where it went does not. */
export const eraseCustomer = (order: Order): Order => ({
  ...order,
  userName: '',
  note: '',
  address: {
    ...order.address,
    name: '',
    mobile: '',
    address: '',
    pincode: withoutInwardCode(order.address.pincode),
  },
  history: order.history.map((entry) => ({ ...entry, note: '' })),
  ...(order.status === 'Cancelled' ? { cancelReason: '' } : {}),
});
