import { buildItem, buildRate, buildUnit } from '../../../test/item-fixtures.ts';
import { addRateToItem } from './add-rate.ts';
import { addTaxToItem } from './add-tax.ts';
import type { Item } from '../items/item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const higherTax = { fromDate: '2026-04-01', taxBasisPoints: 1800 };
const item = buildItem({
  units: [buildUnit({ rates: [buildRate({ ratePaise: 10_000, mrpPaise: 11_000 })] })],
});
const insertRate = (current: Item, change: Parameters<typeof buildRate>[0]): Item => {
  const added = addRateToItem(current, { unitId: 1, rate: buildRate(change), now });
  if (!added.ok) throw new Error(added.code);
  return added.value;
};

describe('addTaxToItem', () => {
  it('keeps the old tax until a lower one takes effect', () => {
    expect(addTaxToItem(item, { fromDate: '2026-04-01', taxBasisPoints: 0 }, now)).toMatchObject({
      value: { taxes: [...item.taxes, { fromDate: '2026-04-01', taxBasisPoints: 0 }] },
    });
  });
  it('replaces a tax of the same day and ignores an identical one', () => {
    expect(addTaxToItem(item, { fromDate: '2025-09-22', taxBasisPoints: 0 }, now)).toMatchObject({
      value: { taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 0 }] },
    });
    expect(addTaxToItem(item, { fromDate: '2025-09-22', taxBasisPoints: 500 }, now)).toEqual({
      ok: true,
      value: item,
    });
  });
  it('rejects a tax that puts a rate above the MRP and names unit and total', () => {
    expect(addTaxToItem(item, higherTax, now)).toMatchObject({
      ok: false,
      code: 'rate-above-mrp',
      aboveMrp: expect.objectContaining({ packName: '500 g', priceWithTaxPaise: 11_800 }),
    });
  });
  it('accepts the tax once a lower rate starts on that day', () => {
    const lowered = insertRate(item, {
      rateId: 2,
      fromDate: '2026-04-01',
      ratePaise: 9000,
      mrpPaise: 11_000,
    });
    expect(addTaxToItem(lowered, higherTax, now)).toMatchObject({ ok: true });
  });
  it('also checks the rates of parties', () => {
    const itemWithPartyRate = buildItem({
      units: [
        buildUnit({
          rates: [
            buildRate({ ratePaise: 5000, mrpPaise: 11_000 }),
            buildRate({ rateId: 2, partyId: 7, ratePaise: 10_000, mrpPaise: 11_000 }),
          ],
        }),
      ],
    });
    expect(addTaxToItem(itemWithPartyRate, higherTax, now)).toMatchObject({
      code: 'rate-above-mrp',
    });
  });
  it('also checks future rates', () => {
    const later = insertRate(
      buildItem({
        units: [buildUnit({ rates: [buildRate({ ratePaise: 5000, mrpPaise: 11_000 })] })],
      }),
      { rateId: 2, fromDate: '2026-05-01', ratePaise: 10_000, mrpPaise: 11_000 },
    );
    expect(addTaxToItem(later, higherTax, now)).toMatchObject({ code: 'rate-above-mrp' });
  });
});
