import type { SlotResponse } from '@tokri/contracts/api';
import { readBookingDay, session } from '@tokri/web-kit/session';
import { EmptyState, today } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { findQuickDays } from './blocking-dates.ts';
import { DayTabs } from './day-tabs.tsx';
import { QuickDays } from './quick-days.tsx';
import { currentHold } from '../hold/hold.ts';
import { SlotChips } from './slot-chips.tsx';
import { groupByDay, selectDay } from './slot-days.ts';
import type { SlotPanelProps } from './slot-panel-props.ts';
import { JoinWaitlist } from '../waitlist/join-waitlist.tsx';

interface DaySlotsProps extends Pick<
  SlotPanelProps,
  'state' | 'pendingSlot' | 'pendingText' | 'isReadOnly' | 'waitlist' | 'onChoose'
> {
  readonly slots: readonly SlotResponse[];
  readonly viewedDay: string;
  readonly onViewDay: (day: string) => void;
}

export const DaySlots = ({
  slots,
  state,
  pendingSlot,
  pendingText,
  isReadOnly,
  waitlist,
  viewedDay,
  onViewDay,
  onChoose,
}: DaySlotsProps) => {
  const days = groupByDay(slots);
  const relevantSlot =
    state.kind === 'none' ? pendingSlot : state.kind === 'held' ? state.hold.slot : state.slot;
  const day = selectDay(
    days,
    viewedDay || (relevantSlot?.date ?? ''),
    readBookingDay(today(), session().deliveryDate),
  );
  if (!day) return <EmptyState title={t('slot.noneTitle')} text={t('slot.noneText')} />;
  const entries = waitlist?.entries ?? [];
  const heldId = currentHold(state)?.slot.slotId;
  const fullSlots = day.slots.filter(
    ({ Id, State }) =>
      State === 'Full' && Id !== heldId && !entries.some(({ slot }) => slot.slotId === Id),
  );
  return (
    <>
      <QuickDays days={findQuickDays(slots, days)} selectedDay={day.day} onSelect={onViewDay} />
      <DayTabs days={days} selectedDay={day.day} onSelect={onViewDay} />
      <SlotChips
        day={day}
        state={state}
        pendingSlotId={pendingSlot?.slotId ?? 0}
        pendingText={pendingText}
        isReadOnly={isReadOnly}
        waitlistEntries={entries}
        onChoose={onChoose}
      />
      {!isReadOnly && (
        <JoinWaitlist
          slots={fullSlots}
          busySlotId={waitlist?.busySlotId ?? 0}
          onJoin={waitlist?.join}
        />
      )}
    </>
  );
};
