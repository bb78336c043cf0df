import * as fc from 'fast-check';
import { isPincodeServed, maxPincodesPerRequest, type PincodeRange } from '@tokri/contracts/slots';
import { closeRange, openRange, validateRange } from './pincode-ranges.ts';

const bengaluru = { from: '560001', to: '560110' };

describe('validateRange', () => {
  it.each([
    ['start after end', { from: '560010', to: '560001' }, 'range-crossed'],
    ['one pincode', { from: '560001', to: '560001' }, null],
    ['5,000 pincodes', { from: '560001', to: '565000' }, null],
    ['5,001 pincodes', { from: '560001', to: '565001' }, 'range-too-large'],
  ])('validates %s', (_situation, range, expected) => expect(validateRange(range)).toBe(expected));
});

describe('openRange', () => {
  it('counts all pincodes as new when nothing is open', () =>
    expect(openRange([], bengaluru)).toEqual({ ranges: [bengaluru], added: 110, alreadyOpen: 0 }));
  it('counts nothing as new when the range is open already', () =>
    expect(openRange([bengaluru], bengaluru)).toEqual({
      ranges: [bengaluru],
      added: 0,
      alreadyOpen: 110,
    }));
  it('merges overlapping ranges and counts only the new pincodes', () =>
    expect(openRange([bengaluru], { from: '560100', to: '560120' })).toEqual({
      ranges: [{ from: '560001', to: '560120' }],
      added: 10,
      alreadyOpen: 11,
    }));
  it('merges adjacent ranges', () =>
    expect(openRange([bengaluru], { from: '560111', to: '560112' }).ranges).toEqual([
      { from: '560001', to: '560112' },
    ]));
  it('handles the highest pincode', () => {
    const last = { from: '999990', to: '999999' };
    expect(openRange([last], last)).toEqual({ ranges: [last], added: 0, alreadyOpen: 10 });
    expect(openRange([last], { from: '999995', to: '999997' })).toEqual({
      ranges: [last],
      added: 0,
      alreadyOpen: 3,
    });
  });
  it('keeps separate ranges in order', () =>
    expect(openRange([bengaluru], { from: '500001', to: '500002' }).ranges).toEqual([
      { from: '500001', to: '500002' },
      bengaluru,
    ]));
  it('merges all three when the range fills a gap', () =>
    expect(
      openRange(
        [
          { from: '560001', to: '560010' },
          { from: '560020', to: '560030' },
        ],
        { from: '560005', to: '560025' },
      ),
    ).toEqual({ ranges: [{ from: '560001', to: '560030' }], added: 9, alreadyOpen: 12 }));
});

describe('closeRange', () => {
  it('keeps both ends when the middle is closed', () =>
    expect(closeRange([bengaluru], { from: '560050', to: '560060' })).toEqual([
      { from: '560001', to: '560049' },
      { from: '560061', to: '560110' },
    ]));
  it('removes a range that is closed as a whole', () =>
    expect(closeRange([bengaluru], bengaluru)).toEqual([]));
  it('changes nothing outside the open ranges', () =>
    expect(closeRange([bengaluru], { from: '600001', to: '600002' })).toEqual([bengaluru]));
});

describe('any sequence of openRange and closeRange', () => {
  const code = (min: number) => fc.integer({ min, max: min + 60 }).map(String);
  const range = (min: number) =>
    fc
      .tuple(code(min), code(min))
      .map(([a, b]): PincodeRange => (a < b ? { from: a, to: b } : { from: b, to: a }));
  const run = fc
    .constantFrom(100_000, 560_000, 999_939)
    .chain((min) =>
      fc.tuple(fc.array(fc.tuple(fc.boolean(), range(min)), { maxLength: 12 }), code(min)),
    );
  const rangeSize = ({ from, to }: PincodeRange): number => Number(to) - Number(from) + 1;
  it('serves a pincode exactly when it was last opened, by one range, with correct counts', () => {
    fc.assert(
      fc.property(run, ([steps, asked]) => {
        let ranges: readonly PincodeRange[] = [];
        for (const [isOpening, step] of steps) {
          const before = ranges.reduce((sum, one) => sum + rangeSize(one), 0);
          const opened = openRange(ranges, step);
          ranges = isOpening ? opened.ranges : closeRange(ranges, step);
          expect([
            opened.added + opened.alreadyOpen,
            opened.ranges.reduce((sum, one) => sum + rangeSize(one), 0),
          ]).toEqual([rangeSize(step), before + opened.added]);
          expect(opened.added).toBeGreaterThanOrEqual(0);
        }
        const last = steps.filter(([, step]) => isPincodeServed([step], asked)).at(-1);
        expect(ranges.filter((one) => isPincodeServed([one], asked))).toHaveLength(
          last?.[0] ? 1 : 0,
        );
      }),
      { seed: 560034, numRuns: 1_000 },
    );
  });
  it('never opens more pincodes than the limit', () => expect(maxPincodesPerRequest).toBe(5000));
});
