import { item, rate, unit } from '../../test/samples.ts';
import { brokenRate } from './broken-rate.ts';
import type { DatedRate } from './item.ts';

const day = '2026-04-01';
/** 18 % from that day on: ₹100 come to ₹118, above their MRP of ₹110. */
const taxes = [
  { fromDate: '2025-09-22', taxBasisPoints: 500 },
  { fromDate: day, taxBasisPoints: 1800 },
];
const dear = (change: Partial<DatedRate> = {}) => rate({ ratePaise: 10_000, ...change });
const cheap = (change: Partial<DatedRate> = {}) => rate({ rateId: 2, ratePaise: 9000, ...change });
const broken = (...rates: readonly DatedRate[]) =>
  brokenRate(item({ taxes, units: [unit({ rates })] }), day);

describe('a rate that a changed tax puts above its MRP', () => {
  it.each<[string, readonly DatedRate[], boolean]>([
    ['it holds on that day', [dear()], true],
    ['it begins on that day', [dear({ fromDate: day })], true],
    ['it begins later', [cheap(), dear({ fromDate: '2026-05-01' })], true],
    ['it ends the day before', [dear(), cheap({ fromDate: day })], false],
    ['it ends the day after', [dear(), cheap({ fromDate: '2026-04-02' })], true],
    ['it is of a party and the public one is fine', [cheap(), dear({ partyId: 7 })], true],
    [
      'it is the public one, though a party has a rate of its own',
      [dear(), cheap({ partyId: 7, fromDate: day })],
      true,
    ],
    ['it has room', [cheap()], false],
  ])('while %s, is found as it should', (_when, rates, isFound) =>
    expect(broken(...rates) !== null).toBe(isFound),
  );
  it('at the MRP, is none; one paisa above, is', () =>
    expect(
      [dear({ mrpPaise: 11_800 }), dear({ mrpPaise: 11_799 })].map((one) => broken(one) === null),
    ).toEqual([true, false]));
  it('of the second unit, is told with its name and sum', () => {
    expect(
      brokenRate(
        item({
          taxes,
          units: [unit({ rates: [cheap()] }), unit({ unitId: 2, name: '1 kg', rates: [dear()] })],
        }),
        day,
      ),
    ).toMatch(/^1 kg: .*₹118/);
  });
});
