import {
  billingOperations,
  duesPaymentOperations,
  type DuesPaymentResponse,
} from '@tokri/contracts/api';
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

type Voucher = DuesPaymentResponse['Vouchers'][number];

const findVoucher = async (partyId: number, { Id, Number }: Voucher) => {
  const [voucher] = await callApi(billingOperations.readPartyBill, {
    query: { PARTYID: partyId, ID: Id },
  });
  return { url: voucher?.PdfUrl ?? '', name: `${Number.replaceAll('/', '-')}.pdf` };
};

const VoucherButton = ({
  partyId,
  voucher,
}: {
  readonly partyId: number;
  readonly voucher: Voucher;
}) => {
  const { mutate, isPending } = useSaveLinkedFile(
    () => findVoucher(partyId, voucher),
    t('payments.voucherNotSaved'),
  );
  return (
    <Button kind="quiet" isSmall isBusy={isPending} onClick={() => mutate()}>
      {t(`payments.voucher.${voucher.Kind}`, { number: voucher.Number })}
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
    {payment.Vouchers.map((voucher) => (
      <VoucherButton key={voucher.Id} partyId={partyId} voucher={voucher} />
    ))}
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
