import { untilOrderKnown } from '@tokri/service-kit/use-case';
import type { SaleStore, SoldSoFar } from './ports/sales.ts';

/** What was sold by an order, which may just be on its way here. @throws Problem 404 for an order that cannot be, 409 for one that is not here after 1 s. */
export const saleOfOrder = (
  sales: Pick<SaleStore, 'byOrder' | 'newestOrderId'>,
  orderId: number,
): Promise<SoldSoFar> =>
  untilOrderKnown(orderId, {
    look: () => sales.byOrder(orderId),
    newestOrderId: () => sales.newestOrderId(),
  });
