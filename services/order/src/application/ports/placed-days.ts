import type { ReportTotals } from '../../domain/reports/report-totals.ts';

/** Kept sums of all orders that were placed on a day. */
export interface PlacedDays {
  findFirstDay(): Promise<string | null>;
  listSums(fromDate: string, toDate: string): Promise<ReadonlyMap<string, ReportTotals>>;
  /** Null if nothing is stored about the day. */
  findRevision(day: string): Promise<number | null>;
  /** Does nothing if the day was invalidated since. */
  save(day: string, sums: ReportTotals, revision: number | null): Promise<void>;
  invalidate(days: readonly string[]): Promise<void>;
}
