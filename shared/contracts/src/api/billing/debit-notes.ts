import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxNoteLength } from '../../validation/text-limits.ts';
import { taxPercent } from '../catalog/item-schemas.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

const maxRaisedLines = 100;
export const debitStates = ['waiting', 'approved', 'declined'] as const;

const raisedLine = z
  .object({
    /** Counts from 1, in the order of the `Lines` of the bill. */
    Line: z.int().check(z.gte(1, 'must be at least 1')),
    /** Taxable value that the bill did not charge. */
    Taxable: z._default(f.rupeesField, 0),
    /** The rate that the bill should have charged; without it, that of the bill. */
    TaxPercent: z.optional(taxPercent),
  })
  .check(
    z.refine(({ Taxable, TaxPercent }) => Taxable > 0 || TaxPercent !== undefined, {
      path: ['Taxable'],
      error: 'must be above 0 without TaxPercent',
    }),
  );

const debitRequest = z.object({
  RequestId: z.string(),
  /** To take an issued debit note back, instead of to issue one. */
  IsTakeBack: z.boolean(),
  BillId: z.int(),
  BillNumber: z.string(),
  /** 0 for an imported bill. */
  TransactionId: z.int(),
  BuyerName: z.string(),
  Amount: rupees,
  Reason: z.string(),
  Lines: z.array(
    z.object({ Name: z.string(), Taxable: rupees, TaxPercent: z.number(), Total: rupees }),
  ),
  StaffId: z.int(),
  At: f.instant,
});
export type DebitRequestResponse = z.infer<typeof debitRequest>;

/** The id is that of the debit note, also while it waits; `Number` is empty without a note. */
const result = commandResponseWith({
  State: z.enum(debitStates),
  Number: z.string(),
  Amount: rupees,
});

export const debitNoteOperations = {
  raiseBill: operation({
    ...base,
    operationId: 'raise-bill',
    specId: 'BA19',
    method: 'POST',
    path: '/api/admin/billing/debit-notes',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      BillId: f.id,
      Reason: f.name(maxNoteLength),
      RequestId: f.uuid,
      Lines: z.array(raisedLine).check(
        z.minLength(1, 'must hold a line'),
        z.maxLength(maxRaisedLines, `must hold at most ${maxRaisedLines} lines`),
        z.refine(
          (lines) => new Set(lines.map(({ Line }) => Line)).size === lines.length,
          'must name each line once',
        ),
      ),
    }),
    response: result,
    errorCodes: [
      'unknown-bill',
      'unknown-line',
      'order-cancelled',
      'line-credited',
      'line-without-tax',
      'tax-not-higher',
      'above-mrp',
      'nothing-raised',
      'debit-too-often',
      'debit-differs',
    ],
    summary:
      'Raises the taxable value or the tax rate of lines of a bill by a debit note; the bill stays as it is. Above the limit of the shop it waits for a second member of staff. Repeating a request with its `RequestId` raises the bill once.',
  }),
  listWaitingDebits: operation({
    ...base,
    operationId: 'list-waiting-debits',
    specId: 'BA19',
    method: 'GET',
    path: '/api/admin/billing/debit-notes',
    match: noParams,
    auth: paymentStaff,
    isPaginated: true,
    response: z.array(debitRequest),
    summary:
      'Debit notes that wait for a second member of staff, to be issued or to be taken back, oldest first.',
  }),
  decideDebit: operation({
    ...base,
    operationId: 'decide-debit',
    specId: 'BA19',
    method: 'POST',
    path: '/api/admin/billing/debit-note-decisions',
    match: noParams,
    auth: paymentStaff,
    body: z.object({ BillId: f.id, RequestId: f.uuid, IsApproved: z.boolean() }),
    response: result,
    errorCodes: [
      'unknown-debit',
      'own-debit',
      'already-decided',
      'order-cancelled',
      'bill-changed',
    ],
    summary:
      'Approves or declines a debit note that waits to be issued or to be taken back. Its author may not decide. Repeating the same decision changes nothing.',
  }),
};
