import * as fc from 'fast-check';
import { isPincodeServed, maxPincodesPerRequest, type PincodeRange } from '@tokri/contracts/slots';
import { closeRange, openRange, validateRange } from './pincode-ranges.ts';

const bengaluru = { from: '560001', to: '560110' };

describe('a range of pincodes', () => {
  it.each([
    ['start after end', { from: '560010', to: '560001' }, 'range-crossed'],
    ['one code', { from: '560001', to: '560001' }, null],
    ['5,000 codes', { from: '560001', to: '565000' }, null],
    ['5,001 codes', { from: '560001', to: '565001' }, 'range-too-large'],
  ])('%s, %s', (_situation, range, refusal) => expect(validateRange(range)).toBe(refusal));
});

describe('opening a range', () => {
  it('nothing open, all codes are new', () =>
    expect(openRange([], bengaluru)).toEqual({ ranges: [bengaluru], added: 110, alreadyOpen: 0 }));
  it('the same again, nothing is new', () =>
    expect(openRange([bengaluru], bengaluru)).toEqual({
      ranges: [bengaluru],
      added: 0,
      alreadyOpen: 110,
    }));
  it('overlapping, they merge and only the rest is new', () =>
    expect(openRange([bengaluru], { from: '560100', to: '560120' })).toEqual({
      ranges: [{ from: '560001', to: '560120' }],
      added: 10,
      alreadyOpen: 11,
    }));
  it('touching, they merge', () =>
    expect(openRange([bengaluru], { from: '560111', to: '560112' }).ranges).toEqual([
      { from: '560001', to: '560112' },
    ]));
  it('up to the last code of all again, nothing is new', () => {
    const last = { from: '999990', to: '999999' };
    expect(openRange([last], last)).toEqual({ ranges: [last], added: 0, alreadyOpen: 10 });
    expect(openRange([last], { from: '999995', to: '999997' })).toEqual({
      ranges: [last],
      added: 0,
      alreadyOpen: 3,
    });
  });
  it('apart, they stay two in order', () =>
    expect(openRange([bengaluru], { from: '500001', to: '500002' }).ranges).toEqual([
      { from: '500001', to: '500002' },
      bengaluru,
    ]));
  it('between two, all three melt into one', () =>
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

describe('closing a range', () => {
  it('in the middle, both ends stay', () =>
    expect(closeRange([bengaluru], { from: '560050', to: '560060' })).toEqual([
      { from: '560001', to: '560049' },
      { from: '560061', to: '560110' },
    ]));
  it('the whole, nothing stays', () => expect(closeRange([bengaluru], bengaluru)).toEqual([]));
  it('elsewhere, nothing changes', () =>
    expect(closeRange([bengaluru], { from: '600001', to: '600002' })).toEqual([bengaluru]));
});

describe('any run of opening and closing', () => {
  /** In the middle, and at both ends of what a pincode can be. */
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
  const sizeOf = ({ from, to }: PincodeRange): number => Number(to) - Number(from) + 1;
  it('a code is served exactly when it was opened last, by one range, and each opening counts its codes', () => {
    fc.assert(
      fc.property(run, ([steps, asked]) => {
        let ranges: readonly PincodeRange[] = [];
        for (const [isOpening, step] of steps) {
          const before = ranges.reduce((sum, one) => sum + sizeOf(one), 0);
          const opened = openRange(ranges, step);
          ranges = isOpening ? opened.ranges : closeRange(ranges, step);
          expect([
            opened.added + opened.alreadyOpen,
            opened.ranges.reduce((sum, one) => sum + sizeOf(one), 0),
          ]).toEqual([sizeOf(step), before + opened.added]);
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
  it('no call opens more than the limit', () => expect(maxPincodesPerRequest).toBe(5000));
});
