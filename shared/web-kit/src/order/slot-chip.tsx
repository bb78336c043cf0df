import { Bell, Check, classNames, Icon, TriangleAlert } from '@tokri/web-kit/ui';

export type SlotChipState = 'open' | 'low' | 'full' | 'past' | 'held' | 'ended' | 'offered';

export interface SlotChipProps {
  readonly group: string;
  readonly value: string;
  readonly time: string;
  readonly fee: string;
  readonly state: SlotChipState;
  readonly text: string;
  readonly occupancy?: number;
  readonly screenReaderText?: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

const meterSteps = 5;

const Meter = ({ occupancy }: { readonly occupancy: number }) => {
  const full = Math.min(
    meterSteps,
    Math.max(occupancy > 0 ? 1 : 0, Math.round(occupancy * meterSteps)),
  );
  return (
    <span className="meter" aria-hidden="true">
      {Array.from({ length: meterSteps }, (_, index) => (
        <i key={index} className={index < full ? undefined : 'unfilled'} />
      ))}
    </span>
  );
};

const stateClass: Record<SlotChipState, string> = {
  open: '',
  low: 'low',
  full: 'full',
  past: 'past',
  held: 'held',
  ended: 'low',
  offered: 'low',
};

export const SlotChip = ({
  group,
  value,
  time,
  fee,
  state,
  text,
  occupancy,
  screenReaderText,
  isChosen,
  isDisabled,
  onChoose,
}: SlotChipProps) => {
  const isClosed = state === 'full' || state === 'past';
  return (
    <label className={classNames('slot', stateClass[state])}>
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
      <span className="slot-status">
        {state === 'ended' && <Icon icon={TriangleAlert} size={16} />}
        {state === 'offered' && <Icon icon={Bell} size={16} />}
        {(state === 'open' || state === 'low') && occupancy !== undefined && (
          <Meter occupancy={occupancy} />
        )}
        {text}
        {state === 'open' && screenReaderText && (
          <span className="sr-only">{screenReaderText}</span>
        )}
      </span>
      {state === 'held' && (
        <span className="tick">
          <Icon icon={Check} size={16} />
        </span>
      )}
    </label>
  );
};
