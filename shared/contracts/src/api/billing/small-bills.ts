import * as z from 'zod/mini';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, ownerOrStaff } from './bill-schemas.ts';

export const smallBillOperations = {
  requestTaxInvoice: operation({
    ...base,
    operationId: 'request-tax-invoice',
    specId: 'B31',
    method: 'POST',
    path: '/api/app/tax-invoices',
    match: noParams,
    auth: ownerOrStaff,
    body: z.object({ TransactionId: f.id }),
    response: commandResponseWith({ Number: z.string() }),
    errorCodes: ['no-bill-yet', 'bill-consolidated', 'order-cancelled'],
    summary:
      'Takes the bill of an order out of the consolidated bill of its day, until the day is closed, and issues it with its own number. Returns its id and number. Repeating it returns the same bill.',
  }),
};
