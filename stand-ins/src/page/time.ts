import { shopMarket } from '@tokri/contracts/market';

/** In the time zone of the shop, as its pages show it. */
export const formatTime = (at: Date): string => {
  const { locale, timeZone } = shopMarket();
  return at.toLocaleTimeString(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
  });
};
