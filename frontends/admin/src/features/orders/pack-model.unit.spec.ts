import { aLine } from '../../testing/fixtures.ts';
import { packedOf, packingOf } from './pack-model.ts';

const lines = [aLine({ Id: 1, Quantity: 2 }), aLine({ Id: 2, Quantity: 3 })];

describe('a packing', () => {
  it('untouched, is whole', () =>
    expect(packingOf(lines, {})).toEqual({
      ordered: 5,
      packed: 5,
      wrong: [],
      lines: [
        { Id: 1, Quantity: 2 },
        { Id: 2, Quantity: 3 },
      ],
    }));
  it('short, counts what is in the bag, none of a line too', () =>
    expect(packingOf(lines, { 1: '0', 2: ' 1 ' })).toEqual({
      ordered: 5,
      packed: 1,
      wrong: [],
      lines: [
        { Id: 1, Quantity: 0 },
        { Id: 2, Quantity: 1 },
      ],
    }));
  it.each(['', '-1', '1.5', '3', 'two', '1e0'])(
    'with %j of two typed, has a line that is wrong',
    (text) => {
      expect(packedOf(aLine({ Id: 1, Quantity: 2 }), { 1: text })).toBeNull();
      expect(packingOf(lines, { 1: text }).wrong).toEqual([1]);
    },
  );
});
