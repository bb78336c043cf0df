import type { BillResponse } from '@tokri/contracts/api';
import { formatDate, shopDate } from '@tokri/contracts/dates';
import type { PdfContent } from '@tokri/service-kit/pdf';

/** Large enough to be read from paper: the text has up to 1,500 characters. */
const qrSize = 120;

/** Rule 48(4): the invoice reference number, and the QR code that the portal signed. */
export const eInvoicePart = ({ EInvoice }: BillResponse): readonly PdfContent[] => {
  if (!EInvoice) return [];
  const { Irn, AckNumber, AckAt, SignedQr, IsCancelled } = EInvoice;
  const fields = [
    `IRN ${Irn}`,
    `Acknowledgement ${AckNumber} of ${formatDate(shopDate(new Date(AckAt)))}`,
    ...(IsCancelled ? ['This IRN is cancelled.'] : []),
  ];
  return [
    {
      columns: [
        { stack: fields, width: '*', fontSize: 8 },
        ...(SignedQr ? [{ qr: SignedQr, fit: qrSize, eccLevel: 'L', width: 'auto' }] : []),
      ],
      columnGap: 12,
      unbreakable: true,
      margin: [0, 0, 0, 12],
    },
  ];
};
