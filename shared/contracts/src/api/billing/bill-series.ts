import * as z from 'zod/mini';
import { issuedBillKinds, voucherKinds } from '../../orders/billing/bill-kind.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './bill-schemas.ts';

/** A receipt for a payment on account has numbers too. */
const seriesKinds = [...issuedBillKinds, ...voucherKinds, 'Receipt', 'Other'] as const;

const series = z.object({
  /** Prefix and year, such as `TI/26-27`. */
  Series: z.string(),
  /** `Other` for a prefix that no kind has now or had. */
  Kind: z.enum(seriesKinds),
  FinancialYear: z.string(),
  NextNumber: z.string(),
  /** Empty before the first one. */
  LastNumber: z.string(),
  LastDate: z.union([z.literal(''), f.isoDate]),
  Issued: z.int(),
  /** Taken by a document that is being issued. */
  Waiting: z.int(),
  /** Numbers that no document carries or is about to; 0 in sound books. */
  Gaps: z.int(),
});
export type BillSeriesResponse = z.infer<typeof series>;

export const billSeriesOperations = {
  listBillSeries: operation({
    ...base,
    operationId: 'list-bill-series',
    specId: 'BA41',
    method: 'GET',
    path: '/api/admin/billing/series',
    match: noParams,
    auth: { kind: 'staff', permission: 'reports', orPermission: 'payments' },
    response: z.array(series),
    summary:
      'Number series of documents and receipts, the newest year first: the next number, the last issued one, and gaps.',
  }),
};
