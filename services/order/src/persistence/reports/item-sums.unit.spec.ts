import { noSales } from '../../domain/reports/sales-sums.ts';
import { encodeItemSums, sumEncodedItems } from './item-sums.ts';

describe('item sums', () => {
  it('are added over days without a loss', () => {
    const onion = { ...noSales, orders: 2, units: 5, taxablePaise: 42_000_000_001, taxPaise: 3 };
    const returned = { ...noSales, returns: 1, units: -2, totalPaise: -8400 };
    const days = [encodeItemSums({ 11: onion }), encodeItemSums({ 11: returned, 12: onion })];
    expect(sumEncodedItems(days)).toEqual([
      { ...onion, itemId: 11, returns: 1, units: 3, totalPaise: -8400 },
      { ...onion, itemId: 12 },
    ]);
  });
  it('are read from a part of a larger buffer, as the driver returns it', () => {
    const encoded = encodeItemSums({ 11: { ...noSales, units: 5 } });
    const pool = Buffer.concat([Buffer.alloc(3), encoded, Buffer.alloc(5)]);
    expect(sumEncodedItems([pool.subarray(3, 3 + encoded.length)])).toEqual([
      { ...noSales, itemId: 11, units: 5 },
    ]);
  });
  it('are read from days that were stored as floats', () => {
    const floats = Float64Array.from([11, 2, 0, 5, 42_000_000_001, 3, 43_000_000_000, 0]);
    const stored = [Buffer.from(floats.buffer), encodeItemSums({ 11: { ...noSales, units: -2 } })];
    expect(sumEncodedItems(stored)).toEqual([
      {
        ...{ itemId: 11, orders: 2, returns: 0, units: 3 },
        ...{ taxablePaise: 42_000_000_001, taxPaise: 3, totalPaise: 43_000_000_000 },
        discountPaise: 0,
      },
    ]);
  });
  it('take a fifth of the space of floats', () => {
    const sums = { ...noSales, orders: 3, units: 5, taxablePaise: 42_000, totalPaise: 44_100 };
    expect(encodeItemSums({ 2711: sums }).length).toBeLessThanOrEqual(14);
  });
  it('of a day without sales are empty', () => {
    expect(sumEncodedItems([encodeItemSums({})])).toEqual([]);
  });
});
