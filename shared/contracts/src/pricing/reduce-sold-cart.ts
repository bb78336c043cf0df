import { scaleHalfUp } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import { deliveryTaxRow } from './delivery.ts';
import type { PricedTotals } from './priced-cart.ts';
import type { QuotedLine } from './quote.ts';
import { reduceLine, type ReducibleLine } from './reduce-line.ts';
import { roundOff } from './round-off.ts';
import { taxSummary, type TaxSummaryRow } from '../tax/tax.ts';

export type SoldLine = ReducibleLine &
  Readonly<Pick<QuotedLine, 'cartLineId' | 'hsn' | 'mrpPaise' | 'rateWithTaxPaise'>>;

export interface SoldCart<Line extends SoldLine> {
  readonly lines: readonly Line[];
  readonly totals: PricedTotals;
  readonly taxSummary: readonly TaxSummaryRow[];
  readonly coupon: { readonly code: string; readonly amountPaise: Paise } | null;
}

const sumOf = <Line>(lines: readonly Line[], value: (line: Line) => Paise): Paise =>
  lines.reduce((sum, line) => sum + value(line), 0);

/** A quote does not name the supplier's State; its taxes tell. Without any tax both come to the same. */
const isAcrossStates = ({ totals, taxSummary: rows }: SoldCart<SoldLine>): boolean =>
  totals.igstPaise > 0 || rows.some(({ igstPaise }) => igstPaise > 0);

const reducedTotals = <Line extends SoldLine>(
  { lines: ordered, totals }: SoldCart<Line>,
  lines: readonly Line[],
): PricedTotals => {
  const [beforePaise, afterPaise] = [
    sumOf(ordered, ({ totalPaise }) => totalPaise),
    sumOf(lines, ({ totalPaise }) => totalPaise),
  ];
  const couponDiscountPaise =
    beforePaise === 0 ? 0 : scaleHalfUp(totals.couponDiscountPaise, afterPaise, beforePaise);
  const itemsPaise = afterPaise + couponDiscountPaise;
  const offPaise =
    sumOf(lines, ({ rateWithTaxPaise, quantity }) => rateWithTaxPaise * quantity) - itemsPaise;
  const { deliveryChargePaise, slotFeePaise, deliveryTaxPaise } = totals;
  const duePaise = afterPaise + deliveryChargePaise + slotFeePaise + deliveryTaxPaise;
  const roundOffPaise = roundOff(
    duePaise,
    totals.keepsPaise !== true && totals.payablePaise % 100 === 0,
  );
  const mrpPaise = sumOf(lines, (line) => line.mrpPaise * line.quantity);
  return {
    mrpPaise,
    itemsPaise,
    savingsPaise: mrpPaise - afterPaise,
    offerDiscountPaise:
      totals.offerDiscountPaise === 0
        ? 0
        : Math.max(0, Math.min(totals.offerDiscountPaise, offPaise)),
    couponDiscountPaise,
    taxablePaise: sumOf(lines, ({ taxablePaise }) => taxablePaise),
    cgstPaise: sumOf(lines, ({ cgstPaise }) => cgstPaise),
    sgstPaise: sumOf(lines, ({ sgstPaise }) => sgstPaise),
    igstPaise: sumOf(lines, ({ igstPaise }) => igstPaise),
    deliveryChargePaise,
    slotFeePaise,
    deliveryTaxPaise,
    roundOffPaise,
    payablePaise: duePaise + roundOffPaise,
    ...(totals.keepsPaise ? { keepsPaise: true } : {}),
  };
};

export const reduceSoldCart = <Line extends SoldLine>(
  sold: SoldCart<Line>,
  quantities: ReadonlyMap<number, number>,
): SoldCart<Line> => {
  const wanted = (line: Line): number => quantities.get(line.cartLineId) ?? line.quantity;
  if (sold.lines.every((line) => wanted(line) === line.quantity)) return sold;
  const supply = isAcrossStates(sold) ? 'inter-state' : 'intra-state';
  const lines = sold.lines.map((line) => reduceLine({ line, quantity: wanted(line), supply }));
  const totals = reducedTotals(sold, lines);
  const delivery = deliveryTaxRow(sold);
  return {
    lines,
    totals,
    taxSummary: [
      ...taxSummary(lines.filter(({ quantity }) => quantity > 0)),
      ...(delivery ? [delivery] : []),
    ],
    coupon: sold.coupon && { code: sold.coupon.code, amountPaise: totals.couponDiscountPaise },
  };
};
