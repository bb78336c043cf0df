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

const Meter = ({ occupancy: taken }: { readonly occupancy: number }) => {
  const full = Math.min(meterSteps, Math.max(taken > 0 ? 1 : 0, Math.round(taken * meterSteps)));
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
    <label className={classNames('slot', stateClass[look])}>
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
