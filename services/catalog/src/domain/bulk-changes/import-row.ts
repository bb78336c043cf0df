import { isDate } from '@tokri/contracts/dates';
import { maxRupees, toPaise, type Paise } from '@tokri/contracts/money';

/** One row of a spreadsheet, as typed. */
export interface TypedRow {
  readonly row: number;
  readonly unitId: string;
  readonly partyId: string;
  readonly fromDate: string;
  readonly rate: string;
  readonly mrp: string;
}

export interface ImportedPrice {
  readonly fileRow: number;
  readonly unitId: number;
  readonly partyId: number;
  readonly fromDate: string;
  readonly ratePaise: Paise;
  readonly mrpPaise: Paise;
}

export const importColumns = ['UnitId', 'PartyId', 'FromDate', 'Rate', 'Mrp'] as const;
export const importRules = [
  'number',
  'unknown-unit',
  'date',
  'date-past',
  'amount',
  'doubled',
] as const;

export interface RowError {
  readonly row: number;
  readonly column: (typeof importColumns)[number];
  readonly rule: (typeof importRules)[number];
}

const parseId = (text: string): number | null =>
  /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : null;

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
  const plain = text.replace(/[₹,\s]/gu, '');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(plain)) return null;
  const sum = Number(plain);
  return sum > 0 && sum <= maxRupees ? toPaise(sum) : null;
};

export interface ParseContext {
  readonly today: string;
  /** For rows without a date. */
  readonly defaultDate: string;
}

/** The valid prices; of a pack and party that is there twice, both rows are errors. */
export const parseRows = (
  rows: readonly TypedRow[],
  { today, defaultDate }: ParseContext,
): { readonly prices: readonly ImportedPrice[]; readonly errors: readonly RowError[] } => {
  const errors: RowError[] = [];
  const prices = rows.flatMap((typed): ImportedPrice[] => {
    const count = errors.length;
    const check = <Value>(
      value: Value | null,
      column: RowError['column'],
      rule: RowError['rule'],
    ): Value | null => {
      if (value === null) errors.push({ row: typed.row, column, rule });
      return value;
    };
    const unitId = check(parseId(typed.unitId) || null, 'UnitId', 'number');
    const partyId = check(
      typed.partyId.trim() === '' ? 0 : parseId(typed.partyId),
      'PartyId',
      'number',
    );
    const fromDate = check(
      typed.fromDate.trim() === '' ? defaultDate : parseDate(typed.fromDate),
      'FromDate',
      'date',
    );
    if (fromDate !== null) check(fromDate < today ? null : fromDate, 'FromDate', 'date-past');
    const ratePaise = check(parseAmount(typed.rate), 'Rate', 'amount');
    const mrpPaise = check(parseAmount(typed.mrp), 'Mrp', 'amount');
    if (errors.length > count) return [];
    return [
      { fileRow: typed.row, unitId, partyId, fromDate, ratePaise, mrpPaise } as ImportedPrice,
    ];
  });
  const counts = new Map<string, number>();
  const keyOf = ({ unitId, partyId }: ImportedPrice): string => `${unitId}/${partyId}`;
  for (const price of prices) counts.set(keyOf(price), (counts.get(keyOf(price)) ?? 0) + 1);
  const isUnique = (price: ImportedPrice): boolean => counts.get(keyOf(price)) === 1;
  for (const price of prices)
    if (!isUnique(price)) errors.push({ row: price.fileRow, column: 'UnitId', rule: 'doubled' });
  return { prices: prices.filter(isUnique), errors };
};
