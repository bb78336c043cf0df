import { setShopMarket } from '@tokri/contracts/market';
import { toCsv } from '@tokri/web-kit/csv';
import { formatCell, type ReportColumn } from '../report-columns.ts';
import { toReportRows, toXlsxRows } from './export-report.ts';

interface DayRow {
  readonly day: string;
  readonly roundOff: number;
}
const columns: readonly ReportColumn<DayRow>[] = [
  { id: 'day', header: 'Day', kind: 'day', value: ({ day }) => day },
  { id: 'roundOff', header: 'Round-off', kind: 'money', value: ({ roundOff }) => roundOff },
];
const rows = [
  { day: '2026-11-28', roundOff: -0.2 },
  { day: 'Total', roundOff: -0.2 },
];
const file = { name: 'sales', columns, rows };

describe('files of reports', () => {
  it('have days that sort and negative amounts as numbers in CSV', () => {
    expect(toCsv(toReportRows(file))).toBe(
      '\uFEFFDay,Round-off\r\n2026-11-28,-0.2\r\nTotal,-0.2\r\n',
    );
  });
  it('have days as dates in Excel, but not the word Total', () => {
    const [, day, total] = toXlsxRows(file);
    expect(day?.[0]).toEqual({
      value: new Date('2026-11-28T00:00:00Z'),
      type: Date,
      format: 'yyyy-mm-dd',
    });
    expect(total?.[0]).toEqual({ value: 'Total', type: String });
  });
  it('differ from the page, which names the day in words', () => {
    const [column] = columns as [ReportColumn<DayRow>];
    expect(rows.map((row) => formatCell(column, row))).toEqual(['Sat 28 Nov 2026', 'Total']);
  });
});

describe('files of reports of a shop in the United Kingdom', () => {
  beforeAll(() => {
    setShopMarket(1);
  });
  afterAll(() => {
    setShopMarket(0);
  });
  it('group amounts by three digits', () =>
    expect(toXlsxRows(file)[1]?.[1]).toMatchObject({ value: -0.2, format: '#,##0.00' }));
});
