import * as z from 'zod/mini';
import { eInvoiceCancellationReasons, maxEInvoiceRemarkLength } from '../../tax/e-invoice.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

/** The portal may take its time. */
const portalTimeoutMs = 30_000;

export const eInvoiceOperations = {
  cancelEInvoice: operation({
    ...base,
    operationId: 'cancel-e-invoice',
    specId: 'BA40',
    method: 'POST',
    path: '/api/admin/billing/e-invoices/cancel',
    match: noParams,
    auth: paymentStaff,
    timeoutMs: portalTimeoutMs,
    body: z.object({
      BillId: f.id,
      Reason: z.enum(eInvoiceCancellationReasons),
      Remark: f.name(maxEInvoiceRemarkLength),
    }),
    response: commandResponse,
    errorCodes: [
      'unknown-bill',
      'e-invoice-not-registered',
      'e-invoice-cancelled',
      'e-invoice-cancel-too-late',
      'e-invoice-refused',
      'e-invoice-portal-unavailable',
    ],
    summary:
      'Cancels the invoice reference number of a document at the portal within 24 hours of its acknowledgement. The document itself stays as it is.',
  }),
};
