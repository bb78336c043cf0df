import * as z from 'zod/mini';
import { quoteTokenLengthMax } from '../limits.ts';
import { slotRefusals, type SlotRefusal } from '../slot-refusal.ts';
import { alone, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { result, resultWith } from './result.ts';
import { slot } from './slot.ts';

const at = { service: 'delivery-slot', path: '/api/app/slot-waits' } as const;
const self = { kind: 'self', name: 'UserId' } as const;

/** `Offer` is the place that is held for this customer now. */
const ownWait = z.object({
  SlotId: z.int(),
  Date: f.isoDate,
  Start: f.clockTime,
  End: f.clockTime,
  Position: z.int(),
  Offer: z.nullable(z.object({ HoldId: z.int(), ExpiresAt: f.instant })),
});
export type OwnWait = z.infer<typeof ownWait>;

/** A full slot is what one waits for. */
const refusalsOfSlot = slotRefusals.filter(
  (code): code is Exclude<SlotRefusal, 'slot-full'> => code !== 'slot-full',
);
export const refusalsOfWait = [
  ...refusalsOfSlot,
  'slot-not-full',
  'slot-not-served',
  'slot-already-held',
  'waiting-list-full',
  'too-many-waits',
  'quote-invalid',
  'quote-expired',
] as const;

/** The waiting list of a full slot (docs/api-additions.md). */
export const slotWaitOperations = {
  joinWaitingList: operation({
    ...at,
    id: 'join-waiting-list',
    row: 'S22',
    method: 'POST',
    choose: alone,
    who: self,
    body: z.object({
      SlotId: f.id,
      UserId: f.id,
      QuoteToken: z.string().check(z.maxLength(quoteTokenLengthMax)),
    }),
    answer: resultWith({ SlotId: z.int(), Position: z.int(), Alternatives: z.array(slot) }),
    refusals: refusalsOfWait,
    meaning:
      'Waits for a place in a full slot. A place that comes free is held for the first in line for 10 minutes (slot.offered); row S12 takes it, DELETE of S12 declines it. Repeating it keeps the position.',
  }),
  leaveWaitingList: operation({
    ...at,
    id: 'leave-waiting-list',
    row: 'S23',
    method: 'DELETE',
    choose: exactly('SlotId', 'UserId'),
    who: self,
    query: z.object({ SlotId: f.idText, UserId: f.idText }),
    answer: result,
    meaning: 'Waits no more. Repeating it is done already.',
  }),
  listOwnWaits: operation({
    ...at,
    id: 'list-own-waits',
    row: 'S24',
    method: 'GET',
    choose: exactly('UserId'),
    who: self,
    query: z.object({ UserId: f.idText }),
    paged: true,
    answer: z.array(ownWait),
    meaning:
      'The slots that this customer waits for, with their position (0 once a place is offered) and the offered place.',
  }),
};
