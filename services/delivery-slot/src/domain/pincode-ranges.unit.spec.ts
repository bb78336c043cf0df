import * as fc from 'fast-check';
import { codesPerCallMax, covers, type PincodeRange } from '@tokri/contracts';
import { closeRange, openRange, rangeRefusal } from './pincode-ranges.ts';

const bengaluru = { from: '560001', to: '560110' };

describe('a range of pincodes', () => {
  it.each([
    ['start after end', { from: '560010', to: '560001' }, 'range-crossed'],
    ['one code', { from: '560001', to: '560001' }, null],
    ['5,000 codes', { from: '560001', to: '565000' }, null],
    ['5,001 codes', { from: '560001', to: '565001' }, 'range-too-large'],
  ])('%s, %s', (_situation, range, refusal) => expect(rangeRefusal(range)).toBe(refusal));
});

describe('opening a range', () => {
  it('nothing open, all codes are new', () => expect(openRange([], bengaluru)).toEqual({ ranges: [bengaluru], added: 110, alreadyOpen: 0 }));
  it('the same again, nothing is new', () => expect(openRange([bengaluru], bengaluru)).toEqual({ ranges: [bengaluru], added: 0, alreadyOpen: 110 }));
  it('overlapping, they merge and only the rest is new', () =>
    expect(openRange([bengaluru], { from: '560100', to: '560120' })).toEqual({ ranges: [{ from: '560001', to: '560120' }], added: 10, alreadyOpen: 11 }));
  it('touching, they merge', () => expect(openRange([bengaluru], { from: '560111', to: '560112' }).ranges).toEqual([{ from: '560001', to: '560112' }]));
  it('apart, they stay two in order', () => expect(openRange([bengaluru], { from: '500001', to: '500002' }).ranges).toEqual([{ from: '500001', to: '500002' }, bengaluru]));
  it('between two, all three melt into one', () =>
    expect(openRange([{ from: '560001', to: '560010' }, { from: '560020', to: '560030' }], { from: '560005', to: '560025' })).toEqual({ ranges: [{ from: '560001', to: '560030' }], added: 9, alreadyOpen: 12 }));
});

describe('closing a range', () => {
  it('in the middle, both ends stay', () => expect(closeRange([bengaluru], { from: '560050', to: '560060' })).toEqual([{ from: '560001', to: '560049' }, { from: '560061', to: '560110' }]));
  it('the whole, nothing stays', () => expect(closeRange([bengaluru], bengaluru)).toEqual([]));
  it('elsewhere, nothing changes', () => expect(closeRange([bengaluru], { from: '600001', to: '600002' })).toEqual([bengaluru]));
});

describe('any run of opening and closing', () => {
  const code = fc.integer({ min: 560000, max: 560060 }).map(String);
  const range = fc.tuple(code, code).map(([a, b]): PincodeRange => (a < b ? { from: a, to: b } : { from: b, to: a }));
  it('a code is served exactly when it was opened last', () => {
    fc.assert(fc.property(fc.array(fc.tuple(fc.boolean(), range), { maxLength: 12 }), code, (steps, asked) => {
      const ranges = steps.reduce<readonly PincodeRange[]>((all, [isOpening, step]) => (isOpening ? openRange(all, step).ranges : closeRange(all, step)), []);
      const last = steps.filter(([, step]) => covers([step], asked)).at(-1);
      expect(covers(ranges, asked)).toBe(last?.[0] ?? false);
    }), { seed: 560034, numRuns: 500 });
  });
  it('no call opens more than the limit', () => expect(codesPerCallMax).toBe(5000));
});
