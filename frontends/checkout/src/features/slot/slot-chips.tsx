import type { SlotAnswer } from '@tokri/contracts/http';
import { SlotChip, type SlotChipProps } from '@tokri/web-kit/order';
import { CalendarDays } from '@tokri/web-kit/more-icons';
import { countdownText, longDay, Note, slotTime, useCountdown } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { dayTabId, slotPanelId } from './day-tabs.tsx';
import { currentHold, type ChosenSlot, type HoldState } from './hold.ts';
import { canBeChosen, chosenOf, type SlotDay } from './slot-days.ts';
import { feeWords, placesWords, slotLook, takenOf } from './slot-words.ts';
import styles from './slot.module.css';
import type { Wait } from './waits.ts';

interface ChipProps {
  readonly slot: SlotAnswer;
  readonly state: HoldState;
  /** The slot that waits to be held; 0 for none. */
  readonly wishId: number;
  readonly wishText: string;
  /** Shows the slots to somebody who cannot choose one yet. */
  readonly isReadOnly?: boolean | undefined;
  /** Lines that the customer stands in. */
  readonly waits: readonly Wait[];
  readonly onChoose: (slot: ChosenSlot) => void;
}

const plain = ({ slot, isReadOnly = false, onChoose }: ChipProps): SlotChipProps => ({
  group: 'slot',
  value: String(slot.Id),
  time: slotTime(slot.Start, slot.End),
  fee: feeWords(slot.Fee),
  taken: takenOf(slot),
  said: placesWords(slot),
  isChosen: false,
  isDisabled: isReadOnly,
  onChoose: () => onChoose(chosenOf(slot)),
  ...slotLook(slot),
});

const isHeld = (state: HoldState, slot: SlotAnswer): boolean =>
  currentHold(state)?.slot.slotId === slot.Id;
const waitIn = ({ slot, waits }: ChipProps): Wait | undefined =>
  waits.find((wait) => wait.slot.slotId === slot.Id);

/** When what is kept of this slot for the customer ends: a hold, or an offer of the waiting list. */
const keptUntil = (props: ChipProps): string | null =>
  (isHeld(props.state, props.slot)
    ? currentHold(props.state)?.until
    : waitIn(props)?.offer?.until) ?? null;

const waitLook = (wait: Wait | undefined, seconds: number): Partial<SlotChipProps> => {
  if (!wait) return {};
  return wait.offer
    ? { look: 'offered', text: t('slot.offered', { time: countdownText(seconds) }) }
    : { text: t('slot.inLine', { position: wait.position }) };
};

/** What differs from a slot that this visitor has nothing to do with; `seconds` is what is left of a hold or an offer. */
const ownLook = (props: ChipProps, seconds: number): Partial<SlotChipProps> => {
  const { slot, state, wishId, wishText } = props;
  if (state.kind === 'asking' && state.slot.slotId === slot.Id)
    return { look: 'open', text: t('slot.holding'), isChosen: true };
  if (isHeld(state, slot))
    return {
      look: 'held',
      text: t('slot.held', { time: countdownText(seconds) }),
      isChosen: state.kind !== 'asking',
    };
  if (state.kind === 'ended' && state.slot.slotId === slot.Id && canBeChosen(slot))
    return { look: 'ended', text: t('slot.ended') };
  if (wishId === slot.Id && canBeChosen(slot)) return { text: wishText, isChosen: true };
  return waitLook(waitIn(props), seconds);
};

/** One element in every state: another one in its place would drop the focus of who chooses by keys. */
const Chip = (props: ChipProps) => {
  const seconds = useCountdown(keptUntil(props));
  return <SlotChip {...plain(props)} {...ownLook(props, seconds)} />;
};

const Chips = ({ day, ...rest }: SlotChipsProps) => (
  <fieldset className="slot-hd">
    <legend className="sr">{t('slot.legend', { day: longDay(day.day) })}</legend>
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

/** The slots of one day, radios of one group; what cannot be chosen says why in its own label. A day without delivery says so once. */
export const SlotChips = (props: SlotChipsProps) => {
  const { day, state } = props;
  const isOff = day.shut === 'off' && !day.slots.some((slot) => isHeld(state, slot));
  return (
    <div
      role="tabpanel"
      id={slotPanelId}
      className={styles.chips}
      aria-labelledby={dayTabId(day.day)}
    >
      {isOff ? (
        <div className={styles.off}>
          <Note tone="few" icon={CalendarDays}>
            {t('slot.dayOff', { day: longDay(day.day) })}
          </Note>
        </div>
      ) : (
        <Chips {...props} />
      )}
    </div>
  );
};
