import { waitForOrderReplica } from '@tokri/service-kit/use-case';
import type { SaleStore, StoredSale } from '../ports/sales.ts';

export const findSale = (
  sales: Pick<SaleStore, 'findByOrder' | 'newestOrderId'>,
  orderId: number,
): Promise<StoredSale> =>
  waitForOrderReplica(orderId, {
    find: () => sales.findByOrder(orderId),
    newestOrderId: () => sales.newestOrderId(),
  });
