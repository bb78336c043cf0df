import { cartOperations, slotOperations } from '@tokri/contracts/api';
import {
  buildInvalidBodies,
  buildInvalidQueries,
  findPathsOpenToOperators,
} from './invalid-values.ts';

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

describe('invalid values built from a declaration', () => {
  it('covers every query name with a value that the declaration rejects', () => {
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

  it('covers every body field with an operator object', () => {
    const bad = buildInvalidBodies(cartOperations.uploadCartLine, { body: line });
    expect([...new Set(bad.map(({ field }) => field))]).toEqual(Object.keys(line));
    expect(bad.filter(({ description }) => description === 'an operator object')).toHaveLength(
      Object.keys(line).length,
    );
  });

  it('names entries of lists by their index', () => {
    const body = {
      GroupId: 1,
      WeeklyOff: [0],
      Templates: [{ Start: '06:00', End: '07:00', Count: 1 }],
    };
    expect(
      buildInvalidBodies(slotOperations.saveSlotTemplates, { body }).map(({ field }) => field),
    ).toContain('Templates.0.Count');
  });

  it('finds no path that accepts an operator object when the declaration rejects them all', () => {
    expect(findPathsOpenToOperators(cartOperations.uploadCartLine, { body: line })).toEqual([]);
  });
});
