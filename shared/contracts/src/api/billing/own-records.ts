import * as z from 'zod/mini';
import { maxOrdersPerRead } from '../../validation/limits.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, bill } from './bill-schemas.ts';
import { payment, refund } from './payment-admin.ts';

const ownOrders = {
  ...base,
  method: 'GET',
  match: params('UserId', 'TransactionIds'),
  auth: { kind: 'self', name: 'UserId' },
  query: z.object({
    UserId: f.idParam,
    TransactionIds: f.idListParam.check(
      z.maxLength(maxOrdersPerRead, `must name at most ${maxOrdersPerRead} orders`),
    ),
  }),
} as const;

const ownBill = z.omit(bill, {
  Advance: true,
  EInvoice: true,
  Due: true,
  Payments: true,
  ToRefund: true,
  Upi: true,
  PdfUrl: true,
});
const ownPayment = z.extend(
  z.omit(payment, { UserId: true, IsStuck: true, GatewayOrderId: true }),
  { Refunds: z.array(z.pick(refund, { Amount: true, State: true })) },
);
export type OwnBillResponse = z.infer<typeof ownBill>;
export type OwnPaymentResponse = z.infer<typeof ownPayment>;

/** For the copy of personal data; what belongs to somebody else is left out. */
export const ownRecordOperations = {
  listOwnBills: operation({
    ...ownOrders,
    operationId: 'list-own-bills',
    specId: 'B6',
    path: '/api/app/own-bills',
    response: z.array(ownBill),
    summary: 'Numbered documents of own orders, newest first; of other orders none.',
  }),
  listOwnPayments: operation({
    ...ownOrders,
    operationId: 'list-own-payments',
    specId: 'B7',
    path: '/api/app/own-payments',
    response: z.array(ownPayment),
    summary: 'Payments of own orders with their refunds, newest first; of other orders none.',
  }),
};
