import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { bookDifferenceKinds } from '../../orders/billing/book-differences.ts';
import { paymentProviders } from '../../platform/names.ts';
import { maxNoteLength } from '../../validation/text-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

const provider = z.enum(paymentProviders);

const comparison = z.object({
  Date: f.isoDate,
  Provider: provider,
  ComparedAt: f.instant,
  /** `unanswered`: the provider did not answer; it is asked again. */
  State: z.enum(['equal', 'different', 'unanswered']),
  /** Of the provider's books; 0 while it has not answered. */
  Payments: z.int(),
  Captured: rupees,
  Refunds: z.int(),
  Refunded: rupees,
  /** Those that nobody has acknowledged. */
  OpenDifferences: z.int(),
  OpenAmount: rupees,
});
export type DailyComparisonResponse = z.infer<typeof comparison>;

const difference = z.object({
  Id: z.string(),
  Kind: z.enum(bookDifferenceKinds),
  /** 0 when no order of the shop belongs to it. */
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  /** Of the payment or refund at the provider. */
  GatewayId: z.string(),
  InShop: rupees,
  AtProvider: rupees,
  Acknowledged: z.nullable(z.object({ Note: z.string(), StaffId: z.int(), At: f.instant })),
});
const comparisonDetails = z.object({ ...comparison.shape, Differences: z.array(difference) });
export type DailyComparisonDetailsResponse = z.infer<typeof comparisonDetails>;

export const dailyComparisonOperations = {
  listDailyComparisons: operation({
    ...base,
    operationId: 'list-daily-comparisons',
    specId: 'BA10',
    method: 'GET',
    path: '/api/admin/billing/daily-comparisons',
    match: params('FromDate', 'ToDate'),
    auth: paymentStaff,
    query: z
      .object({ FromDate: f.isoDate, ToDate: f.isoDate })
      .check(f.daysInOrder('FromDate', 'ToDate')),
    response: z.array(comparison),
    summary:
      'The books of the payment provider beside those of the shop, by day in India, newest first. A day is compared from 3 am on the next day on, and again each night of a week while it differs.',
  }),
  readDailyComparison: operation({
    ...base,
    operationId: 'read-daily-comparison',
    specId: 'BA10',
    method: 'GET',
    path: '/api/admin/billing/daily-comparisons',
    match: params('Date', 'Provider'),
    auth: paymentStaff,
    query: z.object({ Date: f.isoDate, Provider: provider }),
    response: comparisonDetails,
    summary: 'One day with every payment and refund that differs, largest amount first.',
  }),
  compareDay: operation({
    ...base,
    operationId: 'compare-day',
    specId: 'BA11',
    method: 'POST',
    path: '/api/admin/billing/daily-comparisons',
    match: noParams,
    auth: paymentStaff,
    timeoutMs: 20_000,
    body: z.object({ Date: f.isoDate, Provider: provider }),
    response: commandResponse,
    errorCodes: ['gateway-unavailable', 'day-not-over', 'day-too-old', 'provider-not-used'],
    summary:
      'Compares a day of the last 90 again. When the provider does not answer, an earlier result stays.',
  }),
  acknowledgeDifference: operation({
    ...base,
    operationId: 'acknowledge-difference',
    specId: 'BA12',
    method: 'POST',
    path: '/api/admin/billing/acknowledged-differences',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      Date: f.isoDate,
      Provider: provider,
      Id: f.text(120),
      Note: f.name(maxNoteLength),
    }),
    response: commandResponse,
    errorCodes: ['unknown-difference'],
    summary:
      'Says why a difference is right, so that it no longer counts or alerts. Repeating it keeps the first note.',
  }),
};
