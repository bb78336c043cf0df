import type { HoldLine, HoldStore } from './holds.ts';

/** What is free of a unit, with the version of its document: the newest one counts. */
export interface FreeStock {
  readonly unitId: number;
  readonly free: number;
  readonly rev: number;
}

/** A unit as the report shows it. */
export interface CountedStock {
  readonly unitId: number;
  readonly free: number;
  /** For orders that are not packed yet. */
  readonly setAside: number;
  readonly sold: number;
  readonly soldPaise: number;
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
  counted(unitIds: readonly number[]): Promise<readonly CountedStock[]>;
  all(): AsyncIterable<FreeStock>;
  /** First stock of units; those that have some already keep it. */
  open(units: readonly UnitStock[]): Promise<void>;
  /** First stock of many units that nobody can know yet, because their ids are new. */
  openNew(units: readonly UnitStock[]): Promise<readonly FreeStock[]>;
  set(unit: UnitStock): Promise<void>;
}
