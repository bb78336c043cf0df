import type { SlotResponse } from '@tokri/contracts/api';
import { SlotChip, type SlotChipProps } from '@tokri/web-kit/order';
import { CalendarDays } from '@tokri/web-kit/more-icons';
import {
  formatCountdown,
  formatLongDate,
  Note,
  formatTimeRange,
  useCountdown,
} from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { dayTabId, slotPanelId } from './day-tabs.tsx';
import { currentHold, type ChosenSlot, type HoldState } from '../hold/hold.ts';
import { isSelectable, toChosenSlot, type SlotDay } from './slot-days.ts';
import { feeLabel, availabilityLabel, slotStatus, calculateOccupancy } from './slot-labels.ts';
import styles from './slot.module.css';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';

interface ChipProps {
  readonly slot: SlotResponse;
  readonly state: HoldState;
  readonly pendingSlotId: number;
  readonly pendingText: string;
  readonly isReadOnly?: boolean | undefined;
  readonly waitlistEntries: readonly WaitlistEntry[];
  readonly onChoose: (slot: ChosenSlot) => void;
}

const baseChipProps = ({ slot, isReadOnly = false, onChoose }: ChipProps): SlotChipProps => ({
  group: 'slot',
  value: String(slot.Id),
  time: formatTimeRange(slot.Start, slot.End),
  fee: feeLabel(slot.Fee),
  occupancy: calculateOccupancy(slot),
  screenReaderText: availabilityLabel(slot),
  isChosen: false,
  isDisabled: isReadOnly,
  onChoose: () => onChoose(toChosenSlot(slot)),
  ...slotStatus(slot),
});

const isHeld = (state: HoldState, slot: SlotResponse): boolean =>
  currentHold(state)?.slot.slotId === slot.Id;
const waitlistEntryFor = ({ slot, waitlistEntries }: ChipProps): WaitlistEntry | undefined =>
  waitlistEntries.find((entry) => entry.slot.slotId === slot.Id);

const reservedUntil = (props: ChipProps): string | null =>
  (isHeld(props.state, props.slot)
    ? currentHold(props.state)?.until
    : waitlistEntryFor(props)?.offer?.until) ?? null;

const waitlistChipProps = (
  entry: WaitlistEntry | undefined,
  seconds: number,
): Partial<SlotChipProps> => {
  if (!entry) return {};
  return entry.offer
    ? { state: 'offered', text: t('slot.offered', { time: formatCountdown(seconds) }) }
    : { text: t('slot.waitlisted', { position: entry.position }) };
};

const customerChipProps = (props: ChipProps, seconds: number): Partial<SlotChipProps> => {
  const { slot, state, pendingSlotId, pendingText } = props;
  if (state.kind === 'requesting' && state.slot.slotId === slot.Id)
    return { state: 'open', text: t('slot.holding'), isChosen: true };
  if (isHeld(state, slot))
    return {
      state: 'held',
      text: t('slot.held', { time: formatCountdown(seconds) }),
      isChosen: state.kind !== 'requesting',
    };
  if (state.kind === 'ended' && state.slot.slotId === slot.Id && isSelectable(slot))
    return { state: 'ended', text: t('slot.holdExpired') };
  if (pendingSlotId === slot.Id && isSelectable(slot)) return { text: pendingText, isChosen: true };
  return waitlistChipProps(waitlistEntryFor(props), seconds);
};

/** The same element in every state: replacing it would lose keyboard focus. */
const Chip = (props: ChipProps) => {
  const seconds = useCountdown(reservedUntil(props));
  return <SlotChip {...baseChipProps(props)} {...customerChipProps(props, seconds)} />;
};

const SlotFieldset = ({ day, ...rest }: SlotChipsProps) => (
  <fieldset className="slot-heading">
    <legend className="sr-only">{t('slot.legend', { day: formatLongDate(day.day) })}</legend>
    <div className="slots">
      {day.slots.map((slot) => (
        <Chip key={slot.Id} slot={slot} {...rest} />
      ))}
    </div>
  </fieldset>
);

export interface SlotChipsProps extends Omit<ChipProps, 'slot'> {
  readonly day: SlotDay;
}

export const SlotChips = (props: SlotChipsProps) => {
  const { day, state } = props;
  const isDayOff =
    day.unavailableReason === 'off' && !day.slots.some((slot) => isHeld(state, slot));
  return (
    <div
      role="tabpanel"
      id={slotPanelId}
      className={styles.chips}
      aria-labelledby={dayTabId(day.day)}
    >
      {isDayOff ? (
        <div className={styles.dayOffNote}>
          <Note tone="warning" icon={CalendarDays}>
            {t('slot.dayOff', { day: formatLongDate(day.day) })}
          </Note>
        </div>
      ) : (
        <SlotFieldset {...props} />
      )}
    </div>
  );
};
