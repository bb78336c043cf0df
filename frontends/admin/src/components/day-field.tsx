import { formatDate } from '@tokri/web-kit/ui';
import styles from './day-field.module.css';

/** A date of a filter; empty for none. The browser writes it as its own language does. */
export const DayField = ({
  label,
  day,
  className,
  onSelect,
}: {
  readonly label: string;
  readonly day: string;
  readonly className: string | undefined;
  readonly onSelect: (day: string) => void;
}) => (
  <label className={className}>
    <span className={styles.label} data-day={day ? formatDate(day) : undefined}>
      {label}
    </span>
    <input
      type="date"
      className="input"
      value={day}
      onChange={({ target }) => onSelect(target.value)}
    />
  </label>
);
