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

/** What keeps a line from being ordered as it stands. */
export type LineTrouble = { readonly kind: 'gone' } | { readonly kind: 'short'; readonly left: number } | null;

/** The most of a line that can be ordered: the limit of an order or the stock, whichever is less. */
export const mostOf = ({ MaxPerOrder, Stock }: Pick<PricedLineAnswer, 'MaxPerOrder' | 'Stock'>): number => (MaxPerOrder > 0 ? Math.min(MaxPerOrder, Stock) : Stock);

const messageCodes = { gone: 'not-available', short: 'stock-short' } as const;

/** The server marks lines in the messages of the cart, each by its Id; a line of a preview has none and is told by its own message. */
export const troubleOf = (line: PricedLineAnswer, messages: CartAnswer['Messages']): LineTrouble => {
  if (!line.Message) return null;
  const code = messages.find(({ LineId, Text }) => LineId === line.Id && Text.endsWith(line.Message))?.Code;
  if (code === messageCodes.gone) return { kind: 'gone' };
  if (code === messageCodes.short) return { kind: 'short', left: mostOf(line) };
  return mostOf(line) > 0 && line.Total > 0 ? { kind: 'short', left: mostOf(line) } : { kind: 'gone' };
};

export const hasTrouble = ({ Lines, Messages }: Pick<CartAnswer, 'Lines' | 'Messages'>): boolean => Lines.some((line) => troubleOf(line, Messages) !== null);

/** What the struck sum says: all pieces at MRP, when that is more than what is paid. */
export const struckOf = ({ Mrp, Quantity, Total }: Pick<PricedLineAnswer, 'Mrp' | 'Quantity' | 'Total'>): number | null => {
  const atMrp = Math.round(Mrp * Quantity * 100) / 100;
  return Total > 0 && atMrp > Total ? atMrp : null;
};

/** Codes of the cart that say why place or slot do not fit. */
export const placeNotices: readonly string[] = ['not-served', 'slot-date', 'slot-not-served'];
export const noticesOf = (messages: CartAnswer['Messages']): CartAnswer['Messages'] => messages.filter(({ Code, LineId }) => LineId === 0 && placeNotices.includes(Code));
