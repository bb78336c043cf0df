import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { withUnitRates } from './unit-rates.ts';

const now = new Date('2025-11-22T06:00:00Z');
const aboveMrp = buildRate({ ratePaise: 12_000 });

describe('withUnitRates', () => {
  it('changes the rates of one pack', () => {
    const unit = buildUnit();
    const other = buildUnit({ unitId: 2 });
    const rates = [...unit.rates, buildRate({ rateId: 9, fromDate: '2025-12-01' })];
    expect(withUnitRates(buildItem({ units: [unit, other] }), unit, { rates, now })).toMatchObject({
      ok: true,
      value: { units: [{ rates }, other], changedAt: now },
    });
  });
  it('accepts a lower price while the one before it is above the MRP', () => {
    const unit = buildUnit({ rates: [aboveMrp] });
    const rates = [aboveMrp, buildRate({ rateId: 9, fromDate: '2025-12-01' })];
    expect(withUnitRates(buildItem({ units: [unit] }), unit, { rates, now }).ok).toBe(true);
  });
  it('refuses that a price above the MRP applies longer', () => {
    const lower = buildRate({ rateId: 9, fromDate: '2025-12-01' });
    const unit = buildUnit({ rates: [aboveMrp, lower] });
    expect(
      withUnitRates(buildItem({ units: [unit] }), unit, { rates: [aboveMrp], now }),
    ).toMatchObject({ code: 'rate-above-mrp', aboveMrp: { packName: '500 g' } });
  });
  it('checks the price of each party by itself', () => {
    const ofParty = buildRate({ rateId: 9, partyId: 7, ratePaise: 12_000 });
    const unit = buildUnit();
    expect(
      withUnitRates(buildItem({ units: [unit] }), unit, { rates: [...unit.rates, ofParty], now }),
    ).toMatchObject({ code: 'rate-above-mrp', rate: { rateId: 9 } });
  });
});
