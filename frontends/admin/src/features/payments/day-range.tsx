import { DayField } from '../../components/day-field.tsx';
import { t } from './labels.ts';
import styles from './payments.module.css';

interface Days {
  readonly from: string;
  readonly to: string;
}

export const DayRange = ({
  days,
  onChange,
}: {
  readonly days: Days;
  readonly onChange: (change: Partial<Days>) => void;
}) => (
  <>
    <DayField
      className={styles.filter}
      label={t('filter.from')}
      day={days.from}
      onSelect={(from) => onChange({ from })}
    />
    <DayField
      className={styles.filter}
      label={t('filter.to')}
      day={days.to}
      onSelect={(to) => onChange({ to })}
    />
  </>
);
