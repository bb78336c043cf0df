import { findDay, findLine, withLines, type Cart } from './cart.ts';

export const removeLine = (
  cart: Cart,
  lineId: number,
): { readonly cart: Cart; readonly pdate: string | null } => {
  const found = findLine(cart, lineId);
  if (!found) return { cart, pdate: null };
  return {
    cart: withLines(
      cart,
      found.pdate,
      findDay(cart, found.pdate).lines.filter((line) => line.lineId !== lineId),
    ),
    pdate: found.pdate,
  };
};
