import { FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';
import checkboxStyles from '../../components/checkbox.module.css';
import { t } from '../../labels.ts';
import {
  channelLabel,
  channels,
  purposeLabel,
  type Channel,
  type Purpose,
} from '../../preference-labels.ts';
import styles from './preferences.module.css';

interface ChannelFieldsProps {
  readonly purpose: Purpose;
  readonly choice: Readonly<Record<Channel, boolean>>;
  /** Which channels the customer agreed to, and when. */
  readonly consents?: string;
  readonly error?: string | undefined;
  readonly onChange: (change: Partial<Record<Channel, boolean>>) => void;
}

export const ChannelFields = (props: ChannelFieldsProps) => {
  const { purpose, choice, consents = '', error, onChange } = props;
  const id = useId();
  return (
    <fieldset
      name={purpose}
      className={styles.purpose}
      aria-describedby={error ? `${id}h ${id}e` : `${id}h`}
    >
      <legend className="strong">{purposeLabel(purpose)}</legend>
      <span className="hint" id={`${id}h`}>
        {t(`preferences.${purpose}Hint`)}
      </span>
      <div className={styles.channels}>
        {channels.map((channel) => (
          <label key={channel} className={checkboxStyles.checkbox}>
            <input
              type="checkbox"
              checked={choice[channel]}
              onChange={({ target }) => onChange({ [channel]: target.checked })}
            />
            {channelLabel(channel)}
          </label>
        ))}
      </div>
      <FieldError id={`${id}e`} text={error} />
      {consents !== '' && (
        <span className="hint">{t('preferences.agreed', { channels: consents })}</span>
      )}
    </fieldset>
  );
};
