import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { OrderMovement } from '../../domain/stock/order-movement.ts';
import type { StockCount, StockMovement } from '../../domain/stock/stock-movement.ts';
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

export interface StockMovementStore {
  readCount(stockKey: StockKey, movementId: string): Promise<CountedStock>;
  listCounts(unitIds: readonly number[], locationId?: number): Promise<readonly CountedStock[]>;
  /** False when the id belongs to a movement of other stock. Repeating it changes nothing. */
  registerId(movementId: string, stockKey: StockKey): Promise<boolean>;
  /** The change and its movement in one write; null when the stock has changed since `count`. */
  record(
    count: CountedStock,
    change: Pick<StockCount, 'free' | 'isWithdrawn'>,
    movement: StockMovement,
  ): Promise<StockLevel | null>;
  find(movementId: string): Promise<StockMovement | null>;
  /** All of the same stock since the movement, those that are not stored yet included. */
  listLater(movement: StockMovement): Promise<readonly StockMovement[]>;
  /** Newest first. */
  listByStaff(query: MovementQuery): Promise<readonly StockMovement[]>;
  /** Newest first; `unitId` is set. */
  listByOrders(
    query: MovementQuery & { readonly unitId: number },
  ): Promise<readonly OrderMovement[]>;
  /** Moves recorded movements out of the stock documents into a collection of their own. */
  storeRecorded(): Promise<number>;
}
