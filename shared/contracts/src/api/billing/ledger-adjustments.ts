import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { maxNoteLength } from '../../validation/text-limits.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { base, paymentStaff } from './bill-schemas.ts';

const adjustmentStates = ['waiting', 'approved', 'declined'] as const;

const adjustment = z.object({
  RequestId: z.string(),
  PartyId: z.int(),
  /** Empty for a party that was removed. */
  PartyName: z.string(),
  Amount: rupees,
  Reason: z.string(),
  StaffId: z.int(),
  At: f.instant,
});

const result = commandResponseWith({ State: z.enum(adjustmentStates) });

export const ledgerAdjustmentOperations = {
  postAdjustment: operation({
    ...base,
    operationId: 'post-adjustment',
    specId: 'BA13',
    method: 'POST',
    path: '/api/admin/billing/ledger-adjustments',
    match: noParams,
    auth: paymentStaff,
    body: z.object({
      PartyId: f.id,
      Amount: f.rupeesChangeField,
      Reason: f.name(maxNoteLength),
      RequestId: f.uuid,
    }),
    response: result,
    errorCodes: ['adjustment-differs'],
    summary:
      'Changes what a business customer owes, without a document: above 0 more, below 0 less. Above the limit of the shop it waits for a second member of staff. Repeating a request with its `RequestId` adjusts once.',
  }),
  listWaitingAdjustments: operation({
    ...base,
    operationId: 'list-waiting-adjustments',
    specId: 'BA14',
    method: 'GET',
    path: '/api/admin/billing/ledger-adjustments',
    match: noParams,
    auth: paymentStaff,
    isPaginated: true,
    response: z.array(adjustment),
    summary: 'Adjustments that wait for a second member of staff, oldest first.',
  }),
  decideAdjustment: operation({
    ...base,
    operationId: 'decide-adjustment',
    specId: 'BA15',
    method: 'POST',
    path: '/api/admin/billing/ledger-adjustment-decisions',
    match: noParams,
    auth: paymentStaff,
    body: z.object({ RequestId: f.uuid, IsApproved: z.boolean() }),
    response: result,
    errorCodes: ['unknown-adjustment', 'own-adjustment', 'already-decided'],
    summary:
      'Approves or declines an adjustment that waits. Its author may not decide. Repeating the same decision changes nothing.',
  }),
};
