import { scaleHalfUp } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import { basisPointsPerWhole } from '../../tax/tax.ts';
import type { Reward } from '../price-rules.ts';

export const rewardAmount = (reward: Reward, sumPaise: Paise): Paise => {
  if (reward.kind === 'amount') return Math.min(reward.amountPaise, sumPaise);
  const rewardPaise = scaleHalfUp(sumPaise, reward.basisPoints, basisPointsPerWhole);
  return Math.min(rewardPaise, reward.atMostPaise ?? rewardPaise);
};
