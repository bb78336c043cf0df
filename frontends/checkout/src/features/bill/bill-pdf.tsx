import type { BillResponse } from '@tokri/contracts/api';
import { useSaveLinkedFile } from '@tokri/web-kit/mutation-feedback';
import { device } from '@tokri/web-kit/platform';
import { Button, FileText, Icon } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

type BillWithPdf = Pick<BillResponse, 'Number' | 'PdfUrl'>;

const Label = () => (
  <>
    <Icon icon={FileText} size={16} />
    {t('bill.pdf')}
  </>
);

const SaveButton = ({ bill }: { readonly bill: BillWithPdf }) => {
  const { mutate, isPending } = useSaveLinkedFile(
    async () => ({ url: bill.PdfUrl, name: `${bill.Number}.pdf` }),
    t('bill.pdfFailed'),
  );
  return (
    <Button kind="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
      <Label />
    </Button>
  );
};

/** A browser shows the PDF in a tab of its own, which the app does not have. */
export const BillPdf = ({ bill }: { readonly bill: BillWithPdf }) =>
  device().kind === 'app' ? (
    <SaveButton bill={bill} />
  ) : (
    <a className="btn secondary" href={bill.PdfUrl} target="_blank" rel="noreferrer">
      <Label />
    </a>
  );
