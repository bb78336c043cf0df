import type { CartAnswer, PricedLineAnswer } from '@tokri/contracts/http';

export interface LineGroups {
  readonly food: readonly PricedLineAnswer[];
  readonly household: readonly PricedLineAnswer[];
}

/** Food and household goods are packed apart (facts.md 3.5). */
export const groupLines = (lines: readonly PricedLineAnswer[]): LineGroups => ({
  food: lines.filter(({ IsFood }) => IsFood),
  household: lines.filter(({ IsFood }) => !IsFood),
});

/** A line that cannot be ordered as it stands: the server marks it. */
export const hasTrouble = ({ Lines }: Pick<CartAnswer, 'Lines'>): boolean =>
  Lines.some(({ Code }) => Code !== '');

/** What the struck sum says: all pieces at MRP, when that is more than what is paid. */
export const struckOf = ({
  Mrp,
  Quantity,
  Total,
}: Pick<PricedLineAnswer, 'Mrp' | 'Quantity' | 'Total'>): number | null => {
  const atMrp = Math.round(Mrp * Quantity * 100) / 100;
  return Total > 0 && atMrp > Total ? atMrp : null;
};

/** Codes of the cart that say why place or slot do not fit. */
export const placeNotices: readonly string[] = ['not-served', 'slot-date', 'slot-not-served'];
export const noticesOf = (messages: CartAnswer['Messages']): CartAnswer['Messages'] =>
  messages.filter(({ Code, LineId }) => LineId === 0 && placeNotices.includes(Code));
