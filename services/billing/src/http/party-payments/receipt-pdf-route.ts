import { isUnitedKingdom } from '@tokri/contracts/market';
import { amountInWords, toRupees } from '@tokri/contracts/money';
import { invalidBillLink, ProblemError } from '@tokri/contracts/problems';
import type { Clock } from '@tokri/service-kit/use-case';
import type { Express } from 'express';
import type { BuyerDirectory } from '../../application/ports/buyers.ts';
import type { RequireCompany } from '../../application/ports/company.ts';
import type { PartyPaymentStore } from '../../application/ports/party-payments.ts';
import type { PrintedReceipt } from '../../application/ports/printed-documents.ts';
import { onAccountPaise } from '../../domain/party-payments/party-payment.ts';
import { returnedPaise } from '../../domain/party-payments/provider-returns.ts';
import { sendPdf } from '../send-file.ts';
import { readLinkQuery } from '../signed-links.ts';
import { receiptPath, type ReceiptLinks } from './receipt-links.ts';

interface PrintReceiptDeps {
  readonly partyPayments: Pick<PartyPaymentStore, 'find'>;
  readonly buyers: Pick<BuyerDirectory, 'findParty'>;
  readonly requireCompany: RequireCompany;
}

export interface ReceiptPdfRouteDeps extends PrintReceiptDeps {
  readonly receiptLinks: ReceiptLinks;
  readonly clock: Clock;
  readonly renderReceipt: (receipt: PrintedReceipt) => Promise<Buffer>;
}

const readPrintedReceipt = async (
  { partyPayments, buyers, requireCompany }: PrintReceiptDeps,
  paymentId: number,
): Promise<PrintedReceipt> => {
  const payment = (await partyPayments.find(paymentId))?.payment;
  const party = payment && (await buyers.findParty(payment.partyId));
  if (!payment || payment.number === null || !party) throw new ProblemError('not-found');
  return {
    supplier: requireCompany().seller,
    party,
    number: payment.number,
    receivedOn: payment.receivedOn,
    way: payment.way,
    reference: payment.reference,
    amount: toRupees(payment.amountPaise),
    amountInWords: isUnitedKingdom() ? '' : amountInWords(payment.amountPaise),
    bills: payment.shares.map(({ number, amountPaise }) => ({
      number,
      amount: toRupees(amountPaise),
    })),
    onAccount: toRupees(Math.max(0, onAccountPaise(payment))),
    returned: toRupees(returnedPaise(payment)),
    isReversed: payment.state === 'reversed',
  };
};

export const mountReceiptPdfRoute =
  ({ receiptLinks, clock, renderReceipt, ...deps }: ReceiptPdfRouteDeps) =>
  (app: Express): void => {
    app.get(receiptPath, async (request, response) => {
      const link = { path: request.path, ...readLinkQuery(request.url) };
      if (!receiptLinks.isValid(link, clock()))
        throw new ProblemError('not-allowed', invalidBillLink);
      const paymentId = Number(receiptPath.exec(request.path)?.[1]);
      const receipt = await readPrintedReceipt(deps, paymentId);
      sendPdf(response, `${receipt.number}.pdf`, await renderReceipt(receipt));
    });
  };
