import { addDays, daysBetween, isDate } from '@tokri/contracts/dates';
import { maxReportDays } from '@tokri/contracts/orders';
import { today } from '@tokri/web-kit/ui';
import {
  formatPage,
  parseOption,
  parsePage,
  toFilterAddress,
} from '../../components/filter-address.ts';

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
  return {
    ...(isDate(from) && isDate(to) ? { from, to } : lastDays(defaultDays)),
    compare: parseOption(comparisons, params.get('Compare')),
    page: parsePage(params),
  };
};

export const formatReportFilter = ({ from, to, compare, page }: ReportFilter): string =>
  toFilterAddress({ FromDate: from, ToDate: to, Compare: compare, ...formatPage(page) });

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
