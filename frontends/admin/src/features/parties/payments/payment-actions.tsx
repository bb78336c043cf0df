import { duesPaymentOperations, type DuesPaymentResponse } from '@tokri/contracts/api';
import { useSaveLinkedFile } from '@tokri/web-kit/mutation-feedback';
import { callApi } from '@tokri/web-kit/platform';
import { Button } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import styles from '../parties.module.css';
import { isReversible, paymentName } from './payment-texts.ts';

interface PaymentActionsProps {
  readonly partyId: number;
  readonly payment: DuesPaymentResponse;
}

const findReceipt = async ({ partyId, payment }: PaymentActionsProps) => {
  const { PdfUrl } = await callApi(duesPaymentOperations.readDuesReceipt, {
    query: { PartyId: partyId, PaymentId: payment.Id },
  });
  return { url: PdfUrl, name: `${payment.Number}.pdf` };
};

const ReceiptButton = (props: PaymentActionsProps) => {
  const { mutate, isPending } = useSaveLinkedFile(() => findReceipt(props), t('payments.notSaved'));
  return (
    <Button
      kind="quiet"
      isSmall
      isBusy={isPending}
      aria-label={t('payments.pdfOf', { number: props.payment.Number })}
      onClick={() => mutate()}
    >
      {t('payments.pdf')}
    </Button>
  );
};

export const PaymentActions = ({
  partyId,
  payment,
  onReverse,
}: PaymentActionsProps & { readonly onReverse: (payment: DuesPaymentResponse) => void }) => (
  <span className={styles.buttons}>
    {payment.State === 'captured' && payment.Number !== '' && (
      <ReceiptButton partyId={partyId} payment={payment} />
    )}
    {isReversible(payment) && (
      <Button
        kind="secondary"
        isSmall
        aria-label={t('reverse.actionOf', { number: paymentName(payment) })}
        onClick={() => onReverse(payment)}
      >
        {t('reverse.action')}
      </Button>
    )}
  </span>
);
