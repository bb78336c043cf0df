import { happened, kolkataDate, refusal, type Outcome } from '@tokri/contracts';
import { untilKnown } from '@tokri/service-kit/use-case';
import { isOnSale, quantityMax } from '../domain/shelf.ts';
import { uploadLine, type Uploaded, type UploadedLine, type UploadRefusal } from '../domain/upload-line.ts';
import { changeCart } from './change-cart.ts';
import type { CartStore, Clock, Shelf } from './ports.ts';

export type LineUploaded = Outcome<Uploaded, UploadRefusal | 'unknown-item'>;

export interface UploadNeeds {
  readonly store: CartStore;
  readonly shelf: Shelf;
  readonly clock: Clock;
}

const mostOf = (shelf: Shelf, line: UploadedLine, partyId: number): number | undefined => {
  const item = shelf.item(line.itemId);
  const unit = item?.units.find(({ unitId }) => unitId === line.unitId);
  if (!item || !unit) return undefined;
  return isOnSale(item, unit, { pdate: line.pdate, partyId }) ? quantityMax(unit, shelf.free(unit.unitId)) : 0;
};

/** Uploads lines one after the other in one write; each has its own outcome, a refused one does not stop the others. */
export const uploadLines = async ({ store, shelf, clock }: UploadNeeds, { userId, partyId, lines }: { userId: number; partyId: number; lines: readonly UploadedLine[] }): Promise<readonly LineUploaded[]> => {
  const today = kolkataDate(clock());
  for (const { itemId } of lines) await untilKnown('item', () => shelf.item(itemId));
  const ids: number[] = [];
  for (let made = 0; made < lines.length; made += 1) ids.push(await store.nextLineId());

  return changeCart<readonly LineUploaded[]>(store, { userId, today }, (before) => {
    let cart = before;
    const outcomes = lines.map((line, index): LineUploaded => {
      const most = mostOf(shelf, line, partyId);
      if (most === undefined) return refusal('unknown-item');
      const outcome = uploadLine(cart, line, { quantityMax: most, newLineId: ids[index] ?? 0, today });
      if (!outcome.ok) return outcome;
      const { cart: next, ...uploaded } = outcome.value;
      cart = next;
      return happened(uploaded);
    });
    const touched = Object.keys(cart.dates).filter((pdate) => cart.dates[pdate]?.version !== before.dates[pdate]?.version);
    return { cart, facts: touched.map((pdate) => ({ kind: 'changed', pdate })), outcome: outcomes };
  });
};
