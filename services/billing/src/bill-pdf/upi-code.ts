import type { BillResponse } from '@tokri/contracts/api';
import type { PdfContent } from '@tokri/service-kit/pdf';
import { hangingParagraph, secondaryColor } from '@tokri/service-kit/pdf-worker';
import { formatAmount } from './document-parts.ts';

const codeSize = 96;

/** Beside the code stands in words what it does, for who cannot see or scan it. */
export const upiCode = ({ Upi, Due, Number }: BillResponse): readonly PdfContent[] =>
  Upi === null
    ? []
    : [
        {
          columns: [
            { qr: Upi.Link, fit: codeSize, eccLevel: 'M', width: codeSize + 8 },
            {
              stack: [
                { text: 'Pay by UPI / UPI से भुगतान', style: 'total' },
                `Scan this QR code with any UPI app. It pays ${formatAmount(Due)} for ${Number}.`,
                `इस QR कोड को किसी भी UPI ऐप से स्कैन करें। इससे ${Number} के ${formatAmount(Due)} चुकाए जाते हैं।`,
                { text: `UPI ID ${Upi.Id}`, link: Upi.Link, margin: [0, 4, 0, 0] },
                hangingParagraph(`Payee ${Upi.Name}`),
                {
                  text: 'The bill shows as due until the shop has recorded the payment.',
                  color: secondaryColor,
                },
              ],
              width: '*',
            },
          ],
          columnGap: 12,
          unbreakable: true,
          margin: [0, 12, 0, 0],
        },
      ];
