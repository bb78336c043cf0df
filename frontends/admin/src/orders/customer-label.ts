import type { OrderResponse } from '@tokri/contracts/api';
import { t } from '../labels.ts';

/** Erasure leaves the order without a name. */
export const customerLabel = ({
  UserName,
  Address,
}: Pick<OrderResponse, 'UserName'> & {
  readonly Address: Pick<OrderResponse['Address'], 'Name'>;
}): string => UserName || Address.Name || t('orders.accountDeleted');
