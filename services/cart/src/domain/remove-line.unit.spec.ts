import { lineOf, onion } from '../testing/shelf.ts';
import { dayOf, newCart, withLines } from './cart.ts';
import { removeLine } from './remove-line.ts';

const cart = withLines(newCart(7), '2026-11-22', [lineOf(1, onion, 2)]);

describe('removing a line', () => {
  it('a line that is there, out and a new version', () =>
    expect(dayOf(removeLine(cart, 1).cart, '2026-11-22')).toEqual({
      version: 2,
      takenBy: null,
      lines: [],
    }));
  it('again, nothing changes', () => expect(removeLine(cart, 99)).toEqual({ cart, pdate: null }));
});
