import { shopDate } from '@tokri/contracts/dates';
import { err, ok, type Result } from '@tokri/contracts/result';
import { findLocationId } from '@tokri/contracts/slots';
import { applicableOffers } from '@tokri/contracts/pricing';
import { waitForReplica, type Clock } from '@tokri/service-kit/use-case';
import type { SeenPrice } from '../../domain/lines/cart.ts';
import { toSeenPrice } from '../../domain/pricing/price-changes.ts';
import { maxQuantityOnSale } from '../../domain/catalog-view/catalog-item.ts';
import {
  uploadLine,
  type UploadedQuantity,
  type UploadedLine,
  type UploadErrorCode,
} from '../../domain/lines/upload-line.ts';
import { changeCart } from '../change-cart.ts';
import type { CartStore } from '../ports/carts.ts';
import type { OfferView, CatalogView } from '../ports/catalog-view.ts';
import type { DeliveryView } from '../ports/delivery-view.ts';

export type UploadResult = Result<UploadedQuantity, UploadErrorCode | 'unknown-item'>;

/** Without a pincode the stock of the default location counts. */
export interface LineForPlace extends UploadedLine {
  readonly pincode?: string | undefined;
}

export interface UploadLinesDeps {
  readonly store: CartStore;
  readonly catalog: CatalogView;
  readonly offerView: OfferView;
  readonly delivery: DeliveryView;
  readonly clock: Clock;
}

interface SaleTerms {
  readonly maxQuantity: number;
  readonly seen: SeenPrice;
}

const findSaleTerms = (
  { catalog, offerView, delivery }: UploadLinesDeps,
  line: LineForPlace,
  partyId: number,
): SaleTerms | undefined => {
  const item = catalog.findItem(line.itemId);
  const unit = item?.units.find(({ unitId }) => unitId === line.unitId);
  if (!item || !unit) return undefined;
  const { pdate, pincode } = line;
  const locationId = findLocationId(delivery.areas(), pincode);
  return {
    maxQuantity: maxQuantityOnSale(
      { item, unit, available: catalog.availableUnits(unit.unitId, { pdate, locationId }) },
      { pdate, partyId },
    ),
    seen: {
      ...toSeenPrice(
        { item, unit },
        {
          pdate,
          partyId,
          offers: applicableOffers(offerView.offers(), { date: pdate, partyId, pincode: null }),
        },
      ),
      ...(pincode ? { locationId } : {}),
    },
  };
};

export const uploadLines = async (
  deps: UploadLinesDeps,
  { userId, partyId, lines }: { userId: number; partyId: number; lines: readonly LineForPlace[] },
): Promise<readonly UploadResult[]> => {
  const { store, catalog, clock } = deps;
  const today = shopDate(clock());
  for (const { itemId } of lines) await waitForReplica('item', () => catalog.findItem(itemId));
  const newLineIds: number[] = [];
  while (newLineIds.length < lines.length) newLineIds.push(await store.nextLineId());

  return changeCart<readonly UploadResult[]>(store, { userId, today }, (before) => {
    let cart = before;
    const results = lines.map((line, index): UploadResult => {
      const saleTerms = findSaleTerms(deps, line, partyId);
      if (!saleTerms) return err('unknown-item');
      const result = uploadLine(cart, line, {
        ...saleTerms,
        newLineId: newLineIds[index] ?? 0,
        today,
      });
      if (!result.ok) return result;
      const { cart: updatedCart, ...uploaded } = result.value;
      cart = updatedCart;
      return ok(uploaded);
    });
    const changedDates = Object.keys(cart.dates).filter(
      (pdate) => cart.dates[pdate]?.version !== before.dates[pdate]?.version,
    );
    return {
      cart,
      events: changedDates.map((pdate) => ({ kind: 'changed', pdate })),
      result: results,
    };
  });
};
