import { financialYear } from '@tokri/contracts/dates';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { reduceLine } from '@tokri/contracts/pricing';
import { err, ok, type Result } from '@tokri/contracts/result';
import { taxSummary, taxTotal, type Tax } from '@tokri/contracts/tax';
import { hasDelivery, noDelivery, sumTotals, type BillPart, type DraftBill } from './bill.ts';

type BillLine = DraftBill['lines'][number];
type CreditedBill = Pick<DraftBill, 'lines' | 'taxSummary' | 'totals' | 'date' | 'kind'>;

export interface CreditedQuantity {
  /** Index of the line in the bill, from 0. */
  readonly line: number;
  readonly quantity: number;
}

/** What a credit note takes off a line of a debit note. */
export interface CreditedRaise extends Tax {
  /** Index of the line in the debit note, from 0. */
  readonly line: number;
  readonly taxablePaise: number;
}

/** What one credit note takes off a bill. Kept with the bill, so that no unit is credited twice. */
export interface Credit {
  /** Chosen by the caller, so that a repeated request credits once. */
  readonly requestId: string;
  /** The id of the credit note. */
  readonly noteId: number;
  readonly date: string;
  readonly reason: string;
  /** The member of staff; 0 for the credit of a cancelled order. */
  readonly by: number;
  readonly quantities: readonly CreditedQuantity[];
  /** Delivery and round-off as well, which only the last credit of a bill takes. */
  readonly isRest: boolean;
  /** What the order paid goes back by itself. Absent for a cancelled order, and from before that. */
  readonly refundsPayment?: true;
  /** Of a debit note whose goods came back; its rest is what these leave. */
  readonly raises?: readonly CreditedRaise[];
}

export type CreditRequest = Omit<Credit, 'isRest' | 'refundsPayment' | 'raises'>;
export type CreditError =
  'unknown-line' | 'credit-too-high' | 'credit-too-late' | 'credit-too-often' | 'credit-differs';

/** The bill keeps each of them in its document. */
export const maxCreditsPerBill = 50;
const cancelledRequestId = 'order-cancelled';

/** CGST Act s. 34: no credit note after 30 November that follows the year of the supply. */
export const lastCreditDate = (billDate: string): string =>
  `${Number(financialYear(billDate).slice(0, 4)) + 1}-11-30`;

export const isOfCancelledOrder = ({ requestId }: Credit): boolean =>
  requestId === cancelledRequestId;

export const creditedQuantity = (credits: readonly Credit[], line: number): number =>
  credits
    .flatMap(({ quantities }) => quantities)
    .filter((credited) => credited.line === line)
    .reduce((total, { quantity }) => total + quantity, 0);

export const remainingQuantities = (
  { lines }: Pick<CreditedBill, 'lines'>,
  credits: readonly Credit[],
): readonly CreditedQuantity[] =>
  lines
    .map(({ quantity }, line) => ({ line, quantity: quantity - creditedQuantity(credits, line) }))
    .filter(({ quantity }) => quantity > 0);

const isSameRequest = (a: Credit, b: CreditRequest): boolean =>
  a.reason === b.reason &&
  a.by === b.by &&
  JSON.stringify(a.quantities) === JSON.stringify(b.quantities);

/** Returns the earlier credit when the same request is repeated. */
export const decideCredit = (
  bill: CreditedBill,
  credits: readonly Credit[],
  request: CreditRequest,
): Result<Credit, CreditError> => {
  const repeated = credits.find(({ requestId }) => requestId === request.requestId);
  if (repeated) return isSameRequest(repeated, request) ? ok(repeated) : err('credit-differs');
  if (!isUnitedKingdom() && request.date > lastCreditDate(bill.date)) return err('credit-too-late');
  if (credits.length >= maxCreditsPerBill) return err('credit-too-often');
  for (const { line, quantity } of request.quantities) {
    const billed = bill.lines[line];
    if (!billed) return err('unknown-line');
    if (quantity > billed.quantity - creditedQuantity(credits, line)) return err('credit-too-high');
  }
  const isLast =
    remainingQuantities(bill, [...credits, { ...request, isRest: false }]).length === 0;
  return ok({ ...request, isRest: isLast && !hasDelivery(bill), refundsPayment: true });
};

/** A cancelled order gets back whatever no earlier credit note covers, whenever that is. */
export const decideRestCredit = (
  bill: CreditedBill,
  credits: readonly Credit[],
  { noteId, date }: { readonly noteId: number; readonly date: string },
): Result<Credit, 'nothing-to-credit'> => {
  const rest = credits.find(({ isRest }) => isRest);
  if (rest) return isOfCancelledOrder(rest) ? ok(rest) : err('nothing-to-credit');
  return ok({
    requestId: cancelledRequestId,
    noteId,
    date,
    reason: '',
    by: 0,
    quantities: remainingQuantities(bill, credits),
    isRest: true,
  });
};

const firstUnits = (line: BillLine, units: number): BillLine =>
  units === line.quantity
    ? line
    : reduceLine({
        line,
        quantity: units,
        supply: line.igstPaise > 0 ? 'inter-state' : 'intra-state',
      });

/** What all credits took off a line of the bill. */
export const creditOfLine = (
  billed: BillLine,
  credits: readonly Credit[],
  line: number,
): Pick<BillLine, 'quantity' | 'taxablePaise'> => {
  const quantity = creditedQuantity(credits, line);
  return quantity === 0 ? { quantity, taxablePaise: 0 } : firstUnits(billed, quantity);
};

/**
 * What the first units cost is the rule of partially fulfilled orders. A credit is the difference of
 * two such amounts, so all credits of a line together are exactly what was billed.
 */
const toCreditedLine = (line: BillLine, before: number, quantity: number): BillLine => {
  const [from, to] = [firstUnits(line, before), firstUnits(line, before + quantity)];
  const taxablePaise = to.taxablePaise - from.taxablePaise;
  const cgstPaise = to.cgstPaise - from.cgstPaise;
  const sgstPaise = to.sgstPaise - from.sgstPaise;
  const igstPaise = to.igstPaise - from.igstPaise;
  const { totalBeforeCouponPaise, ...fields } = line;
  return {
    ...fields,
    quantity,
    discountPaise: line.ratePaise * quantity - taxablePaise,
    taxablePaise,
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise,
  };
};

const creditedLines = (
  { lines }: CreditedBill,
  earlier: readonly Credit[],
  quantities: readonly CreditedQuantity[],
): readonly BillLine[] =>
  quantities.flatMap(({ line, quantity }) => {
    const billed = lines[line];
    return billed ? [toCreditedLine(billed, creditedQuantity(earlier, line), quantity)] : [];
  });

type TaxRow = DraftBill['taxSummary'][number];

const subtractRows = (rows: readonly TaxRow[], taken: readonly TaxRow[]): readonly TaxRow[] =>
  taxSummary([
    ...rows,
    ...taken.map((row) => ({
      ...row,
      taxablePaise: -row.taxablePaise,
      cgstPaise: -row.cgstPaise,
      sgstPaise: -row.sgstPaise,
      igstPaise: -row.igstPaise,
    })),
  ]).filter((row) => row.taxablePaise !== 0 || taxTotal(row) !== 0);

/** The contents of the credit note of `credit`; `earlier` are the credits before it. */
export const toCreditedSale = (
  bill: CreditedBill,
  earlier: readonly Credit[],
  credit: Credit,
): BillPart['sale'] => {
  const { lines, taxSummary: rows, totals } = bill;
  if (credit.isRest && earlier.length === 0) return { lines, taxSummary: [...rows], totals };
  const credited = [...creditedLines(bill, earlier, credit.quantities)];
  if (!credit.isRest)
    return {
      lines: credited,
      taxSummary: taxSummary(credited),
      totals: sumTotals(credited, noDelivery),
    };
  const before = earlier.flatMap(({ quantities }, index) =>
    creditedLines(bill, earlier.slice(0, index), quantities),
  );
  return {
    lines: credited,
    taxSummary: [...subtractRows(rows, taxSummary(before))],
    totals: sumTotals(credited, totals),
  };
};
