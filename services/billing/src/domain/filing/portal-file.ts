import { shopDate } from '@tokri/contracts/dates';
import type { IssuedDocumentKind } from '@tokri/contracts/orders';
import { toRupees } from '@tokri/contracts/money';
import type { NumberRange } from './document-series.ts';
import type { Gstr1 } from './gstr1.ts';
import type { ListedDocument } from './gstr1-tables.ts';
import type { HsnRow } from './hsn-table.ts';
import type { RateRow, TaxAmounts } from './outward-document.ts';

/** Since May 2025 table 12 reports B2B and B2C supplies apart (GSTN advisory on phase III). */
const firstMonthOfTwoHsnTables = '2025-05';

/** Nature of documents in table 13. */
const documentNatures: Readonly<Record<IssuedDocumentKind, number>> = {
  TaxInvoice: 1,
  BillOfSupply: 1,
  InvoiceCumBillOfSupply: 1,
  CreditNote: 5,
  ReceiptVoucher: 6,
  RefundVoucher: 8,
  DebitNote: 4,
};

const toPortalDate = (date: string): string => date.split('-').reverse().join('-');
const toPercent = (taxBasisPoints: number): number => taxBasisPoints / 100;
const toHundredths = (thousandths: number): number => Math.round(thousandths / 10) / 100;

const toInterStateTax = ({ igstPaise }: TaxAmounts) => ({
  iamt: toRupees(igstPaise),
  csamt: 0,
});
const toIntraStateTax = ({ cgstPaise, sgstPaise }: TaxAmounts) => ({
  camt: toRupees(cgstPaise),
  samt: toRupees(sgstPaise),
  csamt: 0,
});
const toTax = (row: TaxAmounts) => ({
  txval: toRupees(row.taxablePaise),
  ...(row.igstPaise === 0 ? toIntraStateTax(row) : toInterStateTax(row)),
});

/** The offline tool numbers items by their rate: 501 for 5 %, 1801 for 18 %. */
const toItem = (row: RateRow) => ({
  num: row.taxBasisPoints + 1,
  itm_det: { rt: toPercent(row.taxBasisPoints), ...toTax(row) },
});

const groupBy = <Row>(
  rows: readonly Row[],
  toKey: (row: Row) => string,
): readonly (readonly [string, readonly Row[]])[] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = toKey(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups];
};

/** As the portal names them in what it fills in from e-invoices. */
const toEInvoiceFields = ({ registration }: ListedDocument) =>
  registration
    ? {
        irn: registration.irn,
        irngendate: toPortalDate(shopDate(registration.ackAt)),
        srctyp: 'E-Invoice',
      }
    : {};

const toInvoice = ({ number, date, valuePaise, taxed }: ListedDocument) => ({
  inum: number,
  idt: toPortalDate(date),
  val: toRupees(valuePaise),
  itms: taxed.map(toItem),
});
const toNote = ({
  number,
  date,
  valuePaise,
  placeOfSupply,
  taxed,
  isDebitNote,
}: ListedDocument) => ({
  ntty: isDebitNote ? 'D' : 'C',
  nt_num: number,
  nt_dt: toPortalDate(date),
  val: toRupees(valuePaise),
  pos: placeOfSupply,
  itms: taxed.map(toItem),
});
/** Nothing that the shop sells is under reverse charge, to a zone, or deemed export. */
const regular = { rchrg: 'N', inv_typ: 'R' } as const;

const toRegistered = ({ b2b, cdnr }: Gstr1['listed']) => ({
  b2b: groupBy(b2b, ({ gstin }) => gstin).map(([ctin, documents]) => ({
    ctin,
    inv: documents.map((document) => ({
      ...toInvoice(document),
      pos: document.placeOfSupply,
      ...regular,
      ...toEInvoiceFields(document),
    })),
  })),
  cdnr: groupBy(cdnr, ({ gstin }) => gstin).map(([ctin, documents]) => ({
    ctin,
    nt: documents.map((document) => ({
      ...toNote(document),
      ...regular,
      ...toEInvoiceFields(document),
    })),
  })),
});

const toUnregistered = ({ listed: { b2cl, cdnur }, b2cs }: Gstr1) => ({
  b2cl: groupBy(b2cl, ({ placeOfSupply }) => placeOfSupply).map(([pos, documents]) => ({
    pos,
    inv: documents.map(toInvoice),
  })),
  b2cs: b2cs.map((row) => ({
    sply_ty: row.isInterState ? 'INTER' : 'INTRA',
    typ: 'OE',
    pos: row.placeOfSupply,
    rt: toPercent(row.taxBasisPoints),
    txval: toRupees(row.taxablePaise),
    ...(row.isInterState ? toInterStateTax(row) : toIntraStateTax(row)),
  })),
  cdnur: cdnur.map((document) => ({ typ: 'B2CL', ...toNote(document) })),
});

const toSupplyType = (row: Gstr1['exempt'][number]): string =>
  `${row.isInterState ? 'INTR' : 'INTRA'}${row.isRegistered ? 'B2B' : 'B2C'}`;

/**
 * The shop's goods without tax are exempt by notification (2/2017 and 10/2025 – Central Tax (Rate)),
 * none is nil-rated in the tariff or outside of GST.
 */
const toExempt = (rows: Gstr1['exempt']) => ({
  inv: rows.map((row) => ({
    sply_ty: toSupplyType(row),
    expt_amt: toRupees(row.exemptPaise),
    nil_amt: 0,
    ngsup_amt: 0,
  })),
});

const toHsnRow = (row: HsnRow, index: number) => ({
  num: index + 1,
  hsn_sc: row.hsn,
  uqc: row.uqc,
  qty: toHundredths(row.thousandths),
  rt: toPercent(row.taxBasisPoints),
  txval: toRupees(row.taxablePaise),
  iamt: toRupees(row.igstPaise),
  camt: toRupees(row.cgstPaise),
  samt: toRupees(row.sgstPaise),
  csamt: 0,
});
const toHsn = ({ month, hsn }: Gstr1) =>
  month < firstMonthOfTwoHsnTables
    ? { data: [...hsn.b2b, ...hsn.b2c].map(toHsnRow) }
    : { hsn_b2b: hsn.b2b.map(toHsnRow), hsn_b2c: hsn.b2c.map(toHsnRow) };

const toDocuments = (numbers: readonly NumberRange[]) => ({
  doc_det: groupBy(numbers, ({ kind }) => String(documentNatures[kind])).map(
    ([nature, ranges]) => ({
      doc_num: Number(nature),
      docs: ranges.map(({ from, to, total, missing }, index) => ({
        num: index + 1,
        from,
        to,
        totnum: total,
        cancel: missing,
        net_issue: total - missing,
      })),
    }),
  ),
});

/** The portal's JSON: rupees with at most two decimals, tables without rows are left out. */
export const toPortalFile = (gstr1: Gstr1): Readonly<Record<string, unknown>> => {
  const { gstin, month, exempt, numbers } = gstr1;
  const lists = { ...toRegistered(gstr1.listed), ...toUnregistered(gstr1) };
  const hasHsn = gstr1.hsn.b2b.length + gstr1.hsn.b2c.length > 0;
  return {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    ...Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows.length > 0)),
    ...(exempt.length > 0 ? { nil: toExempt(exempt) } : {}),
    ...(hasHsn ? { hsn: toHsn(gstr1) } : {}),
    ...(numbers.length > 0 ? { doc_issue: toDocuments(numbers) } : {}),
  };
};
