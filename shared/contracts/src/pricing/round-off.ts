import type { Paise } from '../money/money.ts';

const paisePerRupee = 100;

/** CGST Act s.170: the difference to the nearest rupee, 50 paise up. */
export const roundOff = (sumPaise: Paise, roundToRupee: boolean): Paise => {
  if (!roundToRupee) return 0;
  return Math.floor((sumPaise + paisePerRupee / 2) / paisePerRupee) * paisePerRupee - sumPaise || 0;
};
