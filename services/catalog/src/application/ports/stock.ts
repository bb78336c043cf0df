import type { ReservedQuantity, ReservedQuantityStore } from './reserved-quantities.ts';

export interface StockLevel {
  readonly unitId: number;
  /** Absent means the default location. */
  readonly locationId?: number;
  readonly free: number;
  readonly rev: number;
}

export interface StockReport {
  readonly unitId: number;
  readonly locationId: number;
  readonly free: number;
  readonly reserved: number;
  readonly sold: number;
  readonly soldPaise: number;
}

/** New units start at the default location. */
export interface NewStock {
  readonly unitId: number;
  readonly itemId: number;
  readonly free: number;
}

export interface ReservedUnits extends ReservedQuantity {
  readonly resourceId: number | string;
}

export interface StockStore extends ReservedQuantityStore<ReservedUnits> {
  listStockLevels(unitIds: readonly number[], locationId: number): Promise<readonly StockLevel[]>;
  /** One report for each location that has stock of the unit. */
  listStockReports(unitIds: readonly number[]): Promise<readonly StockReport[]>;
  all(): AsyncIterable<StockLevel>;
  insertMissing(units: readonly NewStock[]): Promise<void>;
  insertNew(units: readonly NewStock[]): Promise<readonly StockLevel[]>;
}
