import { isDate } from '@tokri/contracts/dates';
import { formatCount, formatDate, formatExactPrice, formatPercent } from '@tokri/web-kit/ui';

export type CellKind = 'text' | 'day' | 'count' | 'money' | 'percent';

export interface ReportColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly kind: CellKind;
  /** Days as `2026-11-28`, percentages as a share of 1. */
  readonly value: (row: Row) => string | number;
}

const formats: Readonly<Record<CellKind, (value: string | number) => string>> = {
  text: String,
  day: (value) =>
    isDate(String(value)) ? formatDate(String(value), { withYear: true }) : String(value),
  count: (value) => formatCount(Number(value)),
  money: (value) => formatExactPrice(Number(value)),
  percent: (value) => formatPercent(Number(value)),
};

export const formatCell = <Row>({ kind, value }: ReportColumn<Row>, row: Row): string =>
  formats[kind](value(row));

export const isNumberKind = (kind: CellKind): boolean => kind !== 'text' && kind !== 'day';
