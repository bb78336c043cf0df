import { Field } from '@tokri/web-kit/ui';
import { useId } from 'react';
import checkboxStyles from '../../components/checkbox.module.css';
import { t } from '../../labels.ts';
import type { Preferences } from './preference-queries.ts';
import { switchQuietHours } from './preferences-form.ts';
import styles from './preferences.module.css';

interface QuietHoursFieldsProps {
  readonly quietHours: Preferences['QuietHours'];
  readonly error: 'quietMissing' | 'quietEmpty' | undefined;
  readonly onChange: (quietHours: Preferences['QuietHours']) => void;
}

export const QuietHoursFields = (props: QuietHoursFieldsProps) => {
  const { quietHours, error, onChange } = props;
  const id = useId();
  const errorText = error && t(`preferences.${error}`);
  const isStartMissing = error === 'quietMissing' && quietHours.Start === '';
  return (
    <fieldset name="QuietHours" className={styles.purpose} aria-describedby={id}>
      <legend className="strong">{t('preferences.quiet')}</legend>
      <span className="hint" id={id}>
        {t('preferences.quietHint')}
      </span>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          checked={quietHours.IsOn}
          onChange={({ target }) => onChange(switchQuietHours(quietHours, target.checked))}
        />
        {t('preferences.quietOn')}
      </label>
      {quietHours.IsOn && (
        <div className={styles.times}>
          <Field
            label={t('preferences.quietStart')}
            type="time"
            required
            value={quietHours.Start}
            error={isStartMissing ? errorText : undefined}
            onChange={({ target }) => onChange({ ...quietHours, Start: target.value })}
          />
          <Field
            label={t('preferences.quietEnd')}
            type="time"
            required
            value={quietHours.End}
            error={isStartMissing ? undefined : errorText}
            onChange={({ target }) => onChange({ ...quietHours, End: target.value })}
          />
        </div>
      )}
    </fieldset>
  );
};
