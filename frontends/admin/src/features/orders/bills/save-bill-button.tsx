import type { BillResponse } from '@tokri/contracts/api';
import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, readLinkedFile, saveFile, useMutation } from '@tokri/web-kit/platform';
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
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { PdfUrl } = await findBill(orderId, Id);
      await saveFile(await readLinkedFile(PdfUrl), `${number}.pdf`);
    },
    onError: (error) => reportChange(isApiProblem(error) ? error.message : t('pdfNotSaved')),
  });
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
