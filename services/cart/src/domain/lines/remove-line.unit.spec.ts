import { buildLine, onion } from '../../testing/catalog-fixtures.ts';
import { findDay, newCart, withLines } from './cart.ts';
import { removeLine } from './remove-line.ts';

const cart = withLines(newCart(7), '2026-11-22', [buildLine(1, onion, 2)]);

describe('removeLine', () => {
  it('removes the line and increments the version', () =>
    expect(findDay(removeLine(cart, 1).cart, '2026-11-22')).toEqual({
      version: 2,
      reservedForOrderId: null,
      lines: [],
    }));
  it('changes nothing when repeated', () =>
    expect(removeLine(cart, 99)).toEqual({ cart, pdate: null }));
});
