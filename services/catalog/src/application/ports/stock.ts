import type { ReservedQuantity, ReservedQuantityStore } from './reserved-quantities.ts';

export interface StockLevel {
  readonly unitId: number;
  readonly free: number;
  readonly rev: number;
}

export interface StockReport {
  readonly unitId: number;
  readonly free: number;
  readonly setAside: number;
  readonly sold: number;
  readonly soldPaise: number;
}

export interface NewStock {
  readonly unitId: number;
  readonly itemId: number;
  readonly free: number;
}

export interface ReservedUnits extends ReservedQuantity {
  readonly resourceId: number;
}

export interface StockStore extends ReservedQuantityStore<ReservedUnits> {
  listStockLevels(unitIds: readonly number[]): Promise<readonly StockLevel[]>;
  listStockReports(unitIds: readonly number[]): Promise<readonly StockReport[]>;
  all(): AsyncIterable<StockLevel>;
  insertMissing(units: readonly NewStock[]): Promise<void>;
  insertNew(units: readonly NewStock[]): Promise<readonly StockLevel[]>;
  setAvailable(unit: NewStock): Promise<void>;
}
