import type { CatalogIndex } from '../ports/catalog-index.ts';
import type { CouponStore } from '../ports/coupons.ts';
import type { DayLimitStore } from '../ports/day-limits.ts';
import type { ItemStore } from '../ports/items.ts';
import type { LocationView } from '../ports/locations.ts';
import type { ReservationStore } from '../ports/reservations.ts';
import type { StockStore } from '../ports/stock.ts';

export interface ReservationDeps {
  readonly reservations: ReservationStore;
  readonly stock: StockStore;
  readonly dayLimits: DayLimitStore;
  readonly coupons: CouponStore;
  readonly catalogIndex: CatalogIndex;
  readonly itemStore: Pick<ItemStore, 'findByIds'>;
  readonly locations: Pick<LocationView, 'findState'>;
}
