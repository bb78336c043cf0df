import type {
  CatalogItem,
  CouponSnapshot,
  OfferSnapshot,
} from '../../domain/catalog-view/catalog-item.ts';

/** Where and for which day units are taken from stock. */
export interface LocationDay {
  readonly pdate: string;
  readonly locationId: number;
}

export interface CatalogView {
  findItem(itemId: number): CatalogItem | undefined;
  availableUnits(unitId: number, locationDay: LocationDay): number;
}

export interface OfferView {
  offers(): Iterable<OfferSnapshot>;
  findCoupon(code: string): CouponSnapshot | undefined;
  coupons(): Iterable<CouponSnapshot>;
}
