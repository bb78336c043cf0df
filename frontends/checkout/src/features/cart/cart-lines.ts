import type { CartLineResponse, CartResponse } from '@tokri/contracts/api';
import { lineTotal } from '@tokri/web-kit/price-breakdown';
import type { CheckoutNotice } from '../../checkout-notice.ts';

export interface LineGroups {
  readonly food: readonly CartLineResponse[];
  readonly household: readonly CartLineResponse[];
}

export const groupLines = (lines: readonly CartLineResponse[]): LineGroups => ({
  food: lines.filter(({ IsFood }) => IsFood),
  household: lines.filter(({ IsFood }) => !IsFood),
});

export const hasLineIssues = ({ Lines }: Pick<CartResponse, 'Lines'>): boolean =>
  Lines.some(({ Code }) => Code !== '');

export const strikethroughPrice = (
  line: Pick<CartLineResponse, 'Mrp' | 'Quantity' | 'Total' | 'TotalBeforeCoupon'>,
): number | null => {
  const mrpTotal = Math.round(line.Mrp * line.Quantity * 100) / 100;
  const total = lineTotal(line);
  return total > 0 && mrpTotal > total ? mrpTotal : null;
};

const checkoutNotices: Readonly<Record<string, CheckoutNotice>> = {
  'not-served': 'not-served',
  'cart-too-large': 'too-large',
  'slot-date': 'slot',
  'slot-not-served': 'slot',
};

/** What is wrong with the whole cart, so that the server gives no quote. */
export const filterCheckoutNotices = (
  messages: CartResponse['Messages'],
): CartResponse['Messages'] =>
  messages.filter(({ Code, LineId }) => LineId === 0 && Object.hasOwn(checkoutNotices, Code));

export const findCheckoutNotice = (messages: CartResponse['Messages']): CheckoutNotice => {
  const codes = filterCheckoutNotices(messages).map(({ Code }) => Code);
  const first = Object.keys(checkoutNotices).find((code) => codes.includes(code));
  return checkoutNotices[first ?? ''] ?? '';
};
