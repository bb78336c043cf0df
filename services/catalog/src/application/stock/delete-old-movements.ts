import type { Clock } from '@tokri/service-kit/use-case';
import { movementLifetimeMs, requestIdLifetimeMs } from '../../domain/stock/movement-retention.ts';
import type { StockMovementStore } from '../ports/stock-movements.ts';

export const deleteOldMovements = ({
  stockMovements,
  clock,
}: {
  readonly stockMovements: Pick<StockMovementStore, 'deleteOld'>;
  readonly clock: Clock;
}): Promise<number> => {
  const now = clock();
  return stockMovements.deleteOld({
    movementsBefore: new Date(now.getTime() - movementLifetimeMs),
    requestIdsBefore: new Date(now.getTime() - requestIdLifetimeMs),
    now,
  });
};
