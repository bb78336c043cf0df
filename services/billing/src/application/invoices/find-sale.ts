import { waitForOrderReplica } from '@tokri/service-kit/use-case';
import type { SaleStore, StoredSale } from '../ports/sales.ts';

/** What was sold by an order, which may just be on its way here. @throws Problem 404 for an order that cannot be, 409 for one that is not here after 1 s. */
export const findSale = (
  sales: Pick<SaleStore, 'findByOrder' | 'newestOrderId'>,
  orderId: number,
): Promise<StoredSale> =>
  waitForOrderReplica(orderId, {
    find: () => sales.findByOrder(orderId),
    newestOrderId: () => sales.newestOrderId(),
  });
