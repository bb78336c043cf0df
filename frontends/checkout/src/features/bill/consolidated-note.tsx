import { billingOperations, type BillResponse, type OrderResponse } from '@tokri/contracts/api';
import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { useOrderBills } from './bill-queries.ts';

const { readBillsOfOrder, requestTaxInvoice } = billingOperations;

const InvoiceButton = ({ orderId }: { readonly orderId: number }) => {
  const { run: requestInvoice, isBusy } = useMutationWithFeedback({
    send: () => sendCommand(requestTaxInvoice, { body: { TransactionId: orderId } }),
    refresh: (client) =>
      void client.invalidateQueries({ queryKey: [readBillsOfOrder.operationId, orderId] }),
    successMessage: () => t('bill.invoiceIssued'),
  });
  return (
    <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void requestInvoice(undefined)}>
      {t('bill.requestInvoice')}
    </Button>
  );
};

/** Of a bill below ₹200 that shares the number of its day; nothing for any other document. */
export const ConsolidatedNote = ({ bill }: { readonly bill: BillResponse }) => {
  switch (bill.Consolidation) {
    case 'open':
      return (
        <Note>
          {t('bill.consolidated')} <InvoiceButton orderId={bill.TransactionId} />
        </Note>
      );
    case 'closing':
      return <Note>{t('bill.consolidating')}</Note>;
    case 'part':
      return <Note>{t('bill.partOfConsolidated', { number: bill.Number })}</Note>;
    default:
      return null;
  }
};

/** A packed order without a bill may wait for the consolidated bill of its day. */
export const ConsolidatedOrderNote = ({
  order: { Id, Bill, Status },
}: {
  readonly order: OrderResponse;
}) => {
  const isPacked = Status >= orderStatus.Packed && !isCancelledOrRejected(Status);
  const { data } = useOrderBills(Id, isPacked && !Bill);
  const [bill] = data ?? [];
  return bill ? <ConsolidatedNote bill={bill} /> : null;
};
