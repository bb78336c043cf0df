import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxNoteLength } from '../../validation/text-limits.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';
import { debitStates } from './debit-notes.ts';

const maxCreditedLines = 100;

const creditedLine = z.object({
  /** Counts from 1, in the order of the `Lines` of the bill. */
  Line: z.int().check(z.gte(1, 'must be at least 1')),
  Quantity: z.int().check(z.gte(1, 'must be at least 1')),
});

const issuedNote = z.object({
  Id: z.int(),
  Number: z.string(),
  Amount: rupees,
  /** Number of the bill or of the debit note that it credits. */
  Against: z.string(),
  /** What was paid of that debit note and staff now refund by hand; else 0. */
  ToRefund: rupees,
});
export type IssuedCreditNote = z.infer<typeof issuedNote>;

export const creditNoteOperations = {
  creditReturnedUnits: operation({
    ...base,
    operationId: 'credit-returned-units',
    specId: 'BA18',
    method: 'POST',
    path: '/api/admin/billing/credit-notes',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      BillId: f.id,
      Reason: f.name(maxNoteLength),
      RequestId: f.uuid,
      /** Left out for a debit note, of which all that is left is taken back. */
      Lines: z.optional(
        z.array(creditedLine).check(
          z.minLength(1, 'must hold a line'),
          z.maxLength(maxCreditedLines, `must hold at most ${maxCreditedLines} lines`),
          z.refine(
            (lines) => new Set(lines.map(({ Line }) => Line)).size === lines.length,
            'must name each line once',
          ),
        ),
      ),
    }),
    response: commandResponseWith({
      State: z.enum(debitStates),
      Number: z.string(),
      Amount: rupees,
      /** All of them: that of the bill, then those of debit notes that raised the goods. */
      Notes: z.array(issuedNote),
    }),
    errorCodes: [
      'unknown-bill',
      'unknown-line',
      'order-cancelled',
      'not-paid-yet',
      'credit-too-high',
      'credit-too-late',
      'credit-too-often',
      'credit-differs',
      'debit-taken-back',
      'take-back-waiting',
      'debit-raised-further',
    ],
    summary:
      'Issues a credit note for units of a bill that came back, with the tax that the bill charged for them, or for what is left of a debit note when `Lines` is left out. What debit notes raised of the units is credited in proportion, by a credit note of each. Returns id, number and amount of the first note, and all notes. Above the limit of the shop a debit note is taken back when a second member of staff approves: `State` is `waiting`, without a note. Repeating a request with its `RequestId` credits once.',
  }),
};
