import { addDays } from '@tokri/contracts/dates';
import { callApi } from '../../support/api/call-api.ts';
import { latencyFigure, type Figure } from '../report.ts';
import { pastYear } from './past-orders.ts';

const requests = 40;
const orderListRequests = 4;

interface ReportSpan {
  readonly label: string;
  /** More than one is read at once, as a page does for a comparison. */
  readonly spans: readonly (readonly [fromDate: string, toDate: string])[];
}

const halfYear = pastYear.days / 2;
const lastHalf = addDays(pastYear.to, 1 - halfYear);
const reportSpans: readonly ReportSpan[] = [
  { label: '30 days', spans: [[addDays(pastYear.to, -29), pastYear.to]] },
  { label: `${pastYear.days} days`, spans: [[pastYear.from, pastYear.to]] },
  {
    label: `${halfYear} days and the ${halfYear} before`,
    spans: [
      [lastHalf, pastYear.to],
      [pastYear.from, addDays(lastHalf, -1)],
    ],
  },
];

interface ReportOperation {
  readonly name: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

const reports: readonly ReportOperation[] = [
  {
    name: 'sales, tax, discounts, deliveries (R1)',
    path: '/api/admin/order/reports/sales',
    query: {},
  },
  {
    name: 'items, first page (R2)',
    path: '/api/admin/order/reports/items',
    query: { pageSize: '50' },
  },
  { name: 'slot fill (R3)', path: '/api/admin/delivery-slot/reports/fill', query: {} },
];
const orderList: ReportOperation = {
  name: 'orders with their sums (O7)',
  path: '/api/Transaction',
  query: { pageSize: '30' },
};

interface Measurement {
  readonly operation: ReportOperation;
  readonly span: ReportSpan;
  readonly count: number;
}

const measureSpan = async (
  token: string,
  { operation: { name, path, query }, span: { label, spans }, count }: Measurement,
): Promise<Figure> => {
  const durationsMs: number[] = [];
  let failures = 0;
  for (let request = 0; request < count; request += 1) {
    const start = performance.now();
    const responses = await Promise.all(
      spans.map(([FromDate, ToDate]) =>
        callApi({ path, token, query: { FromDate, ToDate, ...query } }),
      ),
    );
    durationsMs.push(performance.now() - start);
    if (responses.some(({ status }) => status !== 200)) failures += 1;
  }
  const { value } = latencyFigure(name, durationsMs);
  return {
    label: `${name}, ${label}`,
    value: failures === 0 ? value : `${value}; ${failures} failed`,
  };
};

export const measureOperations = async (token: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const operation of reports)
    for (const span of reportSpans)
      figures.push(await measureSpan(token, { operation, span, count: requests }));
  return figures;
};

/** Last, because the service still reads for calls that nobody waits for. */
export const measureOrderList = async (token: string): Promise<readonly Figure[]> => {
  const figures: Figure[] = [];
  for (const span of reportSpans)
    figures.push(
      await measureSpan(token, { operation: orderList, span, count: orderListRequests }),
    );
  return figures;
};
