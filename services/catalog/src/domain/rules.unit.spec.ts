import { declared, item, rate, unit } from '../../test/samples.ts';
import { addRate, ratesPerUnitMax, withRate } from './add-rate.ts';
import { isAvailable } from './availability.ts';
import { createItem } from './create-item.ts';
import type { NewItem } from './create-item.ts';
import { deleteItem, undoDelete } from './delete-item.ts';
import { nameKey, typeKey } from './department.ts';
import { isFood } from './item.ts';
import { generatedCode, isCodeTooShort, missingDeclarations, rateAboveMrp } from './rules.ts';

const now = new Date('2025-11-21T10:00:00Z');
const taxes = [{ fromDate: '2025-09-22', taxBasisPoints: 500 }];

describe('rate above MRP', () => {
  it('a rate with tax up to the MRP, is fine', () => expect(rateAboveMrp(taxes, rate({ ratePaise: 10476, mrpPaise: 11000 }))).toBeNull());
  it('one paisa more, is refused with the sum', () => expect(rateAboveMrp(taxes, rate({ ratePaise: 10477, mrpPaise: 11000 }))).toMatch(/₹110\.01/));
  it('a tax change that is known to come and breaks it, is refused today', () => {
    expect(rateAboveMrp([...taxes, { fromDate: '2026-04-01', taxBasisPoints: 1800 }], rate({ ratePaise: 10000, mrpPaise: 11000 }))).toMatch(/₹118/);
  });
});

describe('declarations of a listing', () => {
  it('all there, nothing is missing', () => expect(missingDeclarations(declared)).toEqual([]));
  it.each(['netQuantity', 'manufacturer', 'countryOfOrigin', 'bestBefore', 'consumerCare'] as const)('%s blank, is missing', (name) => expect(missingDeclarations({ ...declared, [name]: '  ' })).toEqual([name]));
  it('no licence number, is not missing: it stands on the invoice', () => expect(missingDeclarations({ ...declared, fssai: '' })).toEqual([]));
});

describe('code of an item', () => {
  it.each([['ELEVEN-CHAR', true], ['TWELVE-CHARS', false], ['THIRTEEN-CHAR', false]])('%s, too short is %s', (code, expected) => expect(isCodeTooShort(code)).toBe(expected));
  it('one that is generated, is long enough and carries the id', () => expect([generatedCode(12), isCodeTooShort(generatedCode(1))]).toEqual(['ITEM00000012', false]));
});

describe('a new item', () => {
  const { taxes: _taxes, units: _units, changedAt: _changedAt, ...rest } = item();
  const wish: NewItem = { ...rest, taxBasisPoints: 500, units: [{ unitId: 1, rateId: 1, name: '500 g', maxPerOrder: 5, net: null, ratePaise: 9000, mrpPaise: 11000 }] };
  const create = (change: Partial<NewItem>) => createItem({ ...wish, ...change }, { today: '2025-11-21', now });

  it('whole, begins its rates and tax today', () => {
    expect(create({})).toMatchObject({ ok: true, value: { status: 'on-sale', taxes: [{ fromDate: '2025-11-21', taxBasisPoints: 500 }], units: [{ rates: [{ partyId: 0, fromDate: '2025-11-21', ratePaise: 9000, mrpPaise: 11000 }] }] } });
  });
  it('without a code, gets one', () => expect(create({ code: '' })).toMatchObject({ ok: true, value: { code: 'ITEM00000001' } }));
  it('without declarations, may be hidden but not on sale', () => {
    const bare = { ...declared, bestBefore: '' };
    expect(create({ declarations: bare })).toEqual({ ok: false, code: 'declarations-missing', detail: 'bestBefore' });
    expect(create({ declarations: bare, status: 'hidden' }).ok).toBe(true);
  });
  it('with a unit above MRP, is refused with the name of the unit', () => {
    expect(create({ units: [{ ...wish.units[0]!, ratePaise: 11000 }] })).toMatchObject({ code: 'rate-above-mrp', detail: expect.stringMatching(/^500 g: /) });
  });
});

describe('a deleted item', () => {
  const deleted = deleteItem(item({ status: 'hidden' }), now);
  const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

  it('keeps what it was, and a second time stays as it is', () => {
    expect(deleted).toMatchObject({ status: 'deleted', statusBefore: 'hidden', deletedAt: now });
    expect(deleteItem(deleted, daysLater(1))).toBe(deleted);
  });
  it('within 30 days, comes back as it was', () => {
    const back = undoDelete(deleted, daysLater(30));
    expect(back).toMatchObject({ status: 'hidden' });
    expect(back).not.toHaveProperty('deletedAt');
  });
  it('after 30 days, does not come back', () => expect(undoDelete(deleted, daysLater(30.1))).toBe('too-late'));
  it('one that is not deleted, has nothing to undo', () => expect(undoDelete(item(), now)).toEqual(item()));
});

describe('a rate that is added', () => {
  it('of another day, stands beside the others; of the same day and party, replaces', () => {
    const later = rate({ rateId: 2, fromDate: '2025-12-01', ratePaise: 8000 });
    const rates = withRate([rate()], later, '2025-11-21');
    expect(rates).toEqual([rate(), later]);
    expect(withRate(rates, { ...later, rateId: 3, ratePaise: 7000 }, '2025-11-21').map(({ rateId }) => rateId)).toEqual([1, 3]);
  });
  it('one too many, pushes out the oldest that another has replaced, never the one that holds', () => {
    const party = rate({ rateId: 999, partyId: 7, fromDate: '2020-01-01' });
    const many = Array.from({ length: ratesPerUnitMax - 1 }, (_, index) => rate({ rateId: index, fromDate: `${2021 + Math.floor(index / 300)}-01-${String(1 + (index % 28)).padStart(2, '0')}`, partyId: 10 + Math.floor(index / 28) }));
    const full = [party, ...many];
    const more = withRate(full, rate({ rateId: 1000, partyId: 10, fromDate: '2025-11-21' }), '2025-11-21');
    expect(more).toHaveLength(ratesPerUnitMax);
    expect(more.some(({ rateId }) => rateId === 999)).toBe(true);
    expect(more.some(({ rateId }) => rateId === 0)).toBe(false);
  });
  it('for an unknown unit or above MRP, is refused', () => {
    expect(addRate(item(), { unitId: 9, rate: rate(), now })).toEqual({ ok: false, code: 'unknown-unit' });
    expect(addRate(item(), { unitId: 1, rate: rate({ ratePaise: 11000 }), now })).toMatchObject({ ok: false, code: 'rate-above-mrp' });
  });
});

describe('availability', () => {
  const asked = { free: 1, date: '2025-11-21', now };
  it('on sale with something free and time enough, can be ordered', () => expect(isAvailable(item(), asked)).toBe(true));
  it.each([[item({ status: 'hidden' }), asked], [item(), { ...asked, free: 0 }], [item(), { ...asked, date: '2025-11-20' }], [item({ leadTimeMinutes: 600 }), asked]])('hidden, sold out, past or not ready in time, cannot', (one, how) => {
    expect(isAvailable(one, how)).toBe(false);
  });
  it('with a day more than it needs, can', () => expect(isAvailable(item({ leadTimeMinutes: 600 }), { ...asked, date: '2025-11-22' })).toBe(true));
});

describe('names of shelves', () => {
  it('differing in case and blanks, are the same', () => expect(nameKey('  Dals  &\tPulses')).toBe(nameKey('DALS & pulses')));
  it('in another department, are not', () => expect(typeKey(1, 'Tea')).not.toBe(typeKey(2, 'Tea')));
});

it('goods that are neither vegetarian nor not, are no food', () => {
  expect([isFood(item()), isFood(item({ declarations: { ...declared, vegetarian: false } })), isFood(item({ declarations: { ...declared, vegetarian: null } }))]).toEqual([true, true, false]);
  expect(unit().name).toBe('500 g');
});
