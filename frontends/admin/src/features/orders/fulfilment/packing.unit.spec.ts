import { buildLine } from '../../../testing/fixtures.ts';
import { parsePackedQuantity, calculatePacking, quantitiesFromTicks } from './packing.ts';

const lines = [buildLine({ Id: 1, Quantity: 2 }), buildLine({ Id: 2, Quantity: 3 })];

describe('quantitiesFromTicks', () => {
  it('keeps every quantity while nothing is ticked', () =>
    expect(quantitiesFromTicks(lines, new Set())).toEqual({}));
  it('takes the other lines as missing once one is ticked', () =>
    expect(quantitiesFromTicks(lines, new Set([2]))).toEqual({ 1: '0' }));
});

describe('calculatePacking', () => {
  it('packs everything when no quantity was edited', () =>
    expect(calculatePacking(lines, {})).toEqual({
      ordered: 5,
      packed: 5,
      invalidLineIds: [],
      lines: [
        { Id: 1, Quantity: 2 },
        { Id: 2, Quantity: 3 },
      ],
    }));
  it('counts partial quantities, including zero', () =>
    expect(calculatePacking(lines, { 1: '0', 2: ' 1 ' })).toEqual({
      ordered: 5,
      packed: 1,
      invalidLineIds: [],
      lines: [
        { Id: 1, Quantity: 0 },
        { Id: 2, Quantity: 1 },
      ],
    }));
  it.each(['', '-1', '1.5', '3', 'two', '1e0'])(
    'marks a line as invalid for the input %j',
    (text) => {
      expect(parsePackedQuantity(buildLine({ Id: 1, Quantity: 2 }), { 1: text })).toBeNull();
      expect(calculatePacking(lines, { 1: text }).invalidLineIds).toEqual([1]);
    },
  );
});
