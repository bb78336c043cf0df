import type { Language } from '../../language/language.ts';
import { formatRupees } from '../../money/money.ts';
import type { Offer, Reward } from '../price-rules.ts';

const percentText = (basisPoints: number): string => `${basisPoints / 100}%`;

const rewardTexts: Record<Language, (discount: string, maximum: string | null) => string> = {
  en: (discount, maximum) => `${discount} off${maximum === null ? '' : `, up to ${maximum}`}`,
  hi: (discount, maximum) =>
    `${discount} की छूट${maximum === null ? '' : `, ज़्यादा से ज़्यादा ${maximum}`}`,
};

export const rewardLabel = (reward: Reward, language: Language): string =>
  reward.kind === 'amount'
    ? rewardTexts[language](formatRupees(reward.amountPaise), null)
    : rewardTexts[language](
        percentText(reward.basisPoints),
        reward.atMostPaise === null ? null : formatRupees(reward.atMostPaise),
      );

export const offerLabel = (offer: Offer, language: Language): string => {
  const isHindi = language === 'hi';
  switch (offer.kind) {
    case 'percentage':
      return rewardLabel(
        { kind: 'percentage', basisPoints: offer.basisPoints, atMostPaise: null },
        language,
      );
    case 'amount':
      return rewardLabel({ kind: 'amount', amountPaise: offer.amountPaise }, language);
    case 'buy-x-get-y':
      return isHindi ? `${offer.buy} लें, ${offer.free} मुफ़्त` : `Buy ${offer.buy} get ${offer.free}`;
    case 'combo':
      return isHindi
        ? `कॉम्बो ${formatRupees(offer.pricePaise)} में`
        : `Combo for ${formatRupees(offer.pricePaise)}`;
    case 'threshold':
      return isHindi
        ? `${formatRupees(offer.minimumPaise)} से ${rewardLabel(offer.reward, language)}`
        : `${rewardLabel(offer.reward, language)} from ${formatRupees(offer.minimumPaise)}`;
  }
};
