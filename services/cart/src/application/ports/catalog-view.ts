import type {
  CatalogItem,
  CouponSnapshot,
  OfferSnapshot,
} from '../../domain/catalog-view/catalog-item.ts';

export interface CatalogView {
  findItem(itemId: number): CatalogItem | undefined;
  availableUnits(unitId: number, pdate: string): number;
}

export interface OfferView {
  offers(): Iterable<OfferSnapshot>;
  findCoupon(code: string): CouponSnapshot | undefined;
  coupons(): Iterable<CouponSnapshot>;
}
