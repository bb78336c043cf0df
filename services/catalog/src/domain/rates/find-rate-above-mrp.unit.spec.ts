import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { findRateAboveMrp } from './find-rate-above-mrp.ts';
import type { DatedRate } from '../items/item.ts';

const day = '2026-04-01';
const taxes = [
  { fromDate: '2025-09-22', taxBasisPoints: 500 },
  { fromDate: day, taxBasisPoints: 1800 },
];
const dear = (change: Partial<DatedRate> = {}) => buildRate({ ratePaise: 10_000, ...change });
const cheap = (change: Partial<DatedRate> = {}) =>
  buildRate({ rateId: 2, ratePaise: 9000, ...change });
const broken = (...rates: readonly DatedRate[]) =>
  findRateAboveMrp(buildItem({ taxes, units: [buildUnit({ rates })] }), day);

describe('findRateAboveMrp', () => {
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
  it('accepts a total equal to the MRP and finds one a paisa above', () =>
    expect(
      [dear({ mrpPaise: 11_800 }), dear({ mrpPaise: 11_799 })].map((one) => broken(one) === null),
    ).toEqual([true, false]));
  it('names the unit and the total', () => {
    expect(
      findRateAboveMrp(
        buildItem({
          taxes,
          units: [
            buildUnit({ rates: [cheap()] }),
            buildUnit({ unitId: 2, name: '1 kg', rates: [dear()] }),
          ],
        }),
        day,
      ),
    ).toMatch(/^1 kg: .*₹118/);
  });
});
