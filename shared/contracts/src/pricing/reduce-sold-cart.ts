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

const sumPaise = <Line>(lines: readonly Line[], selectPaise: (line: Line) => Paise): Paise =>
  lines.reduce((sum, line) => sum + selectPaise(line), 0);

/** A quote does not contain the supplier's State, but IGST is charged only across States. */
const isAcrossStates = ({ totals, taxSummary: rows }: SoldCart<SoldLine>): boolean =>
  totals.igstPaise > 0 || rows.some(({ igstPaise }) => igstPaise > 0);

const reducedTotals = <Line extends SoldLine>(
  { lines: orderedLines, totals }: SoldCart<Line>,
  lines: readonly Line[],
): PricedTotals => {
  const [beforePaise, afterPaise] = [
    sumPaise(orderedLines, ({ totalPaise }) => totalPaise),
    sumPaise(lines, ({ totalPaise }) => totalPaise),
  ];
  const couponDiscountPaise =
    beforePaise === 0 ? 0 : scaleHalfUp(totals.couponDiscountPaise, afterPaise, beforePaise);
  const itemsPaise = afterPaise + couponDiscountPaise;
  const offPaise =
    sumPaise(lines, ({ rateWithTaxPaise, quantity }) => rateWithTaxPaise * quantity) - itemsPaise;
  const { deliveryChargePaise, slotFeePaise, deliveryTaxPaise } = totals;
  const duePaise = afterPaise + deliveryChargePaise + slotFeePaise + deliveryTaxPaise;
  const roundOffPaise = roundOff(
    duePaise,
    totals.keepsPaise !== true && totals.payablePaise % 100 === 0,
  );
  const mrpPaise = sumPaise(lines, (line) => line.mrpPaise * line.quantity);
  return {
    mrpPaise,
    itemsPaise,
    savingsPaise: mrpPaise - afterPaise,
    offerDiscountPaise:
      totals.offerDiscountPaise === 0
        ? 0
        : Math.max(0, Math.min(totals.offerDiscountPaise, offPaise)),
    couponDiscountPaise,
    taxablePaise: sumPaise(lines, ({ taxablePaise }) => taxablePaise),
    cgstPaise: sumPaise(lines, ({ cgstPaise }) => cgstPaise),
    sgstPaise: sumPaise(lines, ({ sgstPaise }) => sgstPaise),
    igstPaise: sumPaise(lines, ({ igstPaise }) => igstPaise),
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
  const packedQuantity = (line: Line): number => quantities.get(line.cartLineId) ?? line.quantity;
  if (sold.lines.every((line) => packedQuantity(line) === line.quantity)) return sold;
  const supply = isAcrossStates(sold) ? 'inter-state' : 'intra-state';
  const lines = sold.lines.map((line) =>
    reduceLine({ line, quantity: packedQuantity(line), supply }),
  );
  const totals = reducedTotals(sold, lines);
  const deliveryRow = deliveryTaxRow(sold);
  return {
    lines,
    totals,
    taxSummary: [
      ...taxSummary(lines.filter(({ quantity }) => quantity > 0)),
      ...(deliveryRow ? [deliveryRow] : []),
    ],
    coupon: sold.coupon && { code: sold.coupon.code, amountPaise: totals.couponDiscountPaise },
  };
};
