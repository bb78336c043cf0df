import { cartOperations, slotOperations } from '@tokri/contracts/api';
import { buildInvalidBodies, buildInvalidQueries, findPathsOpenToOperators } from './invalid-values.ts';

const line = {
  Id: 0,
  LineKey: '0b3c7a52-6c0e-4f3b-9a53-1d1c9ef0a001',
  UserId: 1,
  CompanyId: 1,
  ItemId: 1,
  UnitId: 1,
  OfferId: 0,
  Quantity: 1,
  PDate: '2026-11-22',
};

describe('bad values made from a declaration', () => {
  it('every name of a query, made bad, is refused by the declaration', () => {
    const fields = buildInvalidQueries(cartOperations.readCart, {
      query: { UId: '1', PDate: '2026-11-22' },
    }).map(({ field }) => field);
    expect([...new Set(fields)]).toEqual([
      'UId',
      'PDate',
      'CouponCode',
      'Pincode',
      'AddressId',
      'SlotId',
    ]);
  });

  it('every field of a body, made bad, begins with an operator object', () => {
    const bad = buildInvalidBodies(cartOperations.uploadCartLine, { body: line });
    expect([...new Set(bad.map(({ field }) => field))]).toEqual(Object.keys(line));
    expect(bad.filter(({ description: what }) => what === 'an operator object')).toHaveLength(
      Object.keys(line).length,
    );
  });

  it('entries of lists in a body, made bad, are named with their place', () => {
    const body = {
      GroupId: 1,
      WeeklyOff: [0],
      Templates: [{ Start: '06:00', End: '07:00', Count: 1 }],
    };
    expect(
      buildInvalidBodies(slotOperations.saveSlotTemplates, { body }).map(({ field }) => field),
    ).toContain('Templates.0.Count');
  });

  it('a body whose declaration refuses operators everywhere, searched, has no open place', () => {
    expect(findPathsOpenToOperators(cartOperations.uploadCartLine, { body: line })).toEqual([]);
  });
});
