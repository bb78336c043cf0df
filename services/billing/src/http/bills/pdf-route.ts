import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { BillResponse } from '@tokri/contracts/api';
import type { Express } from 'express';
import type { Clock } from '@tokri/service-kit/use-case';
import { sendPdf } from '../send-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import type { BillLinks } from './bill-links.ts';

export interface PdfRouteDeps {
  readonly links: BillLinks;
  readonly clock: Clock;
  readonly readBill: (billId: number) => Promise<BillResponse | null>;
  readonly renderPdf: (bill: BillResponse) => Promise<Buffer>;
}

const pdfPath = /^\/bills\/([1-9]\d{0,14})\.pdf$/;

export const mountPdfRoute =
  ({ links, clock, readBill, renderPdf }: PdfRouteDeps) =>
  (app: Express): void => {
    app.get(pdfPath, async (request, response) => {
      const billId = Number(pdfPath.exec(request.path)?.[1]);
      const link = { billId, ...readLinkQuery(request.url) };
      if (!links.isValid(link, clock())) throw new ProblemError('not-allowed', invalidBillLink);
      const bill = await readBill(billId);
      if (!bill) throw new ProblemError('not-found');
      sendPdf(response, `${bill.Number}.pdf`, await renderPdf(bill));
    });
  };
