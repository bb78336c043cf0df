import { t } from '../labels.ts';
import { DayField } from './day-field.tsx';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first and the last day of a filter, each of them optional. */
export const DayRange = ({
  days: { from, to },
  className,
  onChange,
}: {
  readonly days: Days;
  readonly className: string | undefined;
  readonly onChange: (change: Partial<Days>) => void;
}) => (
  <>
    <DayField
      className={className}
      label={t('days.from')}
      day={from}
      onSelect={(day) => onChange({ from: day })}
    />
    <DayField
      className={className}
      label={t('days.to')}
      day={to}
      onSelect={(day) => onChange({ to: day })}
    />
    {to !== '' && from > to && (
      <span className="field-error" role="alert">
        {t('days.reversed')}
      </span>
    )}
  </>
);
