import type {
  CatalogItem,
  CouponSnapshot,
  OfferSnapshot,
} from '../../domain/catalog-replica/catalog-item.ts';

export interface CatalogReplica {
  findItem(itemId: number): CatalogItem | undefined;
  availableUnits(unitId: number, pdate: string): number;
}

export interface PromotionReplica {
  offers(): Iterable<OfferSnapshot>;
  findCoupon(code: string): CouponSnapshot | undefined;
  coupons(): Iterable<CouponSnapshot>;
}
