import type {
  CatalogItem,
  CouponSnapshot,
  OfferSnapshot,
} from '../../domain/catalog-replica/catalog-item.ts';

/** This service's copies of what others publish. */
export interface CatalogReplica {
  findItem(itemId: number): CatalogItem | undefined;
  /** What can be had of a unit for a delivery date: what is in stock, and no more than the day's limit where there is one. */
  availableUnits(unitId: number, pdate: string): number;
}

/** Offers and coupons, whether they run or not. */
export interface PromotionReplica {
  offers(): Iterable<OfferSnapshot>;
  findCoupon(code: string): CouponSnapshot | undefined;
  coupons(): Iterable<CouponSnapshot>;
}
