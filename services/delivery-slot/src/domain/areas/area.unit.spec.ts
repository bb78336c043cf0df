import {
  changeArea,
  newAreaId,
  openRangeForArea,
  validateRangeForArea,
  activeReservations,
  type Area,
  type RangeReservation,
  type ServiceAreas,
} from './area.ts';

const areas = [
  { groupId: 1, ranges: [{ from: '560001', to: '560110' }] },
  { groupId: 2, ranges: [{ from: '600001', to: '600020' }] },
];

describe('validateRangeForArea', () => {
  it.each([
    ['pincodes of the same group', { groupId: 1, range: { from: '560100', to: '560120' } }, null],
    [
      'one pincode of another area',
      { groupId: 1, range: { from: '600020', to: '600030' } },
      'other-group',
    ],
    [
      'more than 5,000 pincodes',
      { groupId: 3, range: { from: '700001', to: '705001' } },
      'range-too-large',
    ],
    ['start after end', { groupId: 3, range: { from: '700002', to: '700001' } }, 'range-crossed'],
  ])('validates %s', (_situation, input, expected) =>
    expect(validateRangeForArea(areas, input)).toBe(expected),
  );
});

const bengaluru: Area = {
  groupId: 1,
  companyId: 1,
  name: 'Bengaluru',
  stateCode: '29',
  locationId: 1,
  ranges: [{ from: '560001', to: '560110' }],
};
const serving = (...groups: readonly Area[]): ServiceAreas => ({ areas: groups, reservations: [] });

describe('openRangeForArea', () => {
  it('merges and counts a range of the area itself', () =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId: 1,
        companyId: 1,
        range: { from: '560100', to: '560120' },
      }),
    ).toEqual({
      ok: true,
      value: {
        area: { ...bengaluru, ranges: [{ from: '560001', to: '560120' }] },
        added: 10,
        alreadyOpen: 11,
      },
    }));
  it('creates an area with its State', () =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId: 2,
        companyId: 1,
        range: { from: '600001', to: '600002' },
        stateCode: '33',
      }),
    ).toMatchObject({
      ok: true,
      value: { area: { groupId: 2, name: 'Group 2', stateCode: '33' }, added: 2 },
    }));
  it.each([
    [101, true],
    [102, false],
    [999_999_999_999_999, false],
  ])('accepts the id %i when the last id is 1: %s', (groupId, isAccepted) =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId,
        companyId: 1,
        range: { from: '600001', to: '600002' },
        stateCode: '33',
      }),
    ).toMatchObject(
      isAccepted
        ? { ok: true, value: { area: { groupId } } }
        : { ok: false, code: 'unknown-group' },
    ),
  );
  it('rejects a new area without a State', () =>
    expect(
      openRangeForArea(serving(), {
        groupId: 2,
        companyId: 1,
        range: { from: '600001', to: '600002' },
      }),
    ).toEqual({ ok: false, code: 'state-needed' }));
  it('gives a new area the id after the highest one', () =>
    expect(
      openRangeForArea(serving({ ...bengaluru, groupId: 90 }, bengaluru), {
        groupId: newAreaId,
        companyId: 1,
        range: { from: '600001', to: '600002' },
        name: 'Chennai',
        stateCode: '33',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        area: {
          groupId: 91,
          name: 'Chennai',
          stateCode: '33',
          locationId: 1,
          ranges: [{ from: '600001', to: '600002' }],
        },
      },
    }));
  it('gives the first area id 1', () =>
    expect(
      openRangeForArea(serving(), {
        groupId: newAreaId,
        companyId: 1,
        range: { from: '600001', to: '600002' },
        stateCode: '33',
      }),
    ).toMatchObject({ ok: true, value: { area: { groupId: 1 } } }));
  it('rejects another State for an existing area', () =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId: 1,
        companyId: 1,
        range: { from: '560111', to: '560112' },
        name: 'Chennai',
        stateCode: '33',
      }),
    ).toEqual({ ok: false, code: 'other-state' }));
  it('accepts the State of an existing group', () =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId: 1,
        companyId: 1,
        range: { from: '560111', to: '560112' },
        stateCode: '29',
      }),
    ).toMatchObject({ ok: true, value: { area: { stateCode: '29' }, added: 2 } }));
  it('rejects a pincode of another area', () =>
    expect(
      openRangeForArea(serving(bengaluru), {
        groupId: 2,
        companyId: 1,
        range: { from: '560110', to: '560120' },
        stateCode: '29',
      }),
    ).toEqual({ ok: false, code: 'other-group' }));
});

describe('changeArea', () => {
  const range = { from: '560101', to: '560110' };
  it('closes a range and keeps the rest', () =>
    expect(changeArea(serving(bengaluru), { groupId: 1, range, isOpen: false })).toEqual({
      ok: true,
      value: { ...bengaluru, ranges: [{ from: '560001', to: '560100' }] },
    }));
  it('opens a range and changes the name', () =>
    expect(
      changeArea(serving(bengaluru), {
        groupId: 1,
        range: { from: '560111', to: '560111' },
        name: 'South',
        isOpen: true,
      }),
    ).toMatchObject({
      ok: true,
      value: { name: 'South', ranges: [{ from: '560001', to: '560111' }] },
    }));
  it.each([
    [
      'an unknown group',
      { groupId: 9, range: { from: '700001', to: '700001' }, isOpen: true },
      'unknown-group',
    ],
    [
      'start after end',
      { groupId: 1, range: { from: '560002', to: '560001' }, isOpen: false },
      'range-crossed',
    ],
    ["another area's pincode", { groupId: 2, range, isOpen: true }, 'other-group'],
  ])('rejects %s', (_situation, input, code) =>
    expect(changeArea(serving(bengaluru), input)).toEqual({ ok: false, code }),
  );
});

describe('range reservations', () => {
  const now = new Date('2026-11-22T09:00:00+05:30');
  const reservation: RangeReservation = {
    groupId: 4,
    range: { from: '700001', to: '700010' },
    at: now,
  };
  const range = { from: '700005', to: '700015' };
  it('block every other group', () => {
    const served = { areas: [bengaluru], reservations: [reservation] };
    expect(openRangeForArea(served, { groupId: 1, companyId: 1, range })).toEqual({
      ok: false,
      code: 'other-group',
    });
    expect(changeArea(served, { groupId: 1, range, isOpen: true })).toEqual({
      ok: false,
      code: 'other-group',
    });
  });
  it('do not block the group that made them', () =>
    expect(
      openRangeForArea(
        { areas: [{ ...bengaluru, groupId: 4 }], reservations: [reservation] },
        { groupId: 4, companyId: 1, range },
      ),
    ).toMatchObject({ ok: true }));
  it('expire after a minute', () =>
    expect(
      [59_999, 60_000].map(
        (ms) => activeReservations([reservation], new Date(now.getTime() + ms)).length,
      ),
    ).toEqual([1, 0]));
});
