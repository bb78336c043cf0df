import { addDays } from '@tokri/contracts/dates';
import { formatBillNumber, isVoucherKind } from '@tokri/contracts/orders';
import { gstFindingKinds, type GstFindingKind } from '@tokri/contracts/tax';
import { listUnseenNumbers, toNumberRanges, type NumberRange } from './document-series.ts';
import { checkDocument, toFinding, type DocumentRules, type Finding } from './finding.ts';
import type { DraftBill } from '../bills/bill.ts';
import type { Consolidation } from '../bills/consolidation.ts';
import { remainingPaise } from '../bills/credit-debit-note.ts';
import { remainingQuantities, type Credit } from '../bills/credit.ts';
import type { EInvoice } from '../e-invoices/e-invoice.ts';
import type { InvoiceValue } from './gstr1-section.ts';
import {
  addToSeries,
  addToTables,
  createTables,
  fillTables,
  type FilledTables,
} from './gstr1-tables.ts';
import { isOfEarlierSystem, toOutwardDocument } from './outward-document.ts';

export interface ReturnOf {
  /** `2026-11` */
  readonly month: string;
  readonly gstin: string;
}

export interface Gstr1 extends ReturnOf, FilledTables {
  readonly numbers: readonly NumberRange[];
  /** At most `maxFindingsPerKind` of each kind, the gravest first. */
  readonly findings: readonly Finding[];
  readonly findingCounts: ReadonlyMap<GstFindingKind, number>;
}

/** A page shows no more, and a return takes bounded memory. */
export const maxFindingsPerKind = 100;

export interface StoredDocument {
  readonly bill: DraftBill;
  /** Null while it waits for its number. */
  readonly number: string | null;
  /** Absent in a document of its own. */
  readonly consolidation?: Consolidation;
  readonly supplierGstin: string;
  readonly eInvoice: EInvoice | null;
  readonly credits?: readonly Credit[] | undefined;
}

const createFindings = () => {
  const counts = new Map<GstFindingKind, number>();
  const kept: Finding[] = [];
  return {
    counts,
    kept,
    add: (finding: Finding): void => {
      const count = (counts.get(finding.kind) ?? 0) + 1;
      counts.set(finding.kind, count);
      if (count <= maxFindingsPerKind) kept.push(finding);
    },
  };
};

const isWhollyCredited = ({ bill, credits = [] }: StoredDocument): boolean =>
  bill.kind === 'DebitNote'
    ? remainingPaise(bill, credits) === 0
    : credits.length > 0 && remainingQuantities(bill, credits).length === 0;

const compareFindings = (a: Finding, b: Finding): number =>
  gstFindingKinds.indexOf(a.kind) - gstFindingKinds.indexOf(b.kind) ||
  a.number.localeCompare(b.number);

/** Why a document of the month is in no table of this return. */
const whyLeftOut = (
  { bill, number, supplierGstin }: StoredDocument,
  gstin: string,
): Finding | null => {
  if (isOfEarlierSystem(bill))
    return toFinding(bill, number ?? '', { kind: 'imported', detail: '' });
  if (supplierGstin !== gstin)
    return toFinding(bill, number ?? '', { kind: 'other-gstin', detail: supplierGstin });
  return number === null ? toFinding(bill, '', { kind: 'number-missing', detail: '' }) : null;
};

/** The consolidated bill of a day is issued after midnight; later its number is missing. */
const waitsForItsDay = ({ bill, number, consolidation }: StoredDocument, today: string): boolean =>
  number === null && consolidation !== undefined && today <= addDays(bill.date, 1);

/** A return takes its documents one by one, so that it never holds all of them. */
export const createGstr1 = ({
  month,
  gstin,
  rules,
}: ReturnOf & { readonly rules: DocumentRules }) => {
  const tables = createTables();
  const findings = createFindings();
  return {
    /** @param original the invoice of a credit or debit note */
    add: (stored: StoredDocument, original?: InvoiceValue): void => {
      if (waitsForItsDay(stored, rules.today)) return;
      const leftOut = whyLeftOut(stored, gstin);
      if (leftOut) return findings.add(leftOut);
      const bill = { ...stored.bill, number: stored.number ?? '' };
      // Table 11 lists taxed advances only, and those for goods are not taxed: s. 12(2), 66/2017.
      if (isVoucherKind(bill.kind)) return addToSeries(tables, bill);
      const document = toOutwardDocument(bill, gstin, stored.eInvoice);
      addToTables(tables, document, original);
      const isCredited = isWhollyCredited(stored);
      for (const finding of checkDocument({ ...document, isCredited }, rules))
        findings.add(finding);
    },
    /** Numbers that may be gaps, or of another month. */
    listUnseenNumbers: (): readonly string[] =>
      [...tables.series.values()].flatMap((series) =>
        listUnseenNumbers(series).map((number) => formatBillNumber(series.name, number)),
      ),
    finish: (ofOtherMonths: ReadonlySet<string>): Gstr1 => {
      const numbers: NumberRange[] = [];
      for (const series of tables.series.values()) {
        const { ranges, gaps } = toNumberRanges(series, ofOtherMonths);
        numbers.push(...ranges);
        for (const number of gaps)
          findings.add({ kind: 'number-gap', number, billId: 0, orderId: 0, detail: '' });
      }
      return {
        month,
        gstin,
        ...fillTables(tables),
        numbers: numbers.sort((a, b) => a.from.localeCompare(b.from)),
        findings: findings.kept.sort(compareFindings),
        findingCounts: findings.counts,
      };
    },
  };
};
