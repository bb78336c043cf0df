import * as z from 'zod/mini';
import { maxQuoteTokenLength } from '../../validation/limits.ts';
import { slotErrorCodes, type SlotErrorCode } from '../../slots/slot-error-messages.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { slot } from './slot-schemas.ts';

const base = { service: 'delivery-slot', path: '/api/app/slot-waits' } as const;
const self = { kind: 'self', name: 'UserId' } as const;

const ownWaitlistEntry = z.object({
  SlotId: z.int(),
  Date: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  Position: z.int(),
  Offer: z.nullable(z.object({ HoldId: z.int(), ExpiresAt: f.instant })),
});
export type OwnWaitlistEntry = z.infer<typeof ownWaitlistEntry>;

const slotErrorsExceptFull = slotErrorCodes.filter(
  (code): code is Exclude<SlotErrorCode, 'slot-full'> => code !== 'slot-full',
);
export const waitlistErrorCodes = [
  ...slotErrorsExceptFull,
  'slot-not-full',
  'slot-not-served',
  'slot-already-held',
  'waiting-list-full',
  'too-many-waits',
  'quote-invalid',
  'quote-expired',
] as const;

export const waitlistOperations = {
  joinWaitingList: operation({
    ...base,
    operationId: 'join-waiting-list',
    specId: 'S22',
    method: 'POST',
    match: noParams,
    auth: self,
    body: z.object({
      SlotId: f.id,
      UserId: f.id,
      QuoteToken: z.string().check(z.maxLength(maxQuoteTokenLength)),
    }),
    response: commandResponseWith({
      SlotId: z.int(),
      Position: z.int(),
      Alternatives: z.array(slot),
    }),
    errorCodes: waitlistErrorCodes,
    summary:
      'Joins the waitlist of a full slot. Freed capacity is held for the first in line for 10 minutes (slot.offered). Accept with hold-slot, decline with release-hold. Repeating it keeps the position.',
  }),
  leaveWaitingList: operation({
    ...base,
    operationId: 'leave-waiting-list',
    specId: 'S23',
    method: 'DELETE',
    match: params('SlotId', 'UserId'),
    auth: self,
    query: z.object({ SlotId: f.idParam, UserId: f.idParam }),
    response: commandResponse,
    summary: 'Leaves the waitlist. Repeating it succeeds.',
  }),
  listOwnWaits: operation({
    ...base,
    operationId: 'list-own-waits',
    specId: 'S24',
    method: 'GET',
    match: params('UserId'),
    auth: self,
    query: z.object({ UserId: f.idParam }),
    isPaginated: true,
    response: z.array(ownWaitlistEntry),
    summary:
      'The waitlists of this customer, with position (0 once capacity is offered) and offer.',
  }),
};
