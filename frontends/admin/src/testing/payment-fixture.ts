import type { PaymentDetailsResponse } from '@tokri/contracts/api';

type Refund = PaymentDetailsResponse['Refunds'][number];

export const buildRefund = (overrides: Partial<Refund> = {}): Refund => ({
  RefundId: 'refund-1',
  Amount: 20,
  State: 'processed',
  Failures: 0,
  IsMadeAtProvider: false,
  StaffId: 3,
  At: '2026-11-20T05:06:00+05:30',
  Reason: 'bad cucumber',
  ...overrides,
});

export const buildPayment = (
  overrides: Partial<PaymentDetailsResponse> = {},
): PaymentDetailsResponse => ({
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  UserId: 7,
  Method: 'online',
  Provider: 'razorpay',
  PaidWith: 'upi',
  State: 'captured',
  IsStuck: false,
  Amount: 131,
  Refunded: 0,
  GatewayOrderId: 'order_1',
  GatewayPaymentId: 'pay_1',
  OpenedAt: '2026-11-20T05:00:00+05:30',
  Refundable: 131,
  Refunds: [],
  FailedAttempts: [],
  RecordedBy: null,
  Events: [],
  ...overrides,
});
