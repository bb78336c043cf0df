import type { OrderResponse } from '@tokri/contracts/api';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import {
  dialogTypes,
  escapeHtml,
  isConfirmed,
  formatExactPrice,
  showDialog,
} from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { orderQueries } from '../../../orders/refresh-orders.ts';

/**
 * Asks twice because staff cancel somebody else's order. The message excludes refunds that were
 * made earlier, when the order was packed partially.
 */
export const CancelSheet = ({
  order: { Id, TransactionNumber: number, RefundAmount: before = 0 },
  onClose,
}: {
  readonly order: OrderResponse;
  readonly onClose: () => void;
}) => (
  <Sheet
    side="staff"
    orderId={Id}
    affectedQueries={orderQueries}
    title={t('cancel.title', { number })}
    hint={t('cancel.reasonHint')}
    onClose={onClose}
    confirm={async () =>
      isConfirmed(
        await showDialog({
          type: dialogTypes.yesNo,
          message: escapeHtml(t('cancel.confirm', { number })),
        }),
      )
    }
    successMessage={(refund) =>
      refund > before
        ? t('cancel.refund', { number, sum: formatExactPrice(refund - before) })
        : t('cancel.done', { number })
    }
  />
);
