import { createOnlinePayment, type Payment } from './payment.ts';
import { eraseCustomer } from './erase-customer.ts';

const at = new Date('2026-11-28T10:00:00Z');

describe('eraseCustomer', () => {
  it('removes what staff typed about a refund and keeps sums and ids', () => {
    const { payment } = createOnlinePayment({ orderId: 1, userId: 7, amountPaise: 9_000 }, at);
    const refund = {
      refundId: 'refund-1-1',
      gatewayPaymentId: 'pay_1',
      amountPaise: 2_000,
      state: 'processed',
      failures: 0,
      staffRefund: { requestId: 'a', reason: 'Meera was away', by: 1, at },
    } as const;
    const paid: Payment = {
      ...payment,
      refunds: [refund, { ...refund, staffRefund: undefined }] as never,
    };
    const erased = eraseCustomer(paid);
    expect(JSON.stringify(erased)).not.toContain('Meera');
    expect(erased.refunds).toMatchObject([
      { refundId: 'refund-1-1', amountPaise: 2_000, staffRefund: { requestId: 'a', reason: '' } },
      { refundId: 'refund-1-1', amountPaise: 2_000 },
    ]);
  });
});
