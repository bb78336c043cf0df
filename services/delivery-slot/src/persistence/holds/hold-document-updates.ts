import type { ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { NewHold } from '../../application/ports/slot-aggregate.ts';
import type { Hold } from '../../domain/holds/hold.ts';
import { storedHoldStates } from '../slots/slot-model.ts';
import { expiringMark } from './hold-expiry.ts';

const maxEndedHolds = 200;

/** Quotas count `holders` only: an offer does not count. */
const customerListField = ({ state }: Hold): 'offered' | 'holders' =>
  state === 'offered' ? 'offered' : 'holders';

export const removeHold = (hold: Hold): Pick<ConditionalUpdate, 'unset' | 'pull' | 'push'> => ({
  unset: [`holds.${hold.holdId}`, ...(hold.state === 'booked' ? [] : [`byCust.${hold.userId}`])],
  pull: {
    holdIds: hold.holdId,
    ...(hold.state === 'booked' ? {} : { [customerListField(hold)]: hold.userId }),
  },
  push: {
    ended: { $each: [{ holdId: hold.holdId, cust: hold.userId }], $slice: -maxEndedHolds },
    endedIds: { $each: [hold.holdId], $slice: -maxEndedHolds },
  },
});

export const insertHold = (
  { holdId, userId, holdKey, items, heldFor, expiresAt, waitlistedAt }: NewHold,
  state: 'held' | 'offered',
) => ({
  [`holds.${holdId}`]: {
    cust: userId,
    key: holdKey,
    order: null,
    items,
    ...(heldFor && { sum: heldFor.itemsPaise, lead: heldFor.leadTimeMinutes }),
    st: storedHoldStates[state],
    step: 1,
    exp: expiresAt,
    ext: false,
    ...(waitlistedAt && { since: waitlistedAt }),
  },
  [`byCust.${userId}`]: { holdId, key: holdKey },
  expiring: expiringMark,
});
