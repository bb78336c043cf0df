import type { OwnBillResponse, OwnPaymentResponse } from '@tokri/contracts/api';
import { buildOrder } from './account-data.ts';

const { Totals } = buildOrder();

export const buildBill = (overrides: Partial<OwnBillResponse> = {}): OwnBillResponse => ({
  Id: 501,
  Number: 'IB/26-27/0000501',
  Kind: 'InvoiceCumBillOfSupply',
  Date: '2026-11-21',
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  SupplyType: 'Outward-Supply',
  TransactionType: 'Regular',
  Supplier: { Name: 'Tokri Foods', Address: 'Bengaluru', GSTIN: '', Fssai: '' },
  Buyer: { Name: 'Asha', Address: '12, 4th Cross', Pincode: '560034', GSTIN: '' },
  DeliverTo: null,
  PlaceOfSupply: { Code: '29', Name: 'Karnataka' },
  Lines: [],
  TaxSummary: [],
  Totals,
  AmountInWords: 'Rupees three hundred fifty five only',
  Against: null,
  PartyId: 0,
  ...overrides,
});

export const buildPayment = (overrides: Partial<OwnPaymentResponse> = {}): OwnPaymentResponse => ({
  TransactionId: 9001,
  TransactionNumber: 'T2611-04211',
  Method: 'online',
  Provider: 'razorpay',
  PaidWith: 'upi',
  State: 'partly-refunded',
  Amount: 355,
  Refunded: 20,
  GatewayPaymentId: 'pay_1',
  OpenedAt: '2026-11-21T10:00:00+05:30',
  Refunds: [{ Amount: 20, State: 'processed' }],
  ...overrides,
});
