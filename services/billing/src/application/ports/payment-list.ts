import type { Pagination } from '@tokri/contracts/platform';
import type { Payment } from '../../domain/payments/payment.ts';

export interface PaymentFilter {
  readonly openedFrom?: Date;
  /** Exclusive. */
  readonly openedBefore?: Date;
  readonly state?: Payment['state'];
  readonly method?: Payment['method'];
  readonly orderIds?: readonly number[];
  /** An order or a payment of the provider. */
  readonly gatewayId?: string;
}

export interface PaymentList {
  /** Newest first. */
  list(
    filter: PaymentFilter,
    page: Pagination,
  ): Promise<{ readonly payments: readonly Payment[]; readonly total: number }>;
  /** The newest that match, at most `limit`. */
  listNewest(filter: PaymentFilter, limit: number): Promise<readonly Payment[]>;
  /** Those with a due gateway task or a watched state, at most `limit`. */
  listOldestUnfinished(limit: number): Promise<readonly Payment[]>;
}
