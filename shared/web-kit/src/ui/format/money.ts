import { markets, shopMarket, type Market } from '@tokri/contracts/market';

const createFormats = ({ locale, currency }: Market) => {
  const format = (fractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
  return { exact: format(2), whole: format(0) };
};

const formats = { 0: createFormats(markets[0]), 1: createFormats(markets[1]) };
const shopFormats = () => formats[shopMarket().taxMode];

const withSign = (text: string, rupees: number): string => (rupees < 0 ? `− ${text}` : text);

export const formatExactPrice = (rupees: number): string =>
  withSign(shopFormats().exact.format(Math.abs(rupees)), rupees);

export const formatPrice = (rupees: number): string =>
  Math.round(rupees * 100) % 100 === 0
    ? withSign(shopFormats().whole.format(Math.abs(rupees)), rupees)
    : formatExactPrice(rupees);
