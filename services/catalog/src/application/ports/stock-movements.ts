import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { OrderMovement } from '../../domain/stock/order-movement.ts';
import type {
  LaterMovements,
  StockCount,
  StockMovement,
} from '../../domain/stock/stock-movement.ts';
import type { StockLevel } from './stock.ts';

export interface CountedStock extends StockCount {
  readonly unitId: number;
  readonly locationId: number;
  /** Null before the location has had stock of the unit. */
  readonly rev: number | null;
  /** Whether a movement with the id of the lookup has changed this stock already. */
  readonly isRecorded: boolean;
}

export interface MovementPosition {
  readonly at: Date;
  readonly movementId: string;
}

export interface MovementQuery {
  readonly unitId: number | undefined;
  readonly locationId: number | undefined;
  readonly kind: StaffMovementKind | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly before: MovementPosition | undefined;
  readonly limit: number;
}

export interface StockKey {
  readonly unitId: number;
  readonly locationId: number;
}

export interface RegisteredChange {
  readonly kind: StaffMovementKind;
  /** Everything that makes it another change. */
  readonly content: string;
  readonly registeredAt: Date;
}

export interface StockMovementStore {
  readCount(stockKey: StockKey, movementId: string): Promise<CountedStock>;
  listCounts(unitIds: readonly number[], locationId?: number): Promise<readonly CountedStock[]>;
  /** False when the id belongs to another change. Repeating the same one changes nothing. */
  registerId(movementId: string, stockKey: StockKey, change: RegisteredChange): Promise<boolean>;
  /** The change and its movement in one write; null when the stock has changed since `count`. */
  record(
    count: CountedStock,
    change: Pick<StockCount, 'free' | 'isWithdrawn'>,
    movement: StockMovement,
  ): Promise<StockLevel | null>;
  /** Those that are not stored yet included. */
  find(movementId: string, stockKey: StockKey): Promise<StockMovement | null>;
  /** All of the same stock since `at`, those that are not stored yet included. */
  listLater(
    movement: Pick<StockMovement, 'unitId' | 'locationId' | 'movementId' | 'at'>,
  ): Promise<LaterMovements>;
  /** At least the newest of a page, in any order; those that are not stored yet included. */
  listByStaff(query: MovementQuery): Promise<readonly StockMovement[]>;
  /** Newest first; `unitId` is set. */
  listByOrders(
    query: MovementQuery & { readonly unitId: number },
  ): Promise<readonly OrderMovement[]>;
  /**
   * Moves recorded movements out of the stock documents into a collection of their own. Returns the
   * number of these documents.
   */
  storeRecorded(): Promise<number>;
  /** The number of movements and ids of requests that are deleted. */
  deleteOld(limits: {
    readonly movementsBefore: Date;
    readonly requestIdsBefore: Date;
    readonly now: Date;
  }): Promise<number>;
}
