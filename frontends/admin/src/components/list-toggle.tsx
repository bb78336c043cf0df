import styles from './list-toggle.module.css';

/** Above a list, to show only a part of it. */
export const ListToggle = ({
  label,
  isOn,
  onToggle,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}) => (
  <div className={styles.frame}>
    <button type="button" className="chip" aria-pressed={isOn} onClick={onToggle}>
      {label}
    </button>
  </div>
);
