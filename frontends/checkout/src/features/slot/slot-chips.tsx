import type { SlotAnswer } from '@tokri/contracts/http';
import { countdownText, SlotChip, slotTime, useCountdown, type SlotChipProps } from '@tokri/web-kit/ui';
import { longDayText } from '../../formats.ts';
import { t } from '../../texts.ts';
import { canBeChosen, type SlotDay } from './slot-days.ts';
import styles from './slot.module.css';
import { feeWords, slotLook, takenOf } from './slot-words.ts';
import { currentHold, type ChosenSlot, type Hold, type HoldState } from './hold.ts';
import { dayTabId, slotPanelId } from './day-tabs.tsx';

export const chosenOf = ({ Id, Date: date, Start, End }: SlotAnswer): ChosenSlot => ({ slotId: Id, date, start: Start, end: End });

interface ChipProps {
  readonly slot: SlotAnswer;
  readonly state: HoldState;
  /** The slot that a visitor will hold after signing in; 0 for none. */
  readonly wishId: number;
  readonly onChoose: (slot: ChosenSlot) => void;
}

const plain = ({ slot, onChoose }: ChipProps): SlotChipProps => ({
  group: 'slot', value: String(slot.Id), time: slotTime(slot.Start, slot.End), fee: feeWords(slot.Fee), taken: takenOf(slot), isChosen: false, onChoose: () => onChoose(chosenOf(slot)), ...slotLook(slot),
});

const HeldChip = ({ hold, ...props }: ChipProps & { readonly hold: Hold }) => {
  const seconds = useCountdown(hold.until);
  return <SlotChip {...plain(props)} look="held" text={t('slot.held', { time: countdownText(seconds) })} isChosen={props.state.kind !== 'asking'} />;
};

const Chip = (props: ChipProps) => {
  const { slot, state, wishId } = props;
  const hold = currentHold(state);
  if (state.kind === 'asking' && state.slot.slotId === slot.Id) return <SlotChip {...plain(props)} look="open" text={t('slot.holding')} isChosen />;
  if (hold?.slot.slotId === slot.Id) return <HeldChip {...props} hold={hold} />;
  if (state.kind === 'ended' && state.slot.slotId === slot.Id && canBeChosen(slot)) return <SlotChip {...plain(props)} look="ended" text={t('slot.ended')} />;
  if (wishId === slot.Id && canBeChosen(slot)) return <SlotChip {...plain(props)} text={t('slot.wished')} isChosen />;
  return <SlotChip {...plain(props)} />;
};

export interface SlotChipsProps extends Omit<ChipProps, 'slot'> {
  readonly day: SlotDay;
}

/** The slots of one day, radios of one group; what cannot be chosen says why in its own label. */
export const SlotChips = ({ day, ...rest }: SlotChipsProps) => (
  <div role="tabpanel" id={slotPanelId} className={styles.chips} aria-labelledby={dayTabId(day.day)}>
    <fieldset className="slot-hd">
      <legend className="sr">{t('slot.legend', { day: longDayText(day.day) })}</legend>
      <div className="slots">{day.slots.map((slot) => <Chip key={slot.Id} slot={slot} {...rest} />)}</div>
    </fieldset>
  </div>
);
