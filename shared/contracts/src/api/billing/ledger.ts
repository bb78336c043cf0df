import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { adjustmentCauses, ledgerTypes, moneyAccounts } from '../../orders/billing/ledger-types.ts';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './bill-schemas.ts';

const entry = z.object({
  /** Counts the entries of the party from 1, without gaps. */
  Number: z.int(),
  /** The day on which it was booked; a bill from before the last entry keeps its own `DocumentDate`. */
  Date: f.isoDate,
  Type: z.enum(ledgerTypes),
  /** Number of the bill or of the order; empty for an adjustment. */
  Reference: z.string(),
  DocumentDate: f.isoDate,
  /** 0 without an order, and 0 without a bill. */
  TransactionId: z.int(),
  BillId: z.int(),
  /** One of both is 0. A debit is what the party owes more, a credit what it owes less. */
  Debit: rupees,
  Credit: rupees,
  /** Of the whole account after this entry. */
  Balance: rupees,
  /** Of a payment or a refund, else empty. */
  Through: z.enum(['', ...moneyAccounts]),
  /** Of an adjustment, else empty. */
  Cause: z.enum(['', ...adjustmentCauses]),
  Reason: z.string(),
  /** The author of an adjustment, for staff only; else 0. */
  StaffId: z.int(),
});
export type LedgerEntryResponse = z.infer<typeof entry>;

const ledger = z.object({
  PartyId: z.int(),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  /** Balances and totals are those of the whole account, whatever type is listed. */
  OpeningBalance: rupees,
  TotalDebit: rupees,
  TotalCredit: rupees,
  ClosingBalance: rupees,
  /** Listed entries on all pages. */
  EntryCount: z.int(),
  Entries: z.array(entry),
});
export type LedgerResponse = z.infer<typeof ledger>;

const statementLink = z.object({
  /** Opens the PDF without a token until `ExpiresAt`; empty when the span has too many entries. */
  PdfUrl: z.string(),
  ExpiresAt: f.instant,
  EntryCount: z.int(),
  /** A PDF holds no more. */
  MaxEntries: z.int(),
});

const appLedgerLink = z.object({
  /** A page that shows this ledger without a session until `ExpiresAt`; empty with too many entries. */
  Url: z.string(),
  ExpiresAt: f.instant,
  EntryCount: z.int(),
  /** The page lists no more. */
  MaxEntries: z.int(),
});

const ofParty = {
  ...base,
  method: 'GET',
  match: params('PartyId', 'FromDate', 'ToDate'),
  optionalParams: ['Type'],
  auth: { kind: 'party', name: 'PartyId', orStaff: 'payments' },
  query: z
    .object({
      PartyId: f.idParam,
      FromDate: f.isoDate,
      ToDate: f.isoDate,
      Type: z.optional(z.enum(ledgerTypes, `must be one of ${ledgerTypes.join(', ')}`)),
    })
    .check(f.daysInOrder('FromDate', 'ToDate')),
} as const;

export const ledgerOperations = {
  readLedger: operation({
    ...ofParty,
    operationId: 'read-ledger',
    specId: 'B5',
    path: '/api/Ledger',
    isPaginated: true,
    response: ledger,
    summary:
      'The ledger of a business customer between two days, oldest entry first, with the balance before, after each entry and at the end. A balance above 0 is what the customer owes. `Type` limits the entries listed.',
  }),
  linkLedgerStatement: operation({
    ...ofParty,
    operationId: 'link-ledger-statement',
    specId: 'B8',
    path: '/api/app/ledger-statement',
    response: statementLink,
    summary:
      'A signed link to the same as a PDF document, valid for an hour. Without a link when a PDF cannot hold all entries.',
  }),
  linkAppLedger: operation({
    ...ofParty,
    operationId: 'link-app-ledger',
    specId: 'B30',
    path: '/api/app/ledger-link',
    response: appLedgerLink,
    summary:
      'A signed link to the ledger page for shells of apps, valid for an hour: it shows this ledger without a session. The signature is in the fragment, which browsers send to nobody. `Type` is `bill` or `payment` there; another one lists all entries.',
  }),
};
