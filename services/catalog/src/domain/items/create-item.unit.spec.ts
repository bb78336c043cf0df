import { validDeclarations, buildItem as itemFixture } from '../../../test/item-fixtures.ts';
import { buildItem } from './create-item.ts';
import type { NewItem } from './create-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const { taxes: _taxes, units: _units, changedAt: _changedAt, ...rest } = itemFixture();
const pack: NewItem['units'][number] = {
  unitId: 1,
  rateId: 1,
  name: '500 g',
  maxPerOrder: 5,
  net: null,
  ratePaise: 9000,
  mrpPaise: 11000,
};
const create = (change: Partial<NewItem> = {}) =>
  buildItem(
    { ...rest, taxBasisPoints: 500, units: [pack], ...change },
    { today: '2025-11-21', now },
  );

describe('buildItem', () => {
  it('starts public rates and tax today', () => {
    expect(create()).toEqual({
      ok: true,
      value: {
        ...rest,
        taxes: [{ fromDate: '2025-11-21', taxBasisPoints: 500 }],
        changedAt: now,
        units: [
          {
            unitId: 1,
            name: '500 g',
            maxPerOrder: 5,
            net: null,
            rates: [
              { rateId: 1, partyId: 0, fromDate: '2025-11-21', ratePaise: 9000, mrpPaise: 11000 },
            ],
          },
        ],
      },
    });
  });
  it('generates a code from the id', () =>
    expect(create({ code: '' })).toMatchObject({ ok: true, value: { code: 'ITEM00000001' } }));
  it.each([
    ['ELEVEN-CHAR', false],
    ['TWELVE-CHARS', true],
  ])('accepts the code %s: %s', (code, isAccepted) =>
    expect(create({ code })).toMatchObject(
      isAccepted ? { ok: true, value: { code } } : { ok: false, code: 'code-too-short' },
    ),
  );
  it('allows missing declarations only for hidden items and names them', () => {
    const bare = { ...validDeclarations, bestBefore: '', consumerCare: ' ' };
    expect(create({ declarations: bare })).toEqual({
      ok: false,
      code: 'declarations-missing',
      missing: ['bestBefore', 'consumerCare'],
    });
    expect(create({ declarations: bare, status: 'hidden' })).toMatchObject({
      ok: true,
      value: { status: 'hidden' },
    });
  });
  it.each([
    [10_476, true],
    [10_477, false],
  ])('accepts a rate of %i paise with 5 %% tax under an MRP of ₹110: %s', (ratePaise, isAccepted) =>
    expect(create({ units: [{ ...pack, ratePaise }] }).ok).toBe(isAccepted),
  );
  it('names the unit whose rate is above the MRP', () => {
    expect(
      create({ units: [pack, { ...pack, unitId: 2, name: '1 kg', ratePaise: 11_000 }] }),
    ).toMatchObject({ code: 'rate-above-mrp', aboveMrp: { packName: '1 kg' } });
  });
});
