import { Problem } from '@tokri/contracts';
import type { BillAnswer } from '@tokri/contracts/http';
import type { Express } from 'express';
import type { BillLinks } from './bill-links.ts';

export interface PaperNeeds {
  readonly links: BillLinks;
  readonly clock: () => Date;
  /** The document as its row answers it; null when there is none. */
  readonly read: (billId: number) => Promise<BillAnswer | null>;
  readonly print: (bill: BillAnswer) => Promise<Buffer>;
}

const paperPath = /^\/bills\/([1-9]\d{0,14})\.pdf$/;

/** `GET /bills/<id>.pdf` by a signed link. A link that is not ours or has run out opens nothing. */
export const mountPapers =
  ({ links, clock, read, print }: PaperNeeds) =>
  (app: Express): void => {
    app.get(paperPath, async (request, response) => {
      const billId = Number(paperPath.exec(request.path)?.[1]);
      const query = new URLSearchParams(request.url.split('?')[1] ?? '');
      if (
        !links.opens(
          { billId, until: query.get('until') ?? '', signature: query.get('signature') ?? '' },
          clock(),
        )
      )
        throw new Problem('not-allowed', 'This link has run out. Open the bill again.');
      const bill = await read(billId);
      if (!bill) throw new Problem('not-found');
      const pdf = await print(bill);
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader(
        'Content-Disposition',
        `inline; filename="${bill.Number.replaceAll('/', '-')}.pdf"`,
      );
      response.type('application/pdf').send(pdf);
    });
  };
