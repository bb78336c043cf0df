import { maxCartDates, maxCartLines } from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { lastPlannableDate } from '@tokri/contracts/validation';
import {
  datesWithLines,
  findDay,
  findLine,
  maxUploadedKeys,
  withLines,
  type Cart,
  type CartLine,
  type SeenPrice,
  type UploadedKey,
} from './cart.ts';

export interface UploadedLine extends Omit<CartLine, 'lineId' | 'seen'> {
  readonly pdate: string;
}

export interface UploadTerms {
  readonly maxQuantity: number;
  readonly newLineId: number;
  readonly today: string;
  readonly seen: SeenPrice;
}

export type UploadErrorCode =
  'date-past' | 'date-too-far' | 'not-available' | 'all-in-cart' | 'cart-full' | 'too-many-dates';
export interface UploadedQuantity extends Pick<CartLine, 'lineId' | 'quantity'> {
  readonly isCapped: boolean;
}
export type UploadLineResult = Result<UploadedQuantity & { readonly cart: Cart }, UploadErrorCode>;

const isSameItem = (line: CartLine, upload: UploadedLine): boolean =>
  line.itemId === upload.itemId && line.unitId === upload.unitId && line.offerId === upload.offerId;

const recordKey = (
  uploadedKeys: readonly UploadedKey[],
  entry: UploadedKey,
): readonly UploadedKey[] =>
  [...uploadedKeys.filter(({ lineKey }) => lineKey !== entry.lineKey), entry].slice(
    -maxUploadedKeys,
  );

const moveToDate = (cart: Cart, upload: UploadedLine, known: UploadedKey | undefined): Cart => {
  const found = known && findLine(cart, known.lineId);
  if (!found || found.pdate === upload.pdate || found.line.lineKey !== upload.lineKey) return cart;
  const removed = withLines(
    cart,
    found.pdate,
    findDay(cart, found.pdate).lines.filter(({ lineId }) => lineId !== found.line.lineId),
  );
  const target = findDay(removed, upload.pdate);
  const match = target.lines.find((line) => isSameItem(line, upload));
  if (!match) return withLines(removed, upload.pdate, [...target.lines, found.line]);
  const merged = withLines(
    removed,
    upload.pdate,
    target.lines.map((line) =>
      line === match ? { ...match, quantity: match.quantity + found.line.quantity } : line,
    ),
  );
  return {
    ...merged,
    uploadedKeys: recordKey(merged.uploadedKeys, {
      lineKey: upload.lineKey,
      lineId: match.lineId,
      quantity: known.quantity,
    }),
  };
};

const quantityInOtherLines = (
  lines: readonly CartLine[],
  line: CartLine | undefined,
  unitId: number,
): number =>
  lines
    .filter((other) => other !== line && other.unitId === unitId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const requestedQuantity = (
  line: CartLine | undefined,
  upload: UploadedLine,
  known: UploadedKey | undefined,
): number => {
  if (line?.lineKey === upload.lineKey) return upload.quantity;
  return (line?.quantity ?? 0) + upload.quantity - (known?.quantity ?? 0);
};

const withQuantity = (
  lines: readonly CartLine[],
  line: CartLine | undefined,
  {
    upload,
    terms,
    lineId,
    quantity,
  }: { upload: UploadedLine; terms: UploadTerms; lineId: number; quantity: number },
): readonly CartLine[] => {
  const { lineKey, itemId, unitId, offerId } = upload;
  const updated: CartLine = {
    ...(line ?? { lineId, lineKey, itemId, unitId, offerId }),
    quantity,
    seen: terms.seen,
  };
  const nextLines = line
    ? lines.map((other) => (other === line ? updated : other))
    : [...lines, updated];
  return nextLines.filter((candidate) => candidate.quantity > 0);
};

/**
 * Idempotent per key. Quantity 0 removes the line; a quantity above stock or limit is capped and
 * reported.
 */
export const uploadLine = (
  before: Cart,
  upload: UploadedLine,
  terms: UploadTerms,
): UploadLineResult => {
  if (upload.pdate < terms.today) return err('date-past');
  if (upload.pdate > lastPlannableDate(terms.today)) return err('date-too-far');
  const cart = moveToDate(
    before,
    upload,
    before.uploadedKeys.find(({ lineKey }) => lineKey === upload.lineKey),
  );
  const known = cart.uploadedKeys.find(({ lineKey }) => lineKey === upload.lineKey);
  const { lines } = findDay(cart, upload.pdate);
  const line =
    lines.find(({ lineId }) => lineId === known?.lineId) ??
    lines.find((candidate) => isSameItem(candidate, upload));
  const requested = requestedQuantity(line, upload, known);
  if (requested > 0 && terms.maxQuantity === 0) return err('not-available');
  const current = line?.quantity ?? 0;
  const inOtherLines = quantityInOtherLines(lines, line, (line ?? upload).unitId);
  const remaining = Math.max(0, terms.maxQuantity - inOtherLines);
  // When other lines use up the stock, a reduction of this line is not capped further.
  const maxForLine =
    inOtherLines > 0 && cart === before && requested <= current
      ? Math.max(remaining, current)
      : remaining;
  if (requested > 0 && maxForLine === 0) return err('all-in-cart');
  if (requested > 0 && lines.filter((other) => other !== line).length >= maxCartLines)
    return err('cart-full');

  const quantity = Math.max(0, Math.min(requested, maxForLine));
  const lineId = line?.lineId ?? known?.lineId ?? terms.newLineId;
  const nextLines = withQuantity(lines, line, { upload, terms, lineId, quantity });
  const isSame = cart === before && current === quantity;
  const changed = isSame ? cart : withLines(cart, upload.pdate, nextLines);
  if (datesWithLines(changed) > maxCartDates) return err('too-many-dates');
  const uploadedKeys = recordKey(changed.uploadedKeys, {
    lineKey: upload.lineKey,
    lineId,
    quantity: upload.quantity,
  });
  return ok({
    cart: isSame && known?.quantity === upload.quantity ? before : { ...changed, uploadedKeys },
    lineId,
    quantity,
    isCapped: quantity < requested,
  });
};
