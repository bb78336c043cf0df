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

export type Taking = { readonly kind: 'taken' | 'already-taken' | 'let-go' } | { readonly kind: 'short'; readonly free: number };

export interface OrderLine {
  readonly orderId: number;
  readonly unitId: number;
  /** As it was set aside. */
  readonly quantity: number;
  /** What of it left the shelf; all of it when absent. */
  readonly packed?: number;
}

/** One document a unit; each of these is one guarded write that names the order, so that repeating it changes nothing. */
export interface StockStore {
  /** Sets aside when enough is free and the order has not taken or let go before. */
  take(line: OrderLine): Promise<Taking>;
  /** Frees what the order had set aside, if anything, and bars it from taking later. */
  giveBack(line: OrderLine): Promise<void>;
  /** What was packed leaves the shelf, the rest of what was set aside is free again; the order cannot take again. */
  takeOut(line: OrderLine): Promise<void>;
  /** Packed goods come back to the shelf. */
  putBack(line: OrderLine): Promise<void>;
  /** Forgets that the order let go or took out. */
  forget(line: OrderLine): Promise<void>;
  free(unitIds: readonly number[]): Promise<readonly FreeStock[]>;
  all(): AsyncIterable<FreeStock>;
  /** First stock of units; those that have some already keep it. */
  open(units: readonly UnitStock[]): Promise<void>;
  /** First stock of many units that nobody can know yet, because their ids are new. */
  openNew(units: readonly UnitStock[]): Promise<readonly FreeStock[]>;
  set(unit: UnitStock): Promise<void>;
}
