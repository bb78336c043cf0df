import * as z from 'zod/mini';
import { maxQuoteTokenLength } from '../../validation/limits.ts';
import { rupees } from '../../money/money.ts';
import { paymentMethods } from '../../orders/payment-method.ts';
import { placeOrderErrorCodes } from '../../orders/place-order-errors.ts';
import { maxCouponCodeLength, maxNoteLength } from '../../validation/text-limits.ts';
import { cart } from '../cart/cart-schemas.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { base, payment, shortLine } from './order-schemas.ts';

const placeOrderFields = {
  UserId: f.id,
  CompanyId: f.companyId,
  PDate: f.isoDate,
  QuoteToken: z.string().check(z.maxLength(maxQuoteTokenLength)),
  HoldId: f.id,
  AddressId: f.id,
  CouponCode: z.optional(f.text(maxCouponCodeLength)),
  Note: z._default(f.text(maxNoteLength), ''),
};

const placeOrderResponse = commandResponseWith({
  TransactionNumber: z.string(),
  Status: z.int(),
  PaymentStatus: z.int(),
  Payable: rupees,
  Payment: z.nullable(payment),
  Cart: z.nullable(cart),
  Short: z.array(shortLine),
  TakenBy: z.int(),
  Limit: z.int(),
});

const placeOrderBase = {
  ...base,
  method: 'POST',
  match: noParams,
  auth: { kind: 'self', name: 'UserId' },
  timeoutMs: 4000,
  response: placeOrderResponse,
  errorCodes: placeOrderErrorCodes,
} as const;

export const placeOrderOperations = {
  placeOrder: operation({
    ...placeOrderBase,
    operationId: 'place-order',
    specId: 'O1',
    path: '/api/Transaction',
    body: z.object({
      ...placeOrderFields,
      PaymentMethod: z._default(z.enum(paymentMethods), 'online'),
    }),
    summary:
      'Places an order that is paid online. Responds with the payment to make once all services have accepted the order, or after 1.5 s with status Placed.',
  }),
  placeOrderWithoutPayment: operation({
    ...placeOrderBase,
    operationId: 'place-order-without-payment',
    specId: 'O2',
    path: '/api/TransactionWithoutPayment',
    body: z.object({
      ...placeOrderFields,
      PaymentMethod: z._default(z.enum(paymentMethods), 'cod'),
    }),
    summary:
      'Places an order without online payment: paid on delivery, or on the credit of a business by one of its buyers. Responds once all services have accepted the order, or after 1.5 s with status Placed.',
  }),
};
