import * as z from 'zod/mini';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import {
  importedBillLimits,
  importedBillNumberPattern,
} from '../../orders/billing/imported-bill.ts';
import { maxTermsDays } from '../../validation/limits.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { base, bill, ownerOrStaff, partyCredit, paymentStaff } from './bill-schemas.ts';

const importedBillLine = z.object({
  Name: f.name(importedBillLimits.nameLength),
  HSN: f.hsn,
  Unit: f.name(importedBillLimits.unitLength),
  Quantity: z
    .int()
    .check(
      z.gte(1, 'must be at least 1'),
      z.lte(importedBillLimits.quantity, 'must be at most 10,000'),
    ),
  Rate: f.rupeesField.check(z.lte(importedBillLimits.rate, 'must be at most 1,00,000')),
  TaxPercent: z
    .number()
    .check(
      z.gte(0, 'must not be negative'),
      z.lte(100, 'must be at most 100'),
      z.multipleOf(0.25, 'must be in quarters'),
    ),
});

export const billOperations = {
  readBillsOfOrder: operation({
    ...base,
    operationId: 'read-bills-of-order',
    specId: 'B1',
    method: 'GET',
    path: '/api/EditBill',
    match: params('Transid'),
    auth: ownerOrStaff,
    query: z.object({ Transid: f.idParam }),
    response: z.array(bill),
    summary:
      'Documents of an order, newest first; an order confirmation without a number until the order is packed.',
  }),
  readBill: operation({
    ...base,
    operationId: 'read-bill',
    specId: 'B3',
    method: 'GET',
    path: '/api/EditBill',
    match: params('TRANSID', 'ID'),
    auth: ownerOrStaff,
    query: z.object({ TRANSID: f.idParam, ID: f.idParam }),
    response: z.array(bill),
    summary: 'One document of an order.',
  }),
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
  readPartyCredit: operation({
    ...base,
    operationId: 'read-party-credit',
    specId: 'U12',
    method: 'GET',
    path: '/api/Party',
    match: params('PartyId', 'CompanyId'),
    auth: { kind: 'party', name: 'PartyId', orStaff: 'payments' },
    query: z.object({ PartyId: f.idParam, CompanyId: f.idParam }),
    response: partyCredit,
    summary:
      'Credit of a business customer: limit, terms, used, reserved and overdue amounts, why credit is not offered, and open bills, oldest first, 500 at most.',
  }),
  listPartyBills: operation({
    ...base,
    operationId: 'list-party-bills',
    specId: 'B2',
    method: 'GET',
    path: '/api/EditBill',
    match: params('PARTYID'),
    auth: { kind: 'party', name: 'PARTYID', orStaff: 'payments' },
    isPaginated: true,
    query: z.object({ PARTYID: f.idParam }),
    response: z.array(bill),
    summary: 'Outstanding bills of a business customer, oldest first.',
  }),
  readPartyBill: operation({
    ...base,
    operationId: 'read-party-bill',
    specId: 'B4',
    method: 'GET',
    path: '/api/EditBill',
    match: params('PARTYID', 'ID'),
    auth: { kind: 'party', name: 'PARTYID', orStaff: 'payments' },
    query: z.object({ PARTYID: f.idParam, ID: f.idParam }),
    response: z.array(bill),
    summary: 'One bill of a business customer.',
  }),
  setCreditLimit: operation({
    ...base,
    operationId: 'set-credit-limit',
    specId: 'BA1',
    method: 'POST',
    path: '/api/admin/billing/credit-limits',
    match: noParams,
    auth: paymentStaff,
    response: commandResponse,
    body: z.object({
      PartyId: f.id,
      CreditLimit: f.rupeesField,
      TermsDays: z.optional(
        z
          .int()
          .check(
            z.gte(0, 'must not be negative'),
            z.lte(maxTermsDays, `must be at most ${maxTermsDays}`),
          ),
      ),
    }),
    summary:
      'Sets the credit limit of a business customer and the days until its bills are due; without `TermsDays` they stay as they are, 30 at first. Returns the PartyId.',
  }),
  importBill: operation({
    ...base,
    operationId: 'bring-forward-bill',
    specId: 'BA2',
    method: 'POST',
    path: '/api/admin/billing/old-bills',
    match: noParams,
    auth: paymentStaff,
    response: commandResponse,
    errorCodes: ['number-taken', 'date-order', 'two-documents', 'paid-too-much'],
    body: z.object({
      PartyId: f.id,
      Number: z.string().check(z.regex(importedBillNumberPattern, 'must be the number of a bill')),
      Date: f.isoDate,
      DueDate: f.isoDate,
      Paid: z._default(f.rupeesField, 0),
      Lines: z
        .array(importedBillLine)
        .check(
          z.minLength(1, 'must hold a line'),
          z.maxLength(
            importedBillLimits.lines,
            `must hold at most ${importedBillLimits.lines} lines`,
          ),
        ),
    }),
    summary:
      'Records an open bill from the previous accounting system of a business customer. Repeating the same number returns the same bill.',
  }),
};
