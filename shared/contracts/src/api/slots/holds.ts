import * as z from 'zod/mini';
import { maxQuoteTokenLength } from '../../validation/limits.ts';
import { slotErrorCodes } from '../../slots/slot-error-messages.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { commandResponse, commandResponseWith } from '../operation/command-response.ts';
import { base, slot } from './slot-schemas.ts';

export const holdErrorCodes = [
  ...slotErrorCodes,
  'slot-not-served',
  'slot-already-held',
  'quote-invalid',
  'quote-expired',
  'hold-expired',
  'too-many-holds',
] as const;

const ownHold = z.object({
  HoldId: z.int(),
  SlotId: z.int(),
  Date: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  ExpiresAt: f.instant,
});

export const holdOperations = {
  holdSlot: operation({
    ...base,
    operationId: 'hold-slot',
    specId: 'S12',
    method: 'POST',
    path: '/api/SlotHold',
    match: noParams,
    auth: { kind: 'self', name: 'UserId' },
    isIdempotent: true,
    body: z.object({
      SlotId: f.id,
      UserId: f.id,
      HoldKey: f.uuid,
      QuoteToken: z.string().check(z.maxLength(maxQuoteTokenLength)),
      Extend: z._default(z.boolean(), false),
      Replaces: z._default(f.idOrZero, 0),
      ReplacesKey: z.optional(f.uuid),
      TakeOver: z._default(z.boolean(), false),
    }),
    response: commandResponseWith({
      SlotId: z.int(),
      ExpiresAt: f.instant,
      Extended: z.boolean(),
      Alternatives: z.array(slot),
    }),
    errorCodes: holdErrorCodes,
    summary:
      'Holds a unit of capacity in a slot for 10 minutes. Extend adds 5 minutes once; Replaces moves an existing hold, whose key is ReplacesKey. The same HoldKey returns the same hold. TakeOver takes over the hold that the customer has in this slot, from another device or from an order that was rejected.',
  }),
  releaseHold: operation({
    ...base,
    operationId: 'release-hold',
    specId: 'S12',
    method: 'DELETE',
    path: '/api/SlotHold',
    match: params('HoldId'),
    optionalParams: ['HoldKey'],
    auth: { kind: 'owner' },
    isIdempotent: true,
    query: z.object({ HoldId: f.idParam, HoldKey: z.optional(f.uuid) }),
    response: commandResponse,
    errorCodes: ['already-booked', 'hold-taken-over'],
    summary:
      'Releases a hold. HoldKey proves that the caller has it; a hold that was taken over needs it.',
  }),
  listOwnHolds: operation({
    ...base,
    operationId: 'list-own-holds',
    specId: 'S26',
    method: 'GET',
    path: '/api/SlotHold',
    match: params('UserId'),
    auth: { kind: 'self', name: 'UserId' },
    query: z.object({ UserId: f.idParam }),
    response: z.array(ownHold),
    summary: 'The open holds of this customer, of all devices. It never shows a HoldKey.',
  }),
};
