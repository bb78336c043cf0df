import type { Paise } from '../money/money.ts';

const paiseOfRupee = 100;

/** Step 7, CGST Act s.170: what must be added for the nearest rupee, 50 paise up; −49 … 50. Rounding is a setting of the shop. */
export const roundOff = (sumPaise: Paise, roundToRupee: boolean): Paise => {
  if (!roundToRupee) return 0;
  return Math.floor((sumPaise + paiseOfRupee / 2) / paiseOfRupee) * paiseOfRupee - sumPaise || 0;
};
