import { scaleHalfUp } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { basisPointsPerWhole } from '../../tax/tax.ts';
import type { Reward } from '../price-rules.ts';

export const rewardAmount = (of: Reward, sumPaise: Paise): Paise => {
  if (of.kind === 'amount') return Math.min(of.amountPaise, sumPaise);
  const part = scaleHalfUp(sumPaise, of.basisPoints, basisPointsPerWhole);
  return Math.min(part, of.atMostPaise ?? part);
};
