import { createOnlinePayment, type Payment, type Refund } from '../../domain/payments/payment.ts';
import { toPayment, toPaymentRecord } from './payment-document.ts';

const { payment: notOpened } = createOnlinePayment(
  { orderId: 42, userId: 7, amountPaise: 1_000 },
  new Date('2025-11-21T10:00:00Z'),
);
const buildRefund = (state: Refund['state']): Refund => ({
  refundId: 'refund-42-1',
  gatewayPaymentId: 'pay_1',
  amountPaise: 1_000,
  state,
  failures: 0,
});
const withRefund = (state: Refund['state']): Payment => ({
  ...notOpened,
  state: 'refund-due',
  refunds: [buildRefund(state)],
});

describe('payment document', () => {
  it('stores a payment that is not opened as asking', () => {
    const record = toPaymentRecord({ ...notOpened, taskAttempts: 2 });
    expect(record).toMatchObject({ state: 'asking', tries: 2, isOver: false });
    expect(toPayment(record)).toEqual({ ...notOpened, taskAttempts: 2 });
  });

  it.each([
    ['due', 'due'],
    ['pending', 'pending'],
    ['voiding', 'letting-go'],
    ['manual', 'by-hand'],
    ['processed', 'processed'],
    ['covered', 'covered'],
  ] as const)('stores a refund that is %s as %s', (state, stored) => {
    const record = toPaymentRecord(withRefund(state));
    expect(record).toMatchObject({ state: 'refund-due', refunds: [{ state: stored }] });
    expect(toPayment(record)).toEqual(withRefund(state));
  });

  it('stores a manual refund as handed', () => {
    const manualRefund = {
      way: 'cash',
      amountPaise: 1_000,
      reference: '',
      by: 3,
      at: new Date('2025-11-21T11:00:00Z'),
    } as const;
    const payment: Payment = {
      ...notOpened,
      refunds: [{ ...buildRefund('processed'), manualRefund }],
    };
    const record = toPaymentRecord(payment);
    expect(record.refunds[0]).toHaveProperty('handed', manualRefund);
    expect(record.refunds[0]).not.toHaveProperty('manualRefund');
    expect(toPayment(record)).toEqual(payment);
  });
});
