import type { DayLimit } from '../../domain/stock/day-limit.ts';
import type { ReservedQuantity, ReservedQuantityStore } from './reserved-quantities.ts';

export interface ReservedDayUnits extends ReservedQuantity {
  readonly resourceId: string;
}

export interface StoredDayLimit extends DayLimit {
  readonly rev: number;
}

export interface DayLimitStore extends ReservedQuantityStore<ReservedDayUnits> {
  listByDates(dates: readonly string[]): Promise<readonly StoredDayLimit[]>;
  set(limit: DayLimit): Promise<void>;
}

export type StockedDay = Pick<DayLimit, 'unitId' | 'date' | 'locationId'>;

export interface DayLimitView {
  upsert(limits: readonly StoredDayLimit[]): void;
  removeBefore(date: string): void;
  version(): number;
  left(day: StockedDay): number | null | undefined;
  listFrom(date: string): readonly DayLimit[];
}
