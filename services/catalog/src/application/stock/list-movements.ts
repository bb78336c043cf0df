import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { OrderMovement } from '../../domain/stock/order-movement.ts';
import type { StockMovement } from '../../domain/stock/stock-movement.ts';
import type {
  MovementPosition,
  MovementQuery,
  StockMovementStore,
} from '../ports/stock-movements.ts';

export type ListedMovement =
  ({ readonly source: 'staff' } & StockMovement) | ({ readonly source: 'order' } & OrderMovement);

export interface ListMovementsQuery extends Omit<MovementQuery, 'kind'> {
  readonly kind: StaffMovementKind | 'order' | undefined;
}

const compareNewestFirst = (a: MovementPosition, b: MovementPosition): number =>
  b.at.getTime() - a.at.getTime() ||
  (a.movementId < b.movementId ? 1 : a.movementId > b.movementId ? -1 : 0);

export const listMovements = async (
  { stockMovements }: { readonly stockMovements: StockMovementStore },
  { kind, ...query }: ListMovementsQuery,
): Promise<{ readonly movements: readonly ListedMovement[]; readonly hasMore: boolean }> => {
  const { unitId, limit } = query;
  const page = { ...query, limit: limit + 1 };
  const [byStaff, byOrders] = await Promise.all([
    kind === 'order' ? [] : stockMovements.listByStaff({ ...page, kind }),
    (kind === undefined || kind === 'order') && unitId !== undefined
      ? stockMovements.listByOrders({ ...page, kind: undefined, unitId })
      : [],
  ]);
  const all: ListedMovement[] = [
    ...byStaff.map((movement) => ({ source: 'staff' as const, ...movement })),
    ...byOrders.map((movement) => ({ source: 'order' as const, ...movement })),
  ].sort(compareNewestFirst);
  return { movements: all.slice(0, limit), hasMore: all.length > limit };
};
