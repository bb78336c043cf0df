import type { LocationResponse } from '@tokri/contracts/api';
import { maxLowStockRecipients } from '@tokri/contracts/validation';
import { useLanguage } from '@tokri/web-kit/platform';
import { announce, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { OptionSelect } from '../../../components/option-select.tsx';
import { t } from './labels.ts';
import { newRecipient, type Recipient } from './low-stock-form.ts';
import type { StaffMember } from './low-stock-queries.ts';
import styles from './low-stock.module.css';
import { nameOf, RecipientRow } from './recipient-row.tsx';

interface LocationRecipientsProps {
  readonly location: Pick<LocationResponse, 'Id' | 'Name' | 'ClosedAt'>;
  readonly recipients: readonly Recipient[];
  readonly staff: readonly StaffMember[];
  readonly onChange: (recipients: readonly Recipient[]) => void;
}

const AddPerson = ({ location, recipients, staff, onChange }: LocationRecipientsProps) => {
  const language = useLanguage();
  const free = staff.filter(
    ({ UserId, CanReceive }) =>
      CanReceive && !recipients.some((recipient) => recipient.UserId === UserId),
  );
  if (recipients.length >= maxLowStockRecipients)
    return (
      <p className={`${cardStyles.body} fine-print`}>
        {t('full', { count: maxLowStockRecipients })}
      </p>
    );
  if (free.length === 0) return null;
  const add = (value: string): void => {
    const chosen = free.find(({ UserId }) => String(UserId) === value);
    if (!chosen) return;
    onChange([...recipients, newRecipient(chosen, language)]);
    announce(t('added', { name: nameOf(chosen, chosen.UserId), location: location.Name }));
  };
  return (
    <div className={cardStyles.body}>
      <OptionSelect
        label={t('add', { location: location.Name })}
        value=""
        emptyText={t('addFirst')}
        options={free.map((member) => [String(member.UserId), nameOf(member, member.UserId)])}
        className={styles.add}
        onSelect={add}
      />
    </div>
  );
};

/** Who gets the messages of one location. */
export const LocationRecipients = (props: LocationRecipientsProps) => {
  const { location, recipients, staff, onChange } = props;
  const findStaff = (userId: number) => staff.find(({ UserId }) => UserId === userId);
  const remove = ({ UserId }: Recipient): void => {
    onChange(recipients.filter((recipient) => recipient.UserId !== UserId));
    announce(t('removed', { name: nameOf(findStaff(UserId), UserId), location: location.Name }));
  };
  return (
    <section className={cardStyles.card} aria-label={location.Name}>
      <div className={cardStyles.head}>
        <h2>{location.Name}</h2>
        {location.ClosedAt && <Tag>{t('closed')}</Tag>}
      </div>
      {recipients.length === 0 && <p className={cardStyles.note}>{t('nobody')}</p>}
      <ul className={styles.rows}>
        {recipients.map((recipient) => (
          <RecipientRow
            key={recipient.UserId}
            recipient={recipient}
            staff={findStaff(recipient.UserId)}
            onChange={(changed) =>
              onChange(recipients.map((one) => (one.UserId === changed.UserId ? changed : one)))
            }
            onRemove={() => remove(recipient)}
          />
        ))}
      </ul>
      <AddPerson {...props} />
    </section>
  );
};
