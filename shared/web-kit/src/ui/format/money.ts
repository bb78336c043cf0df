/** The specification's locale constant is `en-IND`, which `Intl` refuses; we format with `en-IN` (readings 25). */
const locale = 'en-IN';

const always = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const signed = (text: string, rupees: number): string => (rupees < 0 ? `− ${text}` : text);

/** ₹1,84,250.50 with two places always: breakdowns, bills, admin. Minus as "− ₹50.00". */
export const formatExactPrice = (rupees: number): string =>
  signed(always.format(Math.abs(rupees)), rupees);

/** ₹154, or ₹14.50 when there are paise: prices on cards and totals. */
export const formatPrice = (rupees: number): string =>
  Math.round(rupees * 100) % 100 === 0
    ? signed(whole.format(Math.abs(rupees)), rupees)
    : formatExactPrice(rupees);
