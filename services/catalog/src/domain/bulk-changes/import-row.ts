import { isDate } from '@tokri/contracts/dates';
import { maxRupees, toPaise, type Paise } from '@tokri/contracts/money';
import { maxRateForTotal } from '@tokri/contracts/pricing';

/** One row of a spreadsheet, as typed. */
export interface TypedRow {
  readonly row: number;
  readonly unitId: string;
  readonly partyId: string;
  readonly fromDate: string;
  readonly price: string;
  /** Whether `price` is what customers pay, or the rate before tax. */
  readonly isWithTax: boolean;
  readonly mrp: string;
}

export interface ImportedPrice {
  readonly fileRow: number;
  readonly unitId: number;
  readonly partyId: number;
  readonly fromDate: string;
  readonly pricePaise: Paise;
  readonly isWithTax: boolean;
  readonly mrpPaise: Paise;
}

export const importColumns = [
  'UnitId',
  'PartyId',
  'FromDate',
  'Rate',
  'RateWithTax',
  'Mrp',
  'Counted',
] as const;
export const importRules = [
  'number',
  'unknown-unit',
  'date',
  'date-past',
  'amount',
  'doubled',
  'count',
  'doubled-unit',
] as const;

export interface RowError {
  readonly row: number;
  readonly column: (typeof importColumns)[number];
  readonly rule: (typeof importRules)[number];
  /** The cell as typed; errors of earlier versions lack it. */
  readonly value?: string;
  /** The pack of the row, if its number could be read. */
  readonly unitId?: number;
}

export const parseId = (text: string): number | null =>
  /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : null;

const findUnitId = (typed: string): Pick<RowError, 'unitId'> => {
  const unitId = parseId(typed);
  return unitId ? { unitId } : {};
};

interface Cell {
  readonly column: RowError['column'];
  readonly value: string;
}

export const cellError = (
  { row, unitId }: { readonly row: number; readonly unitId: string },
  { column, value }: Cell,
  rule: RowError['rule'],
): RowError => ({ row, column, rule, value: value.trim(), ...findUnitId(unitId) });

/** 2026-01-31, 31/01/2026, 31-1-2026 or 31.01.2026. */
export const parseDate = (text: string): string | null => {
  const trimmed = text.trim();
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(trimmed);
  const date = indian
    ? `${indian[3]}-${indian[2]?.padStart(2, '0')}-${indian[1]?.padStart(2, '0')}`
    : trimmed;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isDate(date) ? date : null;
};

/** 1234.5, 1,234.50 or ₹1,234.50. */
export const parseAmount = (text: string): Paise | null => {
  const plain = text.replace(/[₹£,\s]/gu, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const sum = Number(plain);
  return sum > 0 && sum <= maxRupees ? toPaise(sum) : null;
};

/** About the pack of a row whose cells could be read. */
export const unitError = (
  { fileRow, unitId }: Pick<ImportedPrice, 'fileRow' | 'unitId'>,
  rule: RowError['rule'],
): RowError => ({ row: fileRow, column: 'UnitId', rule, value: String(unitId), unitId });

export interface ParseContext {
  readonly today: string;
  /** For rows without a date. */
  readonly defaultDate: string;
}

export const toRatePaise = (
  { pricePaise, isWithTax }: Pick<ImportedPrice, 'pricePaise' | 'isWithTax'>,
  taxBasisPoints: number,
): Paise => (isWithTax ? maxRateForTotal(pricePaise, taxBasisPoints) : pricePaise);

const findUnique = (prices: readonly ImportedPrice[]): readonly ImportedPrice[] => {
  const counts = new Map<string, number>();
  const keyOf = ({ unitId, partyId }: ImportedPrice): string => `${unitId}/${partyId}`;
  for (const price of prices) counts.set(keyOf(price), (counts.get(keyOf(price)) ?? 0) + 1);
  return prices.filter((price) => counts.get(keyOf(price)) === 1);
};

/** The valid prices; of a pack and party that is there twice, both rows are errors. */
export const parseRows = (
  rows: readonly TypedRow[],
  { today, defaultDate }: ParseContext,
): { readonly prices: readonly ImportedPrice[]; readonly errors: readonly RowError[] } => {
  const errors: RowError[] = [];
  const prices = rows.flatMap((typed): ImportedPrice[] => {
    const count = errors.length;
    const check = <Value>(value: Value | null, cell: Cell, rule: RowError['rule']) => {
      if (value === null) errors.push(cellError(typed, cell, rule));
      return value;
    };
    const unitCell = { column: 'UnitId', value: typed.unitId } as const;
    const unitId = check(parseId(typed.unitId) || null, unitCell, 'number');
    const partyCell = { column: 'PartyId', value: typed.partyId } as const;
    const isPublic = typed.partyId.trim() === '';
    const partyId = check(isPublic ? 0 : parseId(typed.partyId), partyCell, 'number');
    const dateCell = { column: 'FromDate', value: typed.fromDate.trim() || defaultDate } as const;
    const fromDate = check(parseDate(dateCell.value), dateCell, 'date');
    if (fromDate !== null) check(fromDate < today ? null : fromDate, dateCell, 'date-past');
    const { isWithTax, price: value } = typed;
    const priceCell = { column: isWithTax ? 'RateWithTax' : 'Rate', value } as const;
    const pricePaise = check(parseAmount(value), priceCell, 'amount');
    const mrpPaise = check(parseAmount(typed.mrp), { column: 'Mrp', value: typed.mrp }, 'amount');
    if (errors.length > count) return [];
    const price = {
      fileRow: typed.row,
      unitId,
      partyId,
      fromDate,
      pricePaise,
      isWithTax,
      mrpPaise,
    };
    return [price as ImportedPrice];
  });
  const unique = new Set(findUnique(prices));
  for (const price of prices) if (!unique.has(price)) errors.push(unitError(price, 'doubled'));
  return { prices: [...unique], errors };
};
