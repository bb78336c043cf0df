import { Bell, Check, classNames, Icon, TriangleAlert } from '@tokri/web-kit/ui';

/** What a slot can be for the visitor; words come from the page, colour never speaks alone. */
export type SlotChipState = 'open' | 'few' | 'full' | 'past' | 'held' | 'ended' | 'offered';

export interface SlotChipProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly value: string;
  /** "7–9 am". */
  readonly time: string;
  /** "+₹25"; empty when the slot adds nothing. */
  readonly fee: string;
  readonly state: SlotChipState;
  /** "Open", "Only 2 left", "Full", "Closed at noon", "Held for you 7:42". */
  readonly text: string;
  /** How much of its capacity is taken, 0 to 1; shown in fifths while it can be chosen. */
  readonly occupancy?: number;
  /** More for those who listen, such as what the meter shows. */
  readonly screenReaderText?: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

const fifths = 5;

const Meter = ({ occupancy: taken }: { readonly occupancy: number }) => {
  const full = Math.min(fifths, Math.max(taken > 0 ? 1 : 0, Math.round(taken * fifths)));
  return (
    <span className="fill" aria-hidden="true">
      {Array.from({ length: fifths }, (_, at) => (
        <i key={at} className={at < full ? undefined : 'o'} />
      ))}
    </span>
  );
};

const classOf: Record<SlotChipState, string> = {
  open: '',
  few: 'few',
  full: 'full',
  past: 'past',
  held: 'held',
  ended: 'few',
  offered: 'few',
};

export const SlotChip = ({
  group,
  value,
  time,
  fee,
  state: look,
  text,
  occupancy: taken,
  screenReaderText: said,
  isChosen,
  isDisabled,
  onChoose,
}: SlotChipProps) => {
  const isClosed = look === 'full' || look === 'past';
  return (
    <label className={classNames('slot', classOf[look])}>
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        disabled={isDisabled || isClosed}
        onChange={onChoose}
      />
      <span className="time">{time}</span>
      <span className="fee">{fee}</span>
      <span className="st">
        {look === 'ended' && <Icon icon={TriangleAlert} size={16} />}
        {look === 'offered' && <Icon icon={Bell} size={16} />}
        {(look === 'open' || look === 'few') && taken !== undefined && <Meter occupancy={taken} />}
        {text}
        {look === 'open' && said && <span className="sr">{said}</span>}
      </span>
      {look === 'held' && (
        <span className="tick">
          <Icon icon={Check} size={16} />
        </span>
      )}
    </label>
  );
};
