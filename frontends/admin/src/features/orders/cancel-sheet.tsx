import type { OrderAnswer } from '@tokri/contracts/http';
import { CancelSheet as Sheet } from '@tokri/web-kit/order';
import { dialogTypes, escapeHtml, isConfirmed, moneyExact, showDialog } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { orderReads } from './order-reads.ts';

/** Staff's reasons, which the customer reads; asked once more, because somebody else's order ends. What went back before, of a short packing, is not told again. */
export const CancelSheet = ({ order: { Id, TransactionNumber: number, RefundAmount: before = 0 }, onClose }: { readonly order: OrderAnswer; readonly onClose: () => void }) => (
  <Sheet
    orderId={Id} reads={orderReads} title={t('cancel.title', { number })} hint={t('cancel.wordsHint')} onClose={onClose}
    reasons={{ stock: t('cancel.reason.stock'), address: t('cancel.reason.address'), customer: t('cancel.reason.customer'), payment: t('cancel.reason.payment') }}
    confirm={async () => isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('cancel.sure', { number })) }))}
    doneText={(refund) => (refund > before ? t('cancel.refund', { number, sum: moneyExact(refund - before) }) : t('cancel.done', { number }))}
  />
);
