import { shopMarket } from '@tokri/contracts/market';

/** Digits are grouped as in the country of the shop, in every language. */
export const formatCount = (count: number): string => count.toLocaleString(shopMarket().locale);

export const formatPercent = (share: number): string =>
  share.toLocaleString(shopMarket().locale, { style: 'percent', maximumFractionDigits: 1 });
