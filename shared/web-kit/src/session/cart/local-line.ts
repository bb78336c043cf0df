import { maxCartLines, isUuid, maxLineQuantity } from '@tokri/contracts';
import { newUuid } from '../../platform/uuid.ts';

/** What identifies a thing in the cart, whoever's cart it is. */
export interface CartItemRef {
  readonly ItemId: number;
  readonly UnitId: number;
  /** 0 without an offer. */
  readonly OfferId: number;
}

/** What the page showed of a thing when the customer touched it: what the server tells changes against. */
export interface SeenPrice {
  /** What one cost with tax, in rupees. */
  readonly SeenRateWithTax?: number;
  /** Offers that ran for it, as the first price of the line told them. */
  readonly SeenOfferIds?: readonly number[];
}

/** A line that the server does not know yet: an anonymous visitor's, or one whose upload was not acknowledged. */
export interface LocalLine extends CartItemRef, SeenPrice {
  /** Makes the upload idempotent (readings 17). */
  readonly LineKey: string;
  readonly Quantity: number;
  /** Set to the signed-in user's Id before upload. */
  readonly UserId: number;
  /** Why the server refused the line at its last upload; empty when it has not. */
  readonly Message: string;
}

export const isSameItem = (a: CartItemRef, b: CartItemRef): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId && a.OfferId === b.OfferId;

export const quantityIn = (
  lines: readonly (CartItemRef & { readonly Quantity: number })[],
  thing: CartItemRef,
): number =>
  lines.filter((line) => isSameItem(line, thing)).reduce((sum, line) => sum + line.Quantity, 0);

export const totalQuantity = (lines: readonly { readonly Quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.Quantity, 0);

const within = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 0), maxLineQuantity);

/** The lines with this thing at that quantity; 0 takes it out. A full cart takes no further thing. Who touches a line has seen what it costs: older memory of it goes. */
export const withQuantity = (
  lines: readonly LocalLine[],
  { ItemId, UnitId, OfferId, SeenRateWithTax }: CartItemRef & SeenPrice,
  quantity: number,
): readonly LocalLine[] => {
  const thing = { ItemId, UnitId, OfferId };
  const seen: SeenPrice = SeenRateWithTax === undefined ? {} : { SeenRateWithTax };
  const others = lines.filter((line) => !isSameItem(line, thing));
  const Quantity = within(quantity);
  if (Quantity === 0) return others;
  const known = lines.find((line) => isSameItem(line, thing));
  if (known)
    return lines
      .map((line) =>
        line === known
          ? { ...thing, LineKey: line.LineKey, UserId: line.UserId, Quantity, Message: '', ...seen }
          : line,
      )
      .filter((line) => line.LineKey === known.LineKey || !isSameItem(line, thing));
  if (lines.length >= maxCartLines) return lines;
  return [...lines, { ...thing, LineKey: newUuid(), Quantity, UserId: 0, Message: '', ...seen }];
};

const positive = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0;

const parseSeen = ({
  SeenRateWithTax,
  SeenOfferIds,
}: Partial<Record<keyof SeenPrice, unknown>>): SeenPrice => ({
  ...(typeof SeenRateWithTax === 'number' && SeenRateWithTax >= 0 ? { SeenRateWithTax } : {}),
  ...(Array.isArray(SeenOfferIds) ? { SeenOfferIds: SeenOfferIds.filter(positive) } : {}),
});

/** The lines with what a price of the server shows, where nothing is remembered since they were touched; the same list when nothing is to be added. */
export const withSeen = (
  lines: readonly LocalLine[],
  priced: readonly {
    readonly LineKey: string;
    readonly RateWithTax: number;
    readonly OfferIds?: readonly number[] | undefined;
  }[],
): readonly LocalLine[] => {
  const isOpen = (line: LocalLine): boolean =>
    line.SeenOfferIds === undefined &&
    priced.some(({ LineKey, OfferIds }) => LineKey === line.LineKey && OfferIds);
  if (!lines.some(isOpen)) return lines;
  return lines.map((line) => {
    const now = isOpen(line) ? priced.find(({ LineKey }) => LineKey === line.LineKey) : undefined;
    return now?.OfferIds
      ? {
          ...line,
          SeenRateWithTax: line.SeenRateWithTax ?? now.RateWithTax,
          SeenOfferIds: now.OfferIds,
        }
      : line;
  });
};

const parseLine = (value: unknown): LocalLine[] => {
  if (typeof value !== 'object' || value === null) return [];
  const line = value as Partial<Record<keyof LocalLine, unknown>>;
  if (!positive(line.ItemId) || !positive(line.UnitId) || !positive(line.Quantity)) return [];
  return [
    {
      ItemId: line.ItemId,
      UnitId: line.UnitId,
      OfferId: positive(line.OfferId) ? line.OfferId : 0,
      Quantity: within(line.Quantity),
      UserId: 0,
      LineKey: typeof line.LineKey === 'string' && isUuid(line.LineKey) ? line.LineKey : newUuid(),
      Message: typeof line.Message === 'string' ? line.Message : '',
      ...parseSeen(line),
    },
  ];
};

/** A key that stands twice names one line only. */
const withOwnKey = (line: LocalLine, at: number, lines: readonly LocalLine[]): LocalLine =>
  lines.slice(0, at).some(({ LineKey }) => LineKey === line.LineKey)
    ? { ...line, LineKey: newUuid() }
    : line;

/** Reads what storage holds under `OnlineCartList`; what is no line is left out. */
export const parseLines = (value: unknown): readonly LocalLine[] =>
  Array.isArray(value) ? value.flatMap(parseLine).slice(0, maxCartLines).map(withOwnKey) : [];
