import type { CartLineResponse, CartResponse } from '@tokri/contracts/api';

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

export const strikethroughPrice = ({
  Mrp,
  Quantity,
  Total,
}: Pick<CartLineResponse, 'Mrp' | 'Quantity' | 'Total'>): number | null => {
  const mrpTotal = Math.round(Mrp * Quantity * 100) / 100;
  return Total > 0 && mrpTotal > Total ? mrpTotal : null;
};

export const locationNoticeCodes: readonly string[] = [
  'not-served',
  'slot-date',
  'slot-not-served',
];
export const filterLocationNotices = (
  messages: CartResponse['Messages'],
): CartResponse['Messages'] =>
  messages.filter(({ Code, LineId }) => LineId === 0 && locationNoticeCodes.includes(Code));
