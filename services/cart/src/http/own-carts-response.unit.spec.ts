import { onion } from '../testing/catalog-fixtures.ts';
import { toOwnCartsResponse } from './own-carts-response.ts';

const line = { lineKey: 'k', lineId: 1, itemId: 11, unitId: 21, offerId: 0, quantity: 2 };
const day = { version: 1, reservedForOrderId: null, lines: [line] };
const findItem = (itemId: number) => (itemId === onion.itemId ? onion : undefined);

describe('the own carts of a customer', () => {
  it('are in the order of their dates, without those that are empty', () => {
    const dates = { '2026-12-03': day, '2026-12-01': day, '2026-12-02': { ...day, lines: [] } };
    expect(toOwnCartsResponse({ dates }, { findItem }).map(({ PDate }) => PDate)).toEqual([
      '2026-12-01',
      '2026-12-03',
    ]);
  });
  it('have no names for items that left the catalog', () => {
    const dates = { '2026-12-01': { ...day, lines: [{ ...line, itemId: 99, unitId: 991 }] } };
    expect(toOwnCartsResponse({ dates }, { findItem })).toEqual([
      {
        PDate: '2026-12-01',
        Lines: [{ ItemId: 99, UnitId: 991, Name: '', UnitName: '', Quantity: 2, Hindi: undefined }],
      },
    ]);
  });
});
