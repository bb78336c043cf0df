import { ok, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { rulesFor } from '@tokri/contracts/price';
import { untilKnown } from '@tokri/service-kit/use-case';
import type { Seen } from '../domain/cart.ts';
import { seenOf } from '../domain/changes.ts';
import { mostOnSale } from '../domain/shelf.ts';
import {
  uploadLine,
  type Uploaded,
  type UploadedLine,
  type UploadRefusal,
} from '../domain/upload-line.ts';
import { changeCart } from './change-cart.ts';
import type { CartStore, Clock, Deals, Shelf } from './ports.ts';

export type LineUploaded = Outcome<Uploaded, UploadRefusal | 'unknown-item'>;

export interface UploadNeeds {
  readonly store: CartStore;
  readonly shelf: Shelf;
  readonly deals: Deals;
  readonly clock: Clock;
}

interface Goods {
  readonly quantityMax: number;
  readonly seen: Seen;
}

const goodsOf = (
  { shelf, deals }: UploadNeeds,
  line: UploadedLine,
  partyId: number,
): Goods | undefined => {
  const item = shelf.item(line.itemId);
  const unit = item?.units.find(({ unitId }) => unitId === line.unitId);
  if (!item || !unit) return undefined;
  const { pdate } = line;
  return {
    quantityMax: mostOnSale(
      { item, unit, free: shelf.free(unit.unitId, pdate) },
      { pdate, partyId },
    ),
    seen: seenOf(
      { item, unit },
      { pdate, partyId, offers: rulesFor(deals.offers(), { date: pdate, partyId, pincode: null }) },
    ),
  };
};

/** Uploads lines one after the other in one write; each has its own outcome, a refused one does not stop the others. */
export const uploadLines = async (
  needs: UploadNeeds,
  { userId, partyId, lines }: { userId: number; partyId: number; lines: readonly UploadedLine[] },
): Promise<readonly LineUploaded[]> => {
  const { store, shelf, clock } = needs;
  const today = kolkataDate(clock());
  for (const { itemId } of lines) await untilKnown('item', () => shelf.item(itemId));
  const ids: number[] = [];
  for (let made = 0; made < lines.length; made += 1) ids.push(await store.nextLineId());

  return changeCart<readonly LineUploaded[]>(store, { userId, today }, (before) => {
    let cart = before;
    const outcomes = lines.map((line, index): LineUploaded => {
      const goods = goodsOf(needs, line, partyId);
      if (!goods) return refusal('unknown-item');
      const outcome = uploadLine(cart, line, { ...goods, newLineId: ids[index] ?? 0, today });
      if (!outcome.ok) return outcome;
      const { cart: next, ...uploaded } = outcome.value;
      cart = next;
      return ok(uploaded);
    });
    const touched = Object.keys(cart.dates).filter(
      (pdate) => cart.dates[pdate]?.version !== before.dates[pdate]?.version,
    );
    return { cart, facts: touched.map((pdate) => ({ kind: 'changed', pdate })), outcome: outcomes };
  });
};
