import type { GstSection } from '@tokri/contracts/tax';
import type { Bill } from '../bills/bill.ts';
import type { Registration } from '../e-invoices/e-invoice.ts';
import { parseBillNumber, type Series } from './document-series.ts';
import { sectionOf, type DocumentSection, type InvoiceValue } from './gstr1-section.ts';
import { addToHsnTable, listHsnRows, type HsnRow, type HsnTable } from './hsn-table.ts';
import {
  addAmounts,
  noAmounts,
  signOf,
  sumAmounts,
  type OutwardDocument,
  type TaxAmounts,
} from './outward-document.ts';

type ListedSection = Exclude<DocumentSection, 'b2cs'>;

/** A document that its table lists by itself; only what the return says of it is kept. */
export type ListedDocument = Pick<
  OutwardDocument,
  'gstin' | 'placeOfSupply' | 'valuePaise' | 'taxed' | 'isDebitNote'
> & {
  readonly number: string;
  readonly date: string;
  /** Null for a document that is not registered as an e-invoice. */
  readonly registration: Registration | null;
};

export interface B2csRow extends TaxAmounts {
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
  readonly taxBasisPoints: number;
}

/** Columns of table 8. */
export interface ExemptSum {
  readonly isInterState: boolean;
  readonly isRegistered: boolean;
  readonly exemptPaise: number;
  readonly count: number;
}

export interface SectionSum extends TaxAmounts {
  /** Of documents, or rows of the HSN tables. */
  readonly count: number;
}

export const createTables = () => ({
  listed: { b2b: [], b2cl: [], cdnr: [], cdnur: [] } as Record<ListedSection, ListedDocument[]>,
  b2cs: new Map<string, B2csRow>(),
  b2csCount: 0,
  exempt: new Map<string, ExemptSum>(),
  hsn: { b2b: new Map() as HsnTable, b2c: new Map() as HsnTable },
  series: new Map<string, Series>(),
});
export type Tables = ReturnType<typeof createTables>;

const addToB2cs = ({ b2cs }: Tables, document: OutwardDocument): void => {
  const { placeOfSupply, isInterState } = document;
  for (const row of document.taxed) {
    const { taxBasisPoints } = row;
    const key = `${placeOfSupply}/${taxBasisPoints}`;
    const sum = addAmounts(b2cs.get(key) ?? noAmounts, row, signOf(document));
    b2cs.set(key, { placeOfSupply, isInterState, taxBasisPoints, ...sum });
  }
};

const addExempt = ({ exempt }: Tables, document: OutwardDocument): void => {
  if (document.exemptPaise === 0) return;
  const { isInterState } = document;
  const isRegistered = document.gstin !== '';
  const key = `${isInterState}/${isRegistered}`;
  const sum = exempt.get(key);
  exempt.set(key, {
    isInterState,
    isRegistered,
    exemptPaise: (sum?.exemptPaise ?? 0) + signOf(document) * document.exemptPaise,
    count: (sum?.count ?? 0) + 1,
  });
};

export const addToSeries = ({ series }: Tables, { kind, number }: Bill): void => {
  if (kind === 'OrderConfirmation') return;
  const parsed = parseBillNumber(number);
  if (!parsed) return;
  const known = series.get(parsed.series);
  if (known) known.issued.add(parsed.sequenceNumber);
  else
    series.set(parsed.series, {
      kind,
      name: parsed.series,
      issued: new Set([parsed.sequenceNumber]),
    });
};

export const addToTables = (
  tables: Tables,
  document: OutwardDocument,
  original: InvoiceValue | undefined,
): void => {
  const { bill, gstin, placeOfSupply, valuePaise, taxed, isDebitNote, eInvoice } = document;
  const section = sectionOf(document, original);
  if (section === 'b2cs') {
    addToB2cs(tables, document);
    tables.b2csCount += 1;
  } else if (section)
    tables.listed[section].push({
      number: bill.number,
      date: bill.date,
      gstin,
      placeOfSupply,
      valuePaise,
      taxed,
      isDebitNote,
      registration: eInvoice?.cancellation ? null : (eInvoice?.registration ?? null),
    });
  addExempt(tables, document);
  addToHsnTable(gstin === '' ? tables.hsn.b2c : tables.hsn.b2b, document);
  addToSeries(tables, bill);
};

const compareListed = (a: ListedDocument, b: ListedDocument): number =>
  a.gstin.localeCompare(b.gstin) ||
  a.placeOfSupply.localeCompare(b.placeOfSupply) ||
  a.number.localeCompare(b.number);

/** The tables of a return, each in an order of its own that no store decides. */
export interface FilledTables {
  readonly listed: Readonly<Record<ListedSection, readonly ListedDocument[]>>;
  readonly b2cs: readonly B2csRow[];
  readonly exempt: readonly ExemptSum[];
  readonly hsn: { readonly b2b: readonly HsnRow[]; readonly b2c: readonly HsnRow[] };
  readonly sums: Readonly<Record<GstSection, SectionSum>>;
}

const toSum = (rows: readonly TaxAmounts[], count = rows.length): SectionSum => ({
  count,
  ...sumAmounts(rows),
});
const toListedSum = (documents: readonly ListedDocument[]): SectionSum =>
  toSum(documents.map(({ taxed }) => sumAmounts(taxed)));
/** What the credit notes take off, less what the debit notes add. */
const toNoteSum = (notes: readonly ListedDocument[]): SectionSum =>
  toSum(
    notes.map(({ taxed, isDebitNote }) =>
      addAmounts(noAmounts, sumAmounts(taxed), isDebitNote ? -1 : 1),
    ),
  );

export const fillTables = (tables: Tables): FilledTables => {
  const { b2b, b2cl, cdnr, cdnur } = tables.listed;
  const b2cs = [...tables.b2cs.values()].sort(
    (a, b) => a.placeOfSupply.localeCompare(b.placeOfSupply) || a.taxBasisPoints - b.taxBasisPoints,
  );
  const exempt = [...tables.exempt.values()];
  const hsn = { b2b: listHsnRows(tables.hsn.b2b), b2c: listHsnRows(tables.hsn.b2c) };
  return {
    listed: {
      b2b: b2b.sort(compareListed),
      b2cl: b2cl.sort(compareListed),
      cdnr: cdnr.sort(compareListed),
      cdnur: cdnur.sort(compareListed),
    },
    b2cs,
    exempt,
    hsn,
    sums: {
      b2b: toListedSum(b2b),
      b2cl: toListedSum(b2cl),
      b2cs: toSum(b2cs, tables.b2csCount),
      cdnr: toNoteSum(cdnr),
      cdnur: toNoteSum(cdnur),
      nil: {
        ...noAmounts,
        count: exempt.reduce((sum, { count }) => sum + count, 0),
        taxablePaise: exempt.reduce((sum, { exemptPaise }) => sum + exemptPaise, 0),
      },
      'hsn-b2b': toSum(hsn.b2b),
      'hsn-b2c': toSum(hsn.b2c),
    },
  };
};
