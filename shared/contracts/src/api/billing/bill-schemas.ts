import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { creditRejectionReasons } from '../../orders/payment-method.ts';
import { billKinds } from '../../orders/billing/bill-kind.ts';
import { notePaymentKinds, refundWays } from '../../orders/billing/note-payments.ts';
import { partyPaymentWays } from '../../orders/billing/party-payments.ts';
import { pricedLine, taxSummaryRow, totals } from '../cart/cart-schemas.ts';
import * as f from '../operation/fields.ts';

/** Null unless money is due for an issued bill that names a UPI ID. */
const upiCode = z.object({
  Id: z.string(),
  /** Of the payee. */
  Name: z.string(),
  /** `upi://pay` with the payee, what is due and the number of the bill; the QR code holds it. */
  Link: z.string(),
});

/** CGST Rules 50 and 51. A voucher has no lines and no tax: `Totals.Payable` is the advance. */
const advance = z.object({
  PaymentId: z.int(),
  /** Number of the receipt of the whole payment. */
  Receipt: z.string(),
  Way: z.enum(partyPaymentWays),
  Reference: z.string(),
  ReceivedOn: f.isoDate,
});

/** What staff recorded for a debit note that is on no account. */
const notePayment = z.object({
  Kind: z.enum(notePaymentKinds),
  Amount: rupees,
  Way: z.enum(refundWays),
  /** Of the transfer; empty for cash. */
  Reference: z.string(),
  PaidOn: f.isoDate,
});

const state = z.object({ Code: z.string(), Name: z.string() });

/**
 * Contents follow CGST Rules 46, 46A, 49 and 53. PDF, print page and JSON all come from this
 * object.
 */
const eInvoice = z.object({
  /** Invoice reference number. */
  Irn: z.string(),
  AckNumber: z.string(),
  AckAt: f.instant,
  /** To be shown as a QR code; empty when the portal no longer handed it out. */
  SignedQr: z.string(),
  IsCancelled: z.boolean(),
});

export const bill = z.object({
  Id: z.int(),
  Number: z.string(),
  Kind: z.enum(billKinds),
  Date: f.isoDate,
  TransactionId: z.int(),
  TransactionNumber: z.string(),
  SupplyType: z.literal('Outward-Supply'),
  TransactionType: z.literal('Regular'),
  Supplier: z.object({
    Name: z.string(),
    Address: z.string(),
    GSTIN: z.string(),
    /** That of the tax number; null in the United Kingdom. */
    State: z.nullable(state),
    Fssai: z.string(),
  }),
  Buyer: z.object({
    Name: z.string(),
    Address: z.string(),
    Pincode: z.string(),
    GSTIN: z.string(),
    /** Rule 46(e); null where the document does not tell it. */
    State: z.nullable(state),
  }),
  DeliverTo: z.nullable(
    z.object({
      Name: z.string(),
      Address: z.string(),
      Pincode: z.string(),
      State: z.nullable(state),
    }),
  ),
  PlaceOfSupply: state,
  /** Rule 46(p): the shop itself always pays the tax of what it sells. */
  ReverseCharge: z.literal(false),
  Lines: z.array(
    z.object({
      Name: z.string(),
      ...taxSummaryRow.shape,
      /** 0 on a debit note, which delivers nothing. */
      Quantity: z.int(),
      Unit: z.string(),
      ...z.pick(pricedLine, { Rate: true, Discount: true, Total: true }).shape,
    }),
  ),
  TaxSummary: z.array(taxSummaryRow),
  Totals: totals,
  AmountInWords: z.string(),
  AmountInWordsHindi: z.string(),
  Against: z.nullable(z.object({ Id: z.int(), Number: z.string(), Date: f.isoDate })),
  /** Of a voucher, else null. */
  Advance: z.nullable(advance),
  /** Why staff issued a credit or debit note or gave an advance back; else empty. */
  Reason: z.string(),
  PartyId: z.int(),
  /**
   * Of an order whose bill is on the consolidated bill of its day: `open` until the day is closed,
   * `closing` until it has a number, then `part`; null for any other document.
   */
  Consolidation: z.nullable(z.enum(['open', 'closing', 'part'])),
  /** Null for a document that is not registered at the invoice registration portal. */
  EInvoice: z.nullable(eInvoice),
  Due: rupees,
  /** Of a debit note that is on no account, oldest first; else empty. */
  Payments: z.array(notePayment),
  /** What was paid of such a note before a credit note took it back, and staff refund by hand. */
  ToRefund: rupees,
  Upi: z.nullable(upiCode),
  /** Valid without a token for at least an hour; empty for an order confirmation. */
  PdfUrl: z.string(),
});

export type BillResponse = z.infer<typeof bill>;

export const partyCredit = z.object({
  PartyId: z.int(),
  CreditLimit: rupees,
  /** Days from the date of a bill to its due date. */
  TermsDays: z.int(),
  /** Open amount of the bills. */
  Used: rupees,
  /** Of orders on credit that have no bill yet. */
  Reserved: rupees,
  Available: rupees,
  /** What is paid and waits for the next bill; `Available` counts it. */
  OnAccount: rupees,
  Outstanding: rupees,
  Overdue: rupees,
  /** Since the due date of the oldest overdue bill. */
  OverdueDays: z.int(),
  /** Why this person cannot order on credit now; null when credit is offered. */
  NotOffered: z.nullable(z.enum(creditRejectionReasons)),
  Bills: z.array(
    z.object({
      Id: z.int(),
      Number: z.string(),
      Date: f.isoDate,
      DueDate: f.isoDate,
      Amount: rupees,
      Due: rupees,
    }),
  ),
});

export type PartyCreditResponse = z.infer<typeof partyCredit>;

export const base = { service: 'billing' } as const;

export const paymentStaff = { kind: 'staff', permission: 'payments' } as const;

export const ownerOrStaff = { kind: 'owner', orStaff: 'transactions' } as const;
