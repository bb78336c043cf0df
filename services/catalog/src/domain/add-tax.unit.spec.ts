import { item, rate, unit } from '../../test/samples.ts';
import { addRate } from './add-rate.ts';
import { addTax } from './add-tax.ts';
import type { Item } from './item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const dearer = { fromDate: '2026-04-01', taxBasisPoints: 1800 };
/** ₹100 and 5 %: ₹105 under an MRP of ₹110; with 18 % it is ₹118. */
const known = item({ units: [unit({ rates: [rate({ ratePaise: 10_000, mrpPaise: 11_000 })] })] });
const withRate = (of: Item, change: Parameters<typeof rate>[0]): Item => {
  const added = addRate(of, { unitId: 1, rate: rate(change), now });
  if (!added.ok) throw new Error(added.code);
  return added.value;
};

describe('GST from a day on', () => {
  it('a lower one, stands beside the old from its day on', () => {
    expect(addTax(known, { fromDate: '2026-04-01', taxBasisPoints: 0 }, now)).toMatchObject({
      value: { taxes: [...known.taxes, { fromDate: '2026-04-01', taxBasisPoints: 0 }] },
    });
  });
  it('one of the same day, is replaced; the same again changes nothing', () => {
    expect(addTax(known, { fromDate: '2025-09-22', taxBasisPoints: 0 }, now)).toMatchObject({
      value: { taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 0 }] },
    });
    expect(addTax(known, { fromDate: '2025-09-22', taxBasisPoints: 500 }, now)).toEqual({
      ok: true,
      value: known,
    });
  });
  it('one that puts the rate of that day above its MRP, is refused with the unit and the sum', () => {
    expect(addTax(known, dearer, now)).toMatchObject({
      ok: false,
      code: 'rate-above-mrp',
      detail: expect.stringMatching(/^500 g: .*₹118/),
    });
  });
  it('once a rate of that day makes room, is taken', () => {
    const lowered = withRate(known, {
      rateId: 2,
      fromDate: '2026-04-01',
      ratePaise: 9000,
      mrpPaise: 11_000,
    });
    expect(addTax(lowered, dearer, now)).toMatchObject({ ok: true });
  });
  it('a rate of a party that would pass its MRP, stands in the way as the public one does', () => {
    const forAll = item({
      units: [
        unit({
          rates: [
            rate({ ratePaise: 5000, mrpPaise: 11_000 }),
            rate({ rateId: 2, partyId: 7, ratePaise: 10_000, mrpPaise: 11_000 }),
          ],
        }),
      ],
    });
    expect(addTax(forAll, dearer, now)).toMatchObject({ code: 'rate-above-mrp' });
  });
  it('a rate that begins later, is held against it as well', () => {
    const later = withRate(
      item({ units: [unit({ rates: [rate({ ratePaise: 5000, mrpPaise: 11_000 })] })] }),
      { rateId: 2, fromDate: '2026-05-01', ratePaise: 10_000, mrpPaise: 11_000 },
    );
    expect(addTax(later, dearer, now)).toMatchObject({ code: 'rate-above-mrp' });
  });
});
