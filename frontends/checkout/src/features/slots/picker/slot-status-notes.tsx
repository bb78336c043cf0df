import type { SlotResponse } from '@tokri/contracts/api';
import { HeldElsewhere } from '../hold/held-elsewhere.tsx';
import { currentHold, heldElsewhereCode, type ChosenSlot, type HoldState } from '../hold/hold.ts';
import { toChosenSlot } from './slot-days.ts';
import { ExpiredHold, RejectedHold } from './slot-feedback.tsx';
import type { SlotPanelProps } from './slot-panel-props.ts';
import { WaitlistNotes } from '../waitlist/waitlist-notes.tsx';

type SlotStatusNotesProps = Omit<
  SlotPanelProps,
  'slots' | 'pincode' | 'isExtending' | 'onExtend'
> & {
  readonly slots: readonly SlotResponse[];
};

const heldElsewhereSlot = (state: HoldState): ChosenSlot | undefined =>
  state.kind === 'rejected' && state.error.code === heldElsewhereCode ? state.slot : undefined;

const LostHold = ({
  slots,
  state,
  waitlist,
  onChoose,
}: Pick<SlotStatusNotesProps, 'slots' | 'state' | 'waitlist' | 'onChoose'>) => {
  if (heldElsewhereSlot(state)) return null;
  if (state.kind !== 'ended' && state.kind !== 'rejected') return null;
  const { slotId } = state.slot;
  const isWaiting = waitlist?.entries.some(({ slot }) => slot.slotId === slotId);
  const shared = { onChoose, onJoinWaitlist: isWaiting ? undefined : waitlist?.join };
  return state.kind === 'ended' ? (
    <ExpiredHold slot={state.slot} slots={slots} {...shared} />
  ) : (
    <RejectedHold state={state} {...shared} />
  );
};

export const SlotStatusNotes = ({
  slots,
  state,
  waitlist,
  heldElsewhere = [],
  isReadOnly = false,
  onChoose,
}: SlotStatusNotesProps) => {
  const hold = currentHold(state);
  const lostSlot = heldElsewhereSlot(state);
  const findSlot = (slotId: number): SlotResponse | undefined =>
    slots.find(({ Id }) => Id === slotId);
  const missedSlot = waitlist?.missedSlotId ? findSlot(waitlist.missedSlotId) : undefined;
  return (
    <>
      <div role="status">
        {lostSlot && <HeldElsewhere slot={lostSlot} onChoose={onChoose} />}
        {heldElsewhere
          .filter(({ slotId }) => findSlot(slotId))
          .map((slot) => (
            <HeldElsewhere key={slot.slotId} slot={slot} onChoose={onChoose} />
          ))}
      </div>
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
      <LostHold slots={slots} state={state} waitlist={waitlist} onChoose={onChoose} />
    </>
  );
};
