import { parseNetQuantity } from '@tokri/contracts/pricing';
import {
  addAmounts,
  noAmounts,
  signOf,
  withTaxPaise,
  type OutwardDocument,
  type TaxAmounts,
} from './outward-document.ts';

/** Unit quantity codes of the portal. Services have none. */
export type UnitQuantityCode = 'KGS' | 'LTR' | 'NOS' | 'PAC' | 'NA';

export interface HsnRow extends TaxAmounts {
  readonly hsn: string;
  readonly taxBasisPoints: number;
  readonly uqc: UnitQuantityCode;
  /** Of a kilogram, litre or piece. */
  readonly thousandths: number;
}

export type HsnTable = Map<string, HsnRow>;

const codes = { g: 'KGS', ml: 'LTR', piece: 'NOS' } as const;
const thousandthsOf = { g: 1, ml: 1, piece: 1000 } as const;

/** Weight and volume from the name of the unit; a pack without either counts as one pack. */
export const toUnitQuantity = (
  unitName: string,
  quantity: number,
): Pick<HsnRow, 'uqc' | 'thousandths'> => {
  const net = parseNetQuantity(unitName);
  if (!net) return { uqc: 'PAC', thousandths: quantity * 1000 };
  return {
    uqc: codes[net.measure],
    thousandths: net.amount * thousandthsOf[net.measure] * quantity,
  };
};

const addRow = (table: HsnTable, row: HsnRow, sign: 1 | -1): void => {
  const key = `${row.hsn}/${row.taxBasisPoints}/${row.uqc}`;
  const sum = table.get(key);
  table.set(key, {
    ...row,
    ...addAmounts(sum ?? noAmounts, row, sign),
    thousandths: (sum?.thousandths ?? 0) + sign * row.thousandths,
  });
};

type SummaryKey = `${string}/${number}`;

/** What the tax summary has beyond the lines: the delivery, which is a service. */
export const listServices = ({ bill }: OutwardDocument): readonly HsnRow[] => {
  const rest = new Map<SummaryKey, HsnRow>();
  const add = (row: TaxAmounts & Pick<HsnRow, 'hsn' | 'taxBasisPoints'>, sign: 1 | -1) => {
    const { hsn, taxBasisPoints } = row;
    const key: SummaryKey = `${hsn}/${taxBasisPoints}`;
    const sum = addAmounts(rest.get(key) ?? noAmounts, row, sign);
    rest.set(key, { hsn, taxBasisPoints, uqc: 'NA', thousandths: 0, ...sum });
  };
  for (const row of bill.taxSummary) add(row, 1);
  for (const line of bill.lines) add(line, -1);
  return [...rest.values()].filter((row) => row.taxablePaise !== 0 || withTaxPaise(row) !== 0);
};

/** Table 12: adds up to the tax summaries of the documents, to the paisa. */
export const addToHsnTable = (table: HsnTable, document: OutwardDocument): void => {
  const sign = signOf(document);
  for (const line of document.bill.lines) {
    const { hsn, taxBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise } = line;
    const amounts = { taxablePaise, cgstPaise, sgstPaise, igstPaise };
    const unit = toUnitQuantity(line.unitName, line.quantity);
    addRow(table, { hsn, taxBasisPoints, ...unit, ...amounts }, sign);
  }
  for (const row of listServices(document)) addRow(table, row, sign);
};

export const listHsnRows = (table: HsnTable): readonly HsnRow[] =>
  [...table.values()].sort(
    (a, b) =>
      a.hsn.localeCompare(b.hsn) ||
      a.taxBasisPoints - b.taxBasisPoints ||
      a.uqc.localeCompare(b.uqc),
  );
