import { Bell, Check, classNames, Icon, TriangleAlert } from '@tokri/web-kit/ui';

export type SlotChipState = 'open' | 'few' | 'full' | 'past' | 'held' | 'ended' | 'offered';

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
    <span className="fill" aria-hidden="true">
      {Array.from({ length: meterSteps }, (_, at) => (
        <i key={at} className={at < full ? undefined : 'o'} />
      ))}
    </span>
  );
};

const stateClass: Record<SlotChipState, string> = {
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
      <span className="st">
        {state === 'ended' && <Icon icon={TriangleAlert} size={16} />}
        {state === 'offered' && <Icon icon={Bell} size={16} />}
        {(state === 'open' || state === 'few') && occupancy !== undefined && (
          <Meter occupancy={occupancy} />
        )}
        {text}
        {state === 'open' && screenReaderText && <span className="sr">{screenReaderText}</span>}
      </span>
      {state === 'held' && (
        <span className="tick">
          <Icon icon={Check} size={16} />
        </span>
      )}
    </label>
  );
};
