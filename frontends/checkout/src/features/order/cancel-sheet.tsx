import { orderOperations } from '@tokri/contracts/api';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import { t } from '../../labels.ts';

export interface CancelSheetProps {
  readonly orderId: number;
  readonly number: string;
  readonly onClose: () => void;
}

const affectedQueries = [
  orderOperations.readOrder,
  orderOperations.trackOrder,
  orderOperations.listOrdersOfUser,
];

export const CancelSheet = ({ orderId, number, onClose }: CancelSheetProps) => (
  <Sheet
    side="customer"
    orderId={orderId}
    affectedQueries={affectedQueries}
    title={t('cancel.title', { number })}
    successMessage={() => t('cancel.done')}
    onClose={onClose}
  />
);
