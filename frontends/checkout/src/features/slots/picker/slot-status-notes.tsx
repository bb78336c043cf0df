import type { SlotResponse } from '@tokri/contracts/api';
import { HeldElsewhere } from '../hold/held-elsewhere.tsx';
import { HeldNote } from '../hold/held-note.tsx';
import { currentHold } from '../hold/hold.ts';
import { toChosenSlot } from './slot-days.ts';
import { ExpiredHold, RejectedHold } from './slot-feedback.tsx';
import type { SlotPanelProps } from './slot-panel-props.ts';
import { WaitlistNotes } from '../waitlist/waitlist-notes.tsx';

export const SlotStatusNotes = ({
  slots,
  state,
  waitlist,
  heldElsewhere,
  isReadOnly = false,
  isExtending,
  onChoose,
  onExtend,
}: Omit<SlotPanelProps, 'slots' | 'pincode'> & { readonly slots: readonly SlotResponse[] }) => {
  const hold = currentHold(state);
  const findSlot = (slotId: number): SlotResponse | undefined =>
    slots.find(({ Id }) => Id === slotId);
  const missedSlot = waitlist?.missedSlotId ? findSlot(waitlist.missedSlotId) : undefined;
  const joinWaitlistFor = (slotId: number) =>
    waitlist && !waitlist.entries.some(({ slot }) => slot.slotId === slotId)
      ? waitlist.join
      : undefined;
  return (
    <>
      {heldElsewhere && findSlot(heldElsewhere.slotId) && (
        <HeldElsewhere slot={heldElsewhere} onChoose={onChoose} />
      )}
      {hold && <HeldNote hold={hold} isExtending={isExtending} onExtend={onExtend} />}
      {waitlist && (
        <WaitlistNotes
          waitlist={waitlist}
          missedSlot={missedSlot ? toChosenSlot(missedSlot) : null}
          heldSlot={hold?.slot ?? null}
          requestedSlotId={state.kind === 'requesting' ? state.slot.slotId : 0}
          isFull={({ slotId }) => findSlot(slotId)?.State === 'Full'}
          onAccept={isReadOnly ? undefined : onChoose}
        />
      )}
      {state.kind === 'ended' && (
        <ExpiredHold
          slot={state.slot}
          slots={slots}
          onChoose={onChoose}
          onJoinWaitlist={joinWaitlistFor(state.slot.slotId)}
        />
      )}
      {state.kind === 'rejected' && (
        <RejectedHold
          state={state}
          onChoose={onChoose}
          onJoinWaitlist={joinWaitlistFor(state.slot.slotId)}
        />
      )}
    </>
  );
};
