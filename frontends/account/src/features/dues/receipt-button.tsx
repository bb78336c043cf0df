import { duesPaymentOperations, type DuesPaymentResponse } from '@tokri/contracts/api';
import { useSaveLinkedFile } from '@tokri/web-kit/mutation-feedback';
import { callApi } from '@tokri/web-kit/platform';
import { Button, FileText, Icon } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

interface ReceiptButtonProps {
  readonly partyId: number;
  readonly payment: Pick<DuesPaymentResponse, 'Id' | 'Number'>;
}

export const ReceiptButton = ({ partyId, payment }: ReceiptButtonProps) => {
  const { mutate, isPending } = useSaveLinkedFile(async () => {
    const { PdfUrl } = await callApi(duesPaymentOperations.readDuesReceipt, {
      query: { PartyId: partyId, PaymentId: payment.Id },
    });
    return { url: PdfUrl, name: `${payment.Number}.pdf` };
  }, t('dues.receiptFailed'));
  return (
    <Button kind="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
      <Icon icon={FileText} size={16} />
      {t('dues.receipt')}
      <span className="sr-only"> {payment.Number}</span>
    </Button>
  );
};
