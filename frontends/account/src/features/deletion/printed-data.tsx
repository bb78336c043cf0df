import { formatDate, formatExactPrice, formatMobile } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../labels.ts';
import styles from './deletion.module.css';
import type { PersonalData } from './personal-data.ts';

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' • ');

const List = ({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [key: string | number, text: string])[];
}) => (
  <section>
    <h2>{title}</h2>
    {rows.length === 0 && <p>{t('deletion.copy.none')}</p>}
    <ul className={styles.list}>
      {rows.map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  </section>
);

const toLines = (order: PersonalData['orders'][number]): string =>
  (order.Lines ?? [])
    .map(({ Quantity, Name, UnitName }) => `${Quantity} × ${Name}, ${UnitName}`)
    .join('; ');

const ProfileLine = ({ profile }: { readonly profile: NonNullable<PersonalData['profile']> }) => (
  <p>
    {join(
      profile.Name,
      formatMobile(profile.Mobile),
      profile.Email,
      profile.Address,
      profile.Pincode,
    )}
  </p>
);

const usePrint = (onClose: () => void): void => {
  useEffect(() => {
    document.documentElement.classList.add('prints-copy');
    window.addEventListener('afterprint', onClose, { once: true });
    window.print();
    return () => {
      document.documentElement.classList.remove('prints-copy');
      window.removeEventListener('afterprint', onClose);
    };
  }, [onClose]);
};

/** The copy on paper, or as the PDF that the browser's print dialog saves. */
export const PrintedData = ({
  data: { profile, addresses, favourites, orders, conversations },
  onClose,
}: {
  readonly data: PersonalData;
  readonly onClose: () => void;
}) => {
  usePrint(onClose);
  return createPortal(
    <article className={styles.copy}>
      <h1>{t('deletion.copy.title')}</h1>
      {profile && <ProfileLine profile={profile} />}
      <List
        title={t('deletion.copy.addresses')}
        rows={addresses.map(({ Id, Name, Mobile, Address, Pincode }) => [
          Id,
          join(Name, formatMobile(Mobile), Address, Pincode),
        ])}
      />
      <List
        title={t('deletion.copy.orders')}
        rows={orders.map((order) => [
          order.Id,
          join(
            order.TransactionNumber,
            formatDate(order.PDate),
            formatExactPrice(order.Totals.Payable),
            toLines(order),
          ),
        ])}
      />
      <List
        title={t('deletion.copy.messages')}
        rows={conversations.flatMap(({ order, messages }) =>
          messages.map(({ Id, Message }) => [Id, join(order, Message)] as const),
        )}
      />
      <List title={t('favourites.title')} rows={favourites.map(({ Id, Name }) => [Id, Name])} />
    </article>,
    document.body,
  );
};
