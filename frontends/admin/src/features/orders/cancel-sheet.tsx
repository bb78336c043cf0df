import type { OrderAnswer } from '@tokri/contracts/http';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import { dialogTypes, escapeHtml, isConfirmed, moneyExact, showDialog } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { orderReads } from './order-reads.ts';

/** The customer reads why. Asked once more, because somebody else's order ends. What went back before, of a short packing, is not told again. */
export const CancelSheet = ({
  order: { Id, TransactionNumber: number, RefundAmount: before = 0 },
  onClose,
}: {
  readonly order: OrderAnswer;
  readonly onClose: () => void;
}) => (
  <Sheet
    side="staff"
    orderId={Id}
    reads={orderReads}
    title={t('cancel.title', { number })}
    hint={t('cancel.wordsHint')}
    onClose={onClose}
    confirm={async () =>
      isConfirmed(
        await showDialog({
          type: dialogTypes.yesNo,
          message: escapeHtml(t('cancel.sure', { number })),
        }),
      )
    }
    doneText={(refund) =>
      refund > before
        ? t('cancel.refund', { number, sum: moneyExact(refund - before) })
        : t('cancel.done', { number })
    }
  />
);
