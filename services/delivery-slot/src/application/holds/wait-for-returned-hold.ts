import { mayComeBack, type HoldRequest } from '../../domain/holds/decide-hold.ts';
import type { SlotReader } from '../ports/slots.ts';

const pollMs = 50;
const maxPolls = 20;

/** A customer hears of a rejected order before `order.rejected` has given the hold back. */
export const waitForReturnedHold = async (
  { slots }: { readonly slots: SlotReader },
  slotId: number,
  request: HoldRequest,
): Promise<void> => {
  if (!request.isTakingOver) return;
  for (let polls = 0; polls < maxPolls; polls += 1) {
    const found = await slots.findById(slotId);
    if (!found || !mayComeBack(found.holds, request)) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};
