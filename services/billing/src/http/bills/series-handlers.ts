import type { BillSeriesResponse, billingOperations } from '@tokri/contracts/api';
import { formatBillNumber } from '@tokri/contracts/orders';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { NumberSeries, SeriesStore } from '../../application/ports/bill-series.ts';
import type { RequireCompany } from '../../application/ports/company.ts';
import { countGaps, parseSeries } from '../../domain/bills/bill-series.ts';

export interface SeriesHandlerDeps {
  readonly series: SeriesStore;
  readonly requireCompany: RequireCompany;
}

const toResponse = async (
  { series, requireCompany }: SeriesHandlerDeps,
  counter: NumberSeries,
): Promise<BillSeriesResponse> => {
  const { count, last } = await series.readIssued(counter.name);
  const { kind, financialYear } = parseSeries(counter.name, requireCompany().billPrefixes);
  return {
    Series: counter.name,
    Kind: kind,
    FinancialYear: financialYear,
    NextNumber: formatBillNumber(counter.name, counter.next),
    LastNumber: last?.number ?? '',
    LastDate: last?.date ?? '',
    Issued: count,
    Waiting: counter.waiting,
    Gaps: countGaps(counter, count),
  };
};

/** The counters are read first: a number that is issued meanwhile makes no gap. */
export const createSeriesHandlers = (
  deps: SeriesHandlerDeps,
): Pick<OperationHandlers<typeof billingOperations>, 'list-bill-series'> => ({
  'list-bill-series': async () => {
    const counters = await deps.series.list();
    const rows: BillSeriesResponse[] = [];
    for (const counter of counters) rows.push(await toResponse(deps, counter));
    return {
      body: rows.sort(
        (a, b) =>
          b.FinancialYear.localeCompare(a.FinancialYear) || a.Series.localeCompare(b.Series),
      ),
    };
  },
});
