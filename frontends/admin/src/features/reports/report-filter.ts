import { addDays, daysBetween, isDate } from '@tokri/contracts/dates';
import { maxReportDays } from '@tokri/contracts/orders';
import { today } from '@tokri/web-kit/ui';

export const comparisons = ['before', 'year'] as const;
const defaultDays = 30;

export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface ReportFilter extends Span {
  readonly compare: (typeof comparisons)[number] | '';
  readonly page: number;
}

export const lastDays = (count: number): Span => ({
  from: addDays(today(), 1 - count),
  to: today(),
});

export const isValidSpan = ({ from, to }: Span): boolean => {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= maxReportDays;
};

export const parseReportFilter = (params: URLSearchParams): ReportFilter => {
  const [from, to] = [params.get('FromDate') ?? '', params.get('ToDate') ?? ''];
  const page = params.get('page') ?? '';
  return {
    ...(isDate(from) && isDate(to) ? { from, to } : lastDays(defaultDays)),
    compare: comparisons.find((name) => name === params.get('Compare')) ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
};

export const formatReportFilter = ({ from, to, compare, page }: ReportFilter): string =>
  `?${new URLSearchParams({
    FromDate: from,
    ToDate: to,
    ...(compare ? { Compare: compare } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()}`;

/** 29 February becomes 28 February. */
const yearBefore = (day: string): string => {
  const date = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return isDate(date) ? date : addDays(day, -366);
};

export const comparedSpan = ({ from, to, compare }: ReportFilter): Span | null => {
  if (compare === 'year') return { from: yearBefore(from), to: yearBefore(to) };
  const days = daysBetween(from, to) + 1;
  return compare === 'before' ? { from: addDays(from, -days), to: addDays(from, -1) } : null;
};
