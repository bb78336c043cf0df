import { orderOperations } from '@tokri/contracts/http';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import { t } from '../../texts.ts';

export interface CancelSheetProps {
  readonly orderId: number;
  readonly number: string;
  readonly onClose: () => void;
}

const reads = [
  orderOperations.readOrder,
  orderOperations.trackOrder,
  orderOperations.listOrdersOfUser,
];

/** The sheet is the only question: who chose a reason has made up their mind. */
export const CancelSheet = ({ orderId, number, onClose }: CancelSheetProps) => (
  <Sheet
    side="customer"
    orderId={orderId}
    reads={reads}
    title={t('cancel.title', { number })}
    doneText={() => t('cancel.done')}
    onClose={onClose}
  />
);
