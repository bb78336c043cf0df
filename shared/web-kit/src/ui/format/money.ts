/** The specification names `en-IND`, which `Intl` rejects. */
const locale = 'en-IN';

const exactFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const wholeRupeeFormat = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const withSign = (text: string, rupees: number): string => (rupees < 0 ? `− ${text}` : text);

export const formatExactPrice = (rupees: number): string =>
  withSign(exactFormat.format(Math.abs(rupees)), rupees);

export const formatPrice = (rupees: number): string =>
  Math.round(rupees * 100) % 100 === 0
    ? withSign(wholeRupeeFormat.format(Math.abs(rupees)), rupees)
    : formatExactPrice(rupees);
