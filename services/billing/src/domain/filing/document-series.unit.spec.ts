import { listUnseenNumbers, parseBillNumber, toNumberRanges } from './document-series.ts';

const toNumber = (sequence: number) => `TI/26-27/${String(sequence).padStart(7, '0')}`;
const series = (...numbers: number[]) => ({
  kind: 'TaxInvoice' as const,
  name: 'TI/26-27',
  issued: new Set(numbers),
});
const ranges = (issued: number[], others: number[] = []) => {
  const result = toNumberRanges(series(...issued), new Set(others.map(toNumber)));
  return {
    ranges: result.ranges.map(({ from, to, total, missing }) => [
      Number(from.slice(-7)),
      Number(to.slice(-7)),
      total,
      missing,
    ]),
    gaps: result.gaps.map((gap) => Number(gap.slice(-7))),
  };
};

describe('toNumberRanges', () => {
  it('is one range without gaps for consecutive numbers', () =>
    expect(ranges([1, 2, 3])).toEqual({ ranges: [[1, 3, 3, 0]], gaps: [] }));
  it('finds a number that no document carries', () =>
    expect(ranges([1, 2, 4])).toEqual({ ranges: [[1, 4, 4, 1]], gaps: [3] }));
  it('ends a range at a number of another month, which is no gap', () =>
    expect(ranges([5, 6, 8], [4, 7])).toEqual({
      ranges: [
        [5, 6, 2, 0],
        [8, 8, 1, 0],
      ],
      gaps: [],
    }));
  it('finds a gap between the last month and this one', () =>
    expect(ranges([5, 6], [3])).toEqual({ ranges: [[4, 6, 3, 1]], gaps: [4] }));
  it('finds a gap before the first document of the year', () =>
    expect(ranges([2])).toEqual({ ranges: [[1, 2, 2, 1]], gaps: [1] }));
  it('starts at the first document when none is known before it', () =>
    expect(ranges([5000, 5001])).toEqual({ ranges: [[5000, 5001, 2, 0]], gaps: [] }));
});

describe('listUnseenNumbers', () => {
  it('lists what lies between the documents and the hundred numbers before them', () => {
    expect(listUnseenNumbers(series(3, 5))).toEqual([1, 2, 4]);
    const unseen = listUnseenNumbers(series(5000));
    expect([unseen.length, unseen[0], unseen.at(-1)]).toEqual([100, 4900, 4999]);
  });
});

describe('parseBillNumber', () => {
  it('splits a number into its series and its place', () =>
    expect(parseBillNumber('TI/26-27/0000042')).toEqual({
      series: 'TI/26-27',
      sequenceNumber: 42,
    }));
  it('knows no series in a number of another form', () =>
    expect(parseBillNumber('INV-42')).toBeNull());
});
