import type { HoldLine, HoldStore } from './holds.ts';

/** What is free of a unit, with the version of its document: the newest one counts. */
export interface FreeStock {
  readonly unitId: number;
  readonly free: number;
  readonly rev: number;
}

export interface UnitStock {
  readonly unitId: number;
  readonly itemId: number;
  readonly free: number;
}

export interface OrderLine extends HoldLine {
  readonly unitId: number;
}

/** Stock of units. */
export interface StockStore extends HoldStore<OrderLine> {
  free(unitIds: readonly number[]): Promise<readonly FreeStock[]>;
  all(): AsyncIterable<FreeStock>;
  /** First stock of units; those that have some already keep it. */
  open(units: readonly UnitStock[]): Promise<void>;
  /** First stock of many units that nobody can know yet, because their ids are new. */
  openNew(units: readonly UnitStock[]): Promise<readonly FreeStock[]>;
  set(unit: UnitStock): Promise<void>;
}
