import * as z from 'zod/mini';
import { shopMarket } from '../market/shop-market.ts';

/** Hundredths of the shop's currency: integer paise, or pence. Only responses use rupees or pounds. */
export const paise = z.int();
export type Paise = z.infer<typeof paise>;

export const rupees = z.number();

export const maxRupees = 10_000_000;

export const toRupees = (sumPaise: Paise): number => sumPaise / 100;

export const toPaise = (sumRupees: number): Paise => {
  const sumPaise = Math.round(sumRupees * 100) || 0;
  if (!Number.isSafeInteger(sumPaise) || sumPaise / 100 !== sumRupees)
    throw new RangeError(`${sumRupees} is not a sum of rupees with at most two places`);
  return sumPaise;
};

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

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
  const exactDivisor = BigInt(divisor);
  const quotient = Number(
    (2n * absolute(product) + absolute(exactDivisor)) / (2n * absolute(exactDivisor)),
  );
  return quotient !== 0 && product < 0n !== exactDivisor < 0n ? -quotient : quotient;
};

/**
 * round(a × b ÷ divisor), half away from zero, exact at any size. @throws RangeError for a fraction
 * or a divisor of 0.
 */
export const scaleHalfUp = (a: number, b: number, divisor: number): number => {
  return scaleSmall(a, b, divisor) ?? scaleExactly(a, b, divisor);
};

export const divideHalfUp = (numerator: number, denominator: number): number =>
  scaleHalfUp(numerator, 1, denominator);

const groupings = { INR: /\B(?=(?:\d\d)*\d{3}$)/g, GBP: /\B(?=(?:\d{3})+$)/g } as const;
const groupDigits = (digits: string): string =>
  digits.replace(groupings[shopMarket().currency], ',');

export const formatRupees = (
  sumPaise: Paise,
  decimals: 'always' | 'when-any' = 'when-any',
): string => {
  const whole = groupDigits(String(Math.floor(Math.abs(sumPaise) / 100)));
  const paisePart = Math.abs(sumPaise) % 100;
  const fraction =
    paisePart === 0 && decimals === 'when-any' ? '' : `.${String(paisePart).padStart(2, '0')}`;
  return `${sumPaise < 0 ? '− ' : ''}${shopMarket().currencySymbol}${whole}${fraction}`;
};
