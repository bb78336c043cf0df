import {
  checkGstin,
  isStateCode,
  stateCodeFromGstin,
  type GstFindingKind,
} from '@tokri/contracts/tax';
import { toRupees } from '@tokri/contracts/money';
import { addDays } from '@tokri/contracts/dates';
import type { DraftBill } from '../bills/bill.ts';
import { lastCreditDate } from '../bills/credit.ts';
import { needsRegistration } from '../e-invoices/e-invoice-rules.ts';
import { requiredHsnDigits } from './hsn-digits.ts';
import { sumAmounts, withTaxPaise, type OutwardDocument } from './outward-document.ts';

export interface Finding {
  readonly kind: GstFindingKind;
  /** Of the document; empty for one without a number. */
  readonly number: string;
  /** 0 for a number that no document carries. */
  readonly billId: number;
  readonly orderId: number;
  /** What is wrong, such as the HSN or the State code; may be empty. */
  readonly detail: string;
}

/** What decides beside the document itself. */
export interface DocumentRules {
  /** Aggregate turnover of the shop in the financial year before, in crore rupees. */
  readonly turnoverCrore: number;
  /** Of the first document that is registered as an e-invoice; null without e-invoices. */
  readonly firstEInvoiceDate: string | null;
  /** Date in the shop. */
  readonly today: string;
}

export interface CheckedDocument extends OutwardDocument {
  /** Whether nothing of the document is left to credit. */
  readonly isCredited?: boolean;
}

/** After so many days the portal no longer registers a document (GSTN advisory of 5 November 2024). */
const registrationDays = 30;
const missingAfterDays = 1;

type Check = Pick<Finding, 'kind' | 'detail'>;

const checkHsns = ({ bill }: OutwardDocument, turnoverCrore: number): readonly Check[] => {
  const digits = requiredHsnDigits(bill.date, turnoverCrore);
  const names = bill.lines.filter(({ hsn }) => hsn === '').map(({ name }) => name);
  const short = bill.lines
    .filter(({ hsn }) => hsn !== '' && hsn.length < digits)
    .map(({ hsn, name }) => `${hsn} · ${name}`);
  return [
    ...[...new Set(names)].map((detail): Check => ({ kind: 'hsn-missing', detail })),
    ...[...new Set(short)].map((detail): Check => ({ kind: 'hsn-short', detail })),
  ];
};

const checkPlace = ({ bill, gstin }: OutwardDocument): readonly Check[] => {
  const detail = bill.placeOfSupply;
  if (!isStateCode(detail)) return [{ kind: 'state-missing', detail }];
  const isOtherState = checkGstin(gstin).ok && stateCodeFromGstin(gstin) !== detail;
  return isOtherState ? [{ kind: 'gstin-state', detail: `${gstin} · ${detail}` }] : [];
};

const hasWrongTax = ({ isInterState, taxed }: OutwardDocument): boolean =>
  taxed.some(({ cgstPaise, sgstPaise, igstPaise }) =>
    isInterState ? cgstPaise !== 0 || sgstPaise !== 0 : igstPaise !== 0 || cgstPaise !== sgstPaise,
  );

/** Of the rows that the return reports, against what the document asked the buyer to pay. */
const differencePaise = ({ bill, taxed, exemptPaise, valuePaise }: OutwardDocument): number =>
  withTaxPaise(sumAmounts(taxed)) + exemptPaise + bill.totals.roundOffPaise - valuePaise;

/** A debit note has no last date (CGST Act s. 34(3)), but the tax was due in the month of the invoice. */
const checkNote = ({ bill: { against, date }, isDebitNote }: OutwardDocument): readonly Check[] => {
  if (!against) return [];
  const detail = `${against.number} · ${against.date}`;
  if (!isDebitNote && date > lastCreditDate(against.date))
    return [{ kind: 'credit-note-late', detail }];
  const isOfOtherMonth = against.date.slice(0, 7) !== date.slice(0, 7);
  if (!isOfOtherMonth) return [];
  return [
    { kind: isDebitNote ? 'debit-note-of-other-month' : 'credit-note-of-other-month', detail },
  ];
};

const checkEInvoice = (
  { bill, eInvoice, isCredited = false }: CheckedDocument,
  { firstEInvoiceDate, today }: DocumentRules,
): readonly Check[] => {
  if (!needsRegistration(bill, firstEInvoiceDate)) return [];
  if (eInvoice?.cancellation)
    return isCredited
      ? []
      : [{ kind: 'e-invoice-cancelled', detail: eInvoice.registration?.irn ?? '' }];
  if (eInvoice?.registration) return [];
  const { code = '', message = '' } = eInvoice?.failure ?? {};
  const detail = [code, message].filter(Boolean).join(' · ');
  if (today > addDays(bill.date, registrationDays)) return [{ kind: 'e-invoice-late', detail }];
  return today > addDays(bill.date, missingAfterDays)
    ? [{ kind: 'e-invoice-missing', detail }]
    : [];
};

export const toFinding = (
  { billId, orderId }: Pick<DraftBill, 'billId' | 'orderId'>,
  number: string,
  check: Check,
): Finding => ({ billId, orderId, number, ...check });

export const checkDocument = (
  document: CheckedDocument,
  rules: DocumentRules,
): readonly Finding[] => {
  const { bill, gstin, placeOfSupply } = document;
  const difference = differencePaise(document);
  const checks: readonly Check[] = [
    ...(difference === 0
      ? []
      : [{ kind: 'amounts-differ', detail: toRupees(difference).toFixed(2) } as const]),
    ...(hasWrongTax(document) ? [{ kind: 'wrong-tax', detail: placeOfSupply } as const] : []),
    ...checkPlace(document),
    ...(gstin !== '' && !checkGstin(gstin).ok
      ? [{ kind: 'gstin-invalid', detail: gstin } as const]
      : []),
    ...checkHsns(document, rules.turnoverCrore),
    ...checkEInvoice(document, rules),
    ...checkNote(document),
  ];
  return checks.map((check) => toFinding(bill, bill.number, check));
};
