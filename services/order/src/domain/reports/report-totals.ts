import type { QuotedTotals } from '@tokri/contracts/pricing';
import { currentTotals } from '../order.ts';

export interface ReportTotals {
  readonly count: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
  readonly payablePaise: number;
}

export const noReportTotals: ReportTotals = {
  count: 0,
  payablePaise: 0,
  taxablePaise: 0,
  taxPaise: 0,
};

/** What the customer gets, delivery and slot included. */
export const toReportTotals = (
  order: Parameters<typeof currentTotals<QuotedTotals>>[0],
): ReportTotals => {
  const totals = currentTotals(order);
  return {
    count: 1,
    payablePaise: totals.payablePaise,
    taxablePaise: totals.taxablePaise + totals.deliveryChargePaise + totals.slotFeePaise,
    taxPaise: totals.cgstPaise + totals.sgstPaise + totals.igstPaise + totals.deliveryTaxPaise,
  };
};

export const addReportTotals = (a: ReportTotals, b: ReportTotals): ReportTotals => ({
  count: a.count + b.count,
  payablePaise: a.payablePaise + b.payablePaise,
  taxablePaise: a.taxablePaise + b.taxablePaise,
  taxPaise: a.taxPaise + b.taxPaise,
});
