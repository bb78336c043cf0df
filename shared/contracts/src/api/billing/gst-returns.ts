import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { gstFindingKinds, gstSections, monthPattern } from '../../tax/gst-return.ts';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base } from './bill-schemas.ts';

/** Reads every document of a month. */
const returnTimeoutMs = 15_000;

const section = z.object({
  Name: z.enum(gstSections),
  /** Documents, or rows of an HSN table. */
  Count: z.int(),
  Taxable: rupees,
  Cgst: rupees,
  Sgst: rupees,
  Igst: rupees,
});

const numberRange = z.object({
  From: z.string(),
  To: z.string(),
  Total: z.int(),
  /** Numbers that no document carries. */
  Missing: z.int(),
});

const finding = z.object({
  Kind: z.enum(gstFindingKinds),
  /** Of the document; empty while it waits for one. */
  Number: z.string(),
  /** 0 for a number that no document carries. */
  BillId: z.int(),
  TransactionId: z.int(),
  /** What is wrong, such as the HSN or the State code; may be empty. */
  Detail: z.string(),
  /** The document as PDF, by a signed link; empty without one. */
  PdfUrl: z.string(),
});

const gstReturn = z.object({
  Month: z.string(),
  GSTIN: z.string(),
  Sections: z.array(section),
  Numbers: z.array(numberRange),
  FindingCounts: z.array(z.object({ Kind: z.enum(gstFindingKinds), Count: z.int() })),
  /** The first 100 of each kind. */
  Findings: z.array(finding),
});
export type GstReturnResponse = z.infer<typeof gstReturn>;

const fileLink = z.object({ Url: z.string(), ExpiresAt: f.instant });

const ofMonth = {
  ...base,
  method: 'GET',
  match: params('Month'),
  auth: { kind: 'staff', permission: 'reports', orPermission: 'payments' },
  query: z.object({
    Month: z.string().check(z.regex(monthPattern, 'must be a month like 2026-11')),
  }),
} as const;

export const gstReturnOperations = {
  readGstReturn: operation({
    ...ofMonth,
    operationId: 'read-gst-return',
    specId: 'BA20',
    path: '/api/admin/billing/gst-returns',
    readsPersonalData: true,
    response: gstReturn,
    timeoutMs: returnTimeoutMs,
    summary:
      'Form GSTR-1 of a month from its issued documents: sums of each table, number ranges, and what an accountant must look at before it is filed. `not-found` in the United Kingdom.',
  }),
  linkGstReturnFile: operation({
    ...ofMonth,
    operationId: 'link-gst-return-file',
    specId: 'BA21',
    path: '/api/admin/billing/gst-returns/file',
    readsPersonalData: true,
    response: fileLink,
    summary: 'A signed link to the same as a JSON file for the portal, valid for an hour.',
  }),
  linkTallyExport: operation({
    ...ofMonth,
    operationId: 'link-tally-export',
    specId: 'BA22',
    path: '/api/admin/billing/tally-exports',
    readsPersonalData: true,
    response: fileLink,
    summary:
      'A signed link to the vouchers of a month as XML for Tally, valid for an hour: documents, payments, refunds and adjustments of business customers one by one, the documents of all others by day.',
  }),
};
