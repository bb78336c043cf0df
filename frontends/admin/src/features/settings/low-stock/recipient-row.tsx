import { Button, FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from './labels.ts';
import { hasChannel, type Recipient } from './low-stock-form.ts';
import type { StaffMember } from './low-stock-queries.ts';
import styles from './low-stock.module.css';

export const nameOf = (staff: StaffMember | undefined, userId: number): string =>
  staff?.Name || t('unknown', { id: userId });

const findHints = (recipient: Recipient, staff: StaffMember | undefined): readonly string[] => {
  if (!staff?.CanReceive) return [t('notAllowed')];
  return [
    ...(recipient.Mail && !staff.HasMail ? [t('noMail')] : []),
    ...(recipient.Sms && !staff.HasMobile ? [t('noMobile')] : []),
  ];
};

interface RecipientProps {
  readonly recipient: Recipient;
  readonly name: string;
  readonly onChange: (recipient: Recipient) => void;
}

const ChannelFields = ({
  recipient,
  name,
  describedBy,
  onChange,
}: RecipientProps & { readonly describedBy: string | undefined }) => (
  <fieldset className={styles.channels} aria-describedby={describedBy}>
    <legend className="sr-only">{t('channels', { name })}</legend>
    {(['Mail', 'Sms'] as const).map((channel) => (
      <label key={channel} className={styles.checkbox}>
        <input
          type="checkbox"
          checked={recipient[channel]}
          onChange={({ target }) => onChange({ ...recipient, [channel]: target.checked })}
        />
        {t(channel === 'Mail' ? 'mail' : 'sms')}
      </label>
    ))}
  </fieldset>
);

const LanguageSelect = ({ recipient, name, onChange }: RecipientProps) => (
  <select
    className={`input ${styles.language}`}
    aria-label={t('language', { name })}
    value={recipient.Language}
    onChange={({ target }) =>
      onChange({ ...recipient, Language: target.value === 'hi' ? 'hi' : 'en' })
    }
  >
    <option value="en">{t('en')}</option>
    <option value="hi">{t('hi')}</option>
  </select>
);

export const RecipientRow = ({
  recipient,
  staff,
  onChange,
  onRemove,
}: Omit<RecipientProps, 'name'> & {
  readonly staff: StaffMember | undefined;
  readonly onRemove: () => void;
}) => {
  const id = useId();
  const name = nameOf(staff, recipient.UserId);
  const hints = findHints(recipient, staff);
  const error = hasChannel(recipient) ? undefined : t('noChannel');
  const isDescribed = error !== undefined || hints.length > 0;
  return (
    <li className={styles.row}>
      <b className={styles.name}>{name}</b>
      <div className={styles.fields}>
        <ChannelFields
          {...{ recipient, name, onChange }}
          describedBy={isDescribed ? `${id}h` : undefined}
        />
        <LanguageSelect {...{ recipient, name, onChange }} />
      </div>
      <div className={styles.remove}>
        <Button kind="secondary" onClick={onRemove} aria-label={t('remove', { name })}>
          {t('removeShort')}
        </Button>
      </div>
      {isDescribed && (
        <div id={`${id}h`} className={styles.hints}>
          <FieldError id={`${id}e`} text={error} />
          {hints.map((hint) => (
            <span key={hint} className="hint">
              {hint}
            </span>
          ))}
        </div>
      )}
    </li>
  );
};
