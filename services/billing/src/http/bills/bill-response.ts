import { formatInstant } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { amountInWords, hindiAmountInWords, toRupees } from '@tokri/contracts/money';
import { stateCodeFromGstin, stateName } from '@tokri/contracts/tax';
import {
  toTaxSummaryResponse,
  toTotalsResponse,
  type BillResponse,
  type OwnBillResponse,
} from '@tokri/contracts/api';
import type { EInvoice } from '../../domain/e-invoices/e-invoice.ts';
import type { BillMoney } from '../../application/bills/read-bills.ts';
import type { NotePayment } from '../../domain/bills/note-payment.ts';
import type { Bill, Seller } from '../../domain/bills/bill.ts';
import { isPartOfConsolidated } from '../../domain/bills/small-bill.ts';
import { toUpiLink } from '../../domain/bills/upi-payee.ts';

export interface BillResponseContext extends Partial<BillMoney> {
  readonly seller: Seller;
  readonly eInvoice: EInvoice | null;
  readonly duePaise: number;
  readonly pdfUrl: string;
}

const toBillLineResponse = (line: Bill['lines'][number]): BillResponse['Lines'][number] => ({
  Name: line.name,
  HSN: line.hsn,
  Quantity: line.quantity,
  Unit: line.unitName,
  Rate: toRupees(line.ratePaise),
  Discount: toRupees(line.discountPaise),
  Taxable: toRupees(line.taxablePaise),
  TaxPercent: line.taxBasisPoints / 100,
  Cgst: toRupees(line.cgstPaise),
  Sgst: toRupees(line.sgstPaise),
  Igst: toRupees(line.igstPaise),
  Total: toRupees(line.totalPaise),
});

const toStateResponse = (code: string): BillResponse['Supplier']['State'] =>
  isUnitedKingdom() || stateName(code) === '' ? null : { Code: code, Name: stateName(code) };

const toDeliveryResponse = ({ deliverTo, placeOfSupply }: Bill): BillResponse['DeliverTo'] =>
  deliverTo && {
    Name: deliverTo.name,
    Address: deliverTo.address,
    Pincode: deliverTo.pincode,
    State: toStateResponse(placeOfSupply),
  };

/** A person is billed at the place of supply, a party where it is registered. */
const buyerStateCode = ({ buyer, deliverTo, placeOfSupply }: Bill): string => {
  if (buyer.gstin !== '') return stateCodeFromGstin(buyer.gstin);
  return deliverTo ? '' : placeOfSupply;
};

/** What is due at this moment: a bill that was paid or cancelled since its issue has no code. */
const toUpiResponse = (bill: Bill, duePaise: number): BillResponse['Upi'] => {
  const { upiPayee, number } = bill;
  return upiPayee === undefined || duePaise <= 0 || isPartOfConsolidated(bill)
    ? null
    : {
        Id: upiPayee.id,
        Name: upiPayee.name,
        Link: toUpiLink(upiPayee, { number, amountPaise: duePaise }),
      };
};

const toAdvanceResponse = ({ advance }: Bill): BillResponse['Advance'] =>
  advance === undefined
    ? null
    : {
        PaymentId: advance.paymentId,
        Receipt: advance.receiptNumber,
        Way: advance.way,
        Reference: advance.reference,
        ReceivedOn: advance.receivedOn,
      };

const toEInvoiceResponse = (eInvoice: EInvoice | null): BillResponse['EInvoice'] => {
  const registration = eInvoice?.registration;
  return registration
    ? {
        Irn: registration.irn,
        AckNumber: registration.ackNumber,
        AckAt: formatInstant(registration.ackAt),
        SignedQr: registration.signedQr,
        IsCancelled: eInvoice.cancellation !== null,
      }
    : null;
};

const toNotePaymentResponse = ({
  kind,
  amountPaise,
  way,
  reference,
  paidOn,
}: NotePayment): BillResponse['Payments'][number] => ({
  Kind: kind,
  Amount: toRupees(amountPaise),
  Way: way,
  Reference: reference,
  PaidOn: paidOn,
});

export const toBillResponse = (
  bill: Bill,
  { seller, eInvoice, duePaise, payments = [], toRefundPaise = 0, pdfUrl }: BillResponseContext,
): BillResponse => ({
  Id: bill.billId,
  Number: bill.number,
  Kind: bill.kind,
  Date: bill.date,
  TransactionId: bill.orderId,
  TransactionNumber: bill.transactionNumber,
  SupplyType: 'Outward-Supply',
  TransactionType: 'Regular',
  Supplier: {
    Name: seller.name,
    Address: seller.address,
    GSTIN: seller.gstin,
    State: toStateResponse(stateCodeFromGstin(seller.gstin)),
    Fssai: seller.fssai,
  },
  Buyer: {
    Name: bill.buyer.name,
    Address: bill.buyer.address,
    Pincode: bill.buyer.pincode,
    GSTIN: bill.buyer.gstin,
    State: toStateResponse(buyerStateCode(bill)),
  },
  DeliverTo: toDeliveryResponse(bill),
  PlaceOfSupply: { Code: bill.placeOfSupply, Name: stateName(bill.placeOfSupply) },
  ReverseCharge: false,
  Lines: bill.lines.map(toBillLineResponse),
  TaxSummary: bill.taxSummary.map(toTaxSummaryResponse),
  Totals: toTotalsResponse(bill),
  AmountInWords: isUnitedKingdom() ? '' : amountInWords(bill.totals.payablePaise),
  AmountInWordsHindi: isUnitedKingdom() ? '' : hindiAmountInWords(bill.totals.payablePaise),
  Against: bill.against && {
    Id: bill.against.billId,
    Number: bill.against.number,
    Date: bill.against.date,
  },
  Advance: toAdvanceResponse(bill),
  Reason: bill.reason ?? '',
  PartyId: bill.partyId,
  Consolidation: bill.consolidation ?? null,
  EInvoice: toEInvoiceResponse(eInvoice),
  Due: toRupees(duePaise),
  Payments: payments.map(toNotePaymentResponse),
  ToRefund: toRupees(toRefundPaise),
  Upi: toUpiResponse(bill, duePaise),
  PdfUrl: pdfUrl,
});

/** A copy for the customer's own files, of orders only: links and what is due change. */
export const toOwnBillResponse = (bill: Bill, seller: Seller): OwnBillResponse => {
  const { Advance, EInvoice, Due, Payments, ToRefund, Upi, PdfUrl, ...own } = toBillResponse(bill, {
    seller,
    eInvoice: null,
    duePaise: 0,
    pdfUrl: '',
  });
  return own;
};
