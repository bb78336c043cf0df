import type { Paise } from '@tokri/contracts/money';
import type { PriceRounding } from '@tokri/contracts/validation';

const nearest = (sumPaise: Paise, stepPaise: Paise): Paise =>
  Math.max(stepPaise, Math.round(sumPaise / stepPaise) * stepPaise);

const rupee = 100;

/** Rounds a price with tax. A price above 0 never becomes 0. */
export const roundPrice = (sumPaise: Paise, rounding: PriceRounding): Paise => {
  switch (rounding) {
    case 'none':
      return sumPaise;
    case '50-paise':
      return nearest(sumPaise, rupee / 2);
    case 'rupee':
      return nearest(sumPaise, rupee);
    case '5-rupees':
      return nearest(sumPaise, 5 * rupee);
    case '99-paise':
      return nearest(sumPaise + 1, rupee) - 1;
  }
};
