import type { CartLineResponse, cartOperations, RequestBody } from '@tokri/contracts/api';
import { maxCartLines, maxLineQuantity } from '@tokri/contracts/orders';
import { isUuid } from '@tokri/contracts/validation';
import { newUuid } from '../../platform/uuid.ts';

type PreviewLine = Readonly<RequestBody<typeof cartOperations.previewCart>['Lines'][number]>;

export type CartItemRef = Pick<PreviewLine, 'ItemId' | 'UnitId' | 'OfferId'>;

export interface SeenPrice extends Pick<PreviewLine, 'SeenRateWithTax' | 'SeenOfferIds'> {
  /** For the estimate of the sum only; the server prices offers itself. */
  readonly SeenOfferPrice?: number;
}

export interface LocalLine extends PreviewLine, Pick<SeenPrice, 'SeenOfferPrice'> {
  readonly UserId: number;
  readonly Message: string;
}

export const isSameItem = (a: CartItemRef, b: CartItemRef): boolean =>
  a.ItemId === b.ItemId && a.UnitId === b.UnitId && a.OfferId === b.OfferId;

export const findQuantity = (
  lines: readonly (CartItemRef & { readonly Quantity: number })[],
  item: CartItemRef,
): number =>
  lines.filter((line) => isSameItem(line, item)).reduce((sum, line) => sum + line.Quantity, 0);

export const totalQuantity = (lines: readonly { readonly Quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.Quantity, 0);

/** Without the offers, which the next priced cart tells. */
export const seenUnitPrice = ({ SeenRateWithTax, SeenOfferPrice }: SeenPrice): SeenPrice => ({
  ...(SeenRateWithTax === undefined ? {} : { SeenRateWithTax }),
  ...(SeenOfferPrice === undefined ? {} : { SeenOfferPrice }),
});

const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 0), maxLineQuantity);

export const withQuantity = (
  lines: readonly LocalLine[],
  { ItemId, UnitId, OfferId, ...shown }: CartItemRef & SeenPrice,
  quantity: number,
): readonly LocalLine[] => {
  const item = { ItemId, UnitId, OfferId };
  const seen = seenUnitPrice(shown);
  const others = lines.filter((line) => !isSameItem(line, item));
  const Quantity = clampQuantity(quantity);
  if (Quantity === 0) return others;
  const known = lines.find((line) => isSameItem(line, item));
  if (known)
    return lines
      .map((line) =>
        line === known
          ? { ...item, LineKey: line.LineKey, UserId: line.UserId, Quantity, Message: '', ...seen }
          : line,
      )
      .filter((line) => line.LineKey === known.LineKey || !isSameItem(line, item));
  if (lines.length >= maxCartLines) return lines;
  return [...lines, { ...item, LineKey: newUuid(), Quantity, UserId: 0, Message: '', ...seen }];
};

const isPositiveInteger = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0;

const isRupees = (value: unknown): value is number => typeof value === 'number' && value >= 0;

const parseSeenPrice = ({
  SeenRateWithTax,
  SeenOfferPrice,
  SeenOfferIds,
}: Partial<Record<keyof SeenPrice, unknown>>): SeenPrice => ({
  ...(isRupees(SeenRateWithTax) ? { SeenRateWithTax } : {}),
  ...(isRupees(SeenOfferPrice) ? { SeenOfferPrice } : {}),
  ...(Array.isArray(SeenOfferIds) ? { SeenOfferIds: SeenOfferIds.filter(isPositiveInteger) } : {}),
});

export const withShownPrices = (
  lines: readonly LocalLine[],
  priced: readonly Pick<CartLineResponse, 'LineKey' | 'RateWithTax' | 'OfferIds'>[],
): readonly LocalLine[] => {
  const needsShownPrice = (line: LocalLine): boolean =>
    line.SeenOfferIds === undefined &&
    priced.some(({ LineKey, OfferIds }) => LineKey === line.LineKey && OfferIds);
  if (!lines.some(needsShownPrice)) return lines;
  return lines.map((line) => {
    const now = needsShownPrice(line)
      ? priced.find(({ LineKey }) => LineKey === line.LineKey)
      : undefined;
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
  if (
    !isPositiveInteger(line.ItemId) ||
    !isPositiveInteger(line.UnitId) ||
    !isPositiveInteger(line.Quantity)
  )
    return [];
  return [
    {
      ItemId: line.ItemId,
      UnitId: line.UnitId,
      OfferId: isPositiveInteger(line.OfferId) ? line.OfferId : 0,
      Quantity: clampQuantity(line.Quantity),
      UserId: 0,
      LineKey: typeof line.LineKey === 'string' && isUuid(line.LineKey) ? line.LineKey : newUuid(),
      Message: typeof line.Message === 'string' ? line.Message : '',
      ...parseSeenPrice(line),
    },
  ];
};

const withUniqueKey = (line: LocalLine, index: number, lines: readonly LocalLine[]): LocalLine =>
  lines.slice(0, index).some(({ LineKey }) => LineKey === line.LineKey)
    ? { ...line, LineKey: newUuid() }
    : line;

export const parseLines = (value: unknown): readonly LocalLine[] =>
  Array.isArray(value) ? value.flatMap(parseLine).slice(0, maxCartLines).map(withUniqueKey) : [];
