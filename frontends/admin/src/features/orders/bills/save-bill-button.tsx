import type { BillResponse } from '@tokri/contracts/api';
import { useSaveLinkedFile } from '@tokri/web-kit/mutation-feedback';
import { Button } from '@tokri/web-kit/ui';
import { findBill } from './bill-queries.ts';
import { t } from './labels.ts';

export const SaveBillButton = ({
  orderId,
  bill: { Id, Number: number },
}: {
  readonly orderId: number;
  readonly bill: Pick<BillResponse, 'Id' | 'Number'>;
}) => {
  const { mutate, isPending } = useSaveLinkedFile(async () => {
    const { PdfUrl } = await findBill(orderId, Id);
    return { url: PdfUrl, name: `${number}.pdf` };
  }, t('pdfNotSaved'));
  return (
    <Button
      kind="quiet"
      isSmall
      isBusy={isPending}
      aria-label={t('pdfOf', { number })}
      onClick={() => mutate()}
    >
      {t('pdf')}
    </Button>
  );
};
