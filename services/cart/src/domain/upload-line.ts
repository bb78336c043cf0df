import {
  cartDatesMax,
  cartLinesMax,
  ok,
  lastPlannedDate,
  refusal,
  type Outcome,
} from '@tokri/contracts';
import {
  datesWithLines,
  dayOf,
  lineOf,
  sentKeysMax,
  withLines,
  type Cart,
  type CartLine,
  type Seen,
  type SentKey,
} from './cart.ts';

export interface UploadedLine {
  readonly lineKey: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly offerId: number;
  readonly quantity: number;
  readonly pdate: string;
}

export interface UploadTerms {
  /** The most of the unit, over all lines of the date. */
  readonly quantityMax: number;
  /** Id for a line that has to be made. */
  readonly newLineId: number;
  readonly today: string;
  /** What the customer sees of these goods now. */
  readonly seen: Seen;
}

export type UploadRefusal =
  'date-past' | 'date-too-far' | 'not-available' | 'all-in-cart' | 'cart-full' | 'too-many-dates';
/** What became of an uploaded line. */
export interface Uploaded {
  readonly lineId: number;
  readonly quantity: number;
  /** Less than was asked for. */
  readonly capped: boolean;
}
export type UploadOutcome = Outcome<Uploaded & { readonly cart: Cart }, UploadRefusal>;

const sameGoods = (line: CartLine, upload: UploadedLine): boolean =>
  line.itemId === upload.itemId && line.unitId === upload.unitId && line.offerId === upload.offerId;

const remember = (sent: readonly SentKey[], entry: SentKey): readonly SentKey[] =>
  [...sent.filter(({ lineKey }) => lineKey !== entry.lineKey), entry].slice(-sentKeysMax);

/** A key that stands on another date takes its line along (shapes.md, C1: 'a known key with another PDate moves it'). */
const moveToDate = (cart: Cart, upload: UploadedLine, known: SentKey | undefined): Cart => {
  const found = known && lineOf(cart, known.lineId);
  if (!found || found.pdate === upload.pdate || found.line.lineKey !== upload.lineKey) return cart;
  const left = withLines(
    cart,
    found.pdate,
    dayOf(cart, found.pdate).lines.filter(({ lineId }) => lineId !== found.line.lineId),
  );
  const target = dayOf(left, upload.pdate);
  const twin = target.lines.find((line) => sameGoods(line, upload));
  if (!twin) return withLines(left, upload.pdate, [...target.lines, found.line]);
  const merged = withLines(
    left,
    upload.pdate,
    target.lines.map((line) =>
      line === twin ? { ...twin, quantity: twin.quantity + found.line.quantity } : line,
    ),
  );
  return {
    ...merged,
    sent: remember(merged.sent, {
      lineKey: upload.lineKey,
      lineId: twin.lineId,
      quantity: known.quantity,
    }),
  };
};

/** How many of a unit the other lines hold. */
const heldBeside = (
  lines: readonly CartLine[],
  line: CartLine | undefined,
  unitId: number,
): number =>
  lines
    .filter((other) => other !== line && other.unitId === unitId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** How much the line should hold, by whose key it is: its own sets, a known one changes by the difference, a new one adds. */
const wantedQuantity = (
  line: CartLine | undefined,
  upload: UploadedLine,
  known: SentKey | undefined,
): number => {
  if (line?.lineKey === upload.lineKey) return upload.quantity;
  return (line?.quantity ?? 0) + upload.quantity - (known?.quantity ?? 0);
};

/**
 * Takes an uploaded line in (shapes.md, C1). Repeating an upload changes nothing; 0 takes the line out;
 * what stock and limit do not allow is cut and told.
 */
export const uploadLine = (
  before: Cart,
  upload: UploadedLine,
  terms: UploadTerms,
): UploadOutcome => {
  if (upload.pdate < terms.today) return refusal('date-past');
  if (upload.pdate > lastPlannedDate(terms.today)) return refusal('date-too-far');
  const cart = moveToDate(
    before,
    upload,
    before.sent.find(({ lineKey }) => lineKey === upload.lineKey),
  );
  const known = cart.sent.find(({ lineKey }) => lineKey === upload.lineKey);
  const { lines } = dayOf(cart, upload.pdate);
  const line =
    lines.find(({ lineId }) => lineId === known?.lineId) ??
    lines.find((candidate) => sameGoods(candidate, upload));
  const wanted = wantedQuantity(line, upload, known);
  if (wanted > 0 && terms.quantityMax === 0) return refusal('not-available');
  const held = line?.quantity ?? 0;
  const beside = heldBeside(lines, line, (line ?? upload).unitId);
  const room = Math.max(0, terms.quantityMax - beside);
  // Fewer are better: where other lines hold what is left, no more is cut of this one than its customer takes out.
  const most = beside > 0 && cart === before && wanted <= held ? Math.max(room, held) : room;
  if (wanted > 0 && most === 0) return refusal('all-in-cart');
  if (wanted > 0 && lines.filter((other) => other !== line).length >= cartLinesMax)
    return refusal('cart-full');

  const quantity = Math.max(0, Math.min(wanted, most));
  const lineId = line?.lineId ?? known?.lineId ?? terms.newLineId;
  const next: CartLine = {
    ...(line ?? {
      lineId,
      lineKey: upload.lineKey,
      itemId: upload.itemId,
      unitId: upload.unitId,
      offerId: upload.offerId,
    }),
    quantity,
    seen: terms.seen,
  };
  const others = lines.map((other) => (other === line ? next : other));
  const nextLines = (line ? others : [...lines, next]).filter(
    (candidate) => candidate.quantity > 0,
  );
  const isSame = cart === before && held === quantity;
  const changed = isSame ? cart : withLines(cart, upload.pdate, nextLines);
  if (datesWithLines(changed) > cartDatesMax) return refusal('too-many-dates');
  const sent = remember(changed.sent, {
    lineKey: upload.lineKey,
    lineId,
    quantity: upload.quantity,
  });
  return ok({
    cart: isSame && known?.quantity === upload.quantity ? before : { ...changed, sent },
    lineId,
    quantity,
    capped: quantity < wanted,
  });
};
