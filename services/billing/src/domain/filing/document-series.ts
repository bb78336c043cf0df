import { formatBillNumber, type IssuedDocumentKind } from '@tokri/contracts/orders';

/** Consecutive numbers of one series, for table 13. */
export interface NumberRange {
  readonly kind: IssuedDocumentKind;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  /** Numbers that no document carries. */
  readonly missing: number;
}

export interface Series {
  readonly kind: IssuedDocumentKind;
  readonly name: string;
  readonly issued: Set<number>;
}

const numberPattern = /^(.+)\/(\d+)$/;

export const parseBillNumber = (
  number: string,
): { readonly series: string; readonly sequenceNumber: number } | null => {
  const [, series = '', digits = ''] = numberPattern.exec(number) ?? [];
  return series === '' ? null : { series, sequenceNumber: Number(digits) };
};

/** Numbers before the first one of the month that are looked up too. */
const maxNumbersBefore = 100;

/** Not by spreading the set, which may hold more numbers than a call takes arguments. */
const boundsOf = (issued: ReadonlySet<number>): readonly [first: number, last: number] => {
  let [first, last] = [Infinity, 0];
  for (const number of issued) {
    first = Math.min(first, number);
    last = Math.max(last, number);
  }
  return [first, last];
};

/** Numbers up to the last one of the month that no document of the month carries. */
export const listUnseenNumbers = ({ issued }: Pick<Series, 'issued'>): readonly number[] => {
  const [first, last] = boundsOf(issued);
  const unseen: number[] = [];
  for (let number = Math.max(1, first - maxNumbersBefore); number < last; number += 1)
    if (!issued.has(number)) unseen.push(number);
  return unseen;
};

/** The first number after the last one of another month, so that a gap between months is seen. */
const findStart = (first: number, isOfOtherMonth: (number: number) => boolean): number => {
  const lowest = Math.max(0, first - maxNumbersBefore);
  let before = first - 1;
  while (before > lowest && !isOfOtherMonth(before)) before -= 1;
  return before === 0 || isOfOtherMonth(before) ? before + 1 : first;
};

/** A number that another month carries is no gap; it ends a range. */
export const toNumberRanges = (
  { issued, kind, name }: Series,
  ofOtherMonths: ReadonlySet<string>,
): { readonly ranges: readonly NumberRange[]; readonly gaps: readonly string[] } => {
  const isOfOtherMonth = (number: number): boolean =>
    ofOtherMonths.has(formatBillNumber(name, number));
  const [first, last] = boundsOf(issued);
  const runs: { from: number; to: number; missing: number }[] = [];
  const gaps: string[] = [];
  let run: (typeof runs)[number] | null = null;
  for (let number = findStart(first, isOfOtherMonth); number <= last; number += 1) {
    if (!issued.has(number) && isOfOtherMonth(number)) {
      run = null;
      continue;
    }
    if (!run) runs.push((run = { from: number, to: number, missing: 0 }));
    run.to = number;
    if (issued.has(number)) continue;
    run.missing += 1;
    gaps.push(formatBillNumber(name, number));
  }
  return {
    ranges: runs.map(({ from, to, missing }) => ({
      kind,
      from: formatBillNumber(name, from),
      to: formatBillNumber(name, to),
      total: to - from + 1,
      missing,
    })),
    gaps,
  };
};
