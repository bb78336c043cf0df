import * as z from 'zod/mini';

/** Integer paise; 100 make a rupee. Everything inside the house is paise, only answers are rupees. */
export const paise = z.int();
export type Paise = z.infer<typeof paise>;

/** A sum in an answer: rupees, a JSON number with at most two places. */
export const rupees = z.number();

/** A sum that staff set is at most a crore of rupees. */
export const maxRupees = 10_000_000;

export const toRupees = (sumPaise: Paise): number => sumPaise / 100;

/** @throws RangeError when the sum is not a number of at most two places. */
export const toPaise = (sumRupees: number): Paise => {
  const sumPaise = Math.round(sumRupees * 100) || 0;
  if (!Number.isSafeInteger(sumPaise) || sumPaise / 100 !== sumRupees)
    throw new RangeError(`${sumRupees} is not a sum of rupees with at most two places`);
  return sumPaise;
};

const magnitude = (n: bigint): bigint => (n < 0n ? -n : n);

/** round(a × b ÷ divisor) where nothing that is worked out passes 2^53: exact in plain numbers, and many times faster. Null for everything else. */
const scaleSmall = (a: number, b: number, divisor: number): number | null => {
  const product = a * b;
  if (
    !Number.isSafeInteger(a) ||
    !Number.isSafeInteger(b) ||
    !Number.isSafeInteger(divisor) ||
    divisor <= 0 ||
    product < 0
  )
    return null;
  const doubled = 2 * product + divisor;
  if (!Number.isSafeInteger(doubled)) return null;
  return (doubled - (doubled % (2 * divisor))) / (2 * divisor);
};

const scaleExactly = (a: number, b: number, divisor: number): number => {
  const product = BigInt(a) * BigInt(b);
  const by = BigInt(divisor);
  const quotient = Number((2n * magnitude(product) + magnitude(by)) / (2n * magnitude(by)));
  return quotient !== 0 && product < 0n !== by < 0n ? -quotient : quotient;
};

/**
 * round(a × b ÷ divisor) of integers, half away from zero, exact at any size (price.md: 'half up').
 * @throws RangeError for a fraction or a divisor of 0.
 */
export const scaleHalfUp = (a: number, b: number, divisor: number): number => {
  const small = scaleSmall(a, b, divisor);
  return small ?? scaleExactly(a, b, divisor);
};

/** Rounds a ratio of integers half away from zero, exactly (price.md: 'half up'). */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  scaleHalfUp(numerator, 1, denominator);

/** Indian grouping: the last three digits, then pairs. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** '₹1,84,250.50', '₹90', '− ₹0.46'. Bills, breakdowns and admin always show paise; elsewhere they show when there are any (look.md, Formats). */
export const formatRupees = (
  sumPaise: Paise,
  places: 'always' | 'when-any' = 'when-any',
): string => {
  const whole = grouped(String(Math.floor(Math.abs(sumPaise) / 100)));
  const rest = Math.abs(sumPaise) % 100;
  const fraction = rest === 0 && places === 'when-any' ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${sumPaise < 0 ? '− ' : ''}₹${whole}${fraction}`;
};
