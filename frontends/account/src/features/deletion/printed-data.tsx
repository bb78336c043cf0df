import { formatMobile } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../labels.ts';
import {
  addressLine,
  billLine,
  describeIncomplete,
  deviceLine,
  join,
  orderLine,
  paymentLine,
  preferenceRows,
} from './copy-labels.ts';
import styles from './deletion.module.css';
import type { PersonalData } from './personal-data.ts';

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

const Lists = ({ data }: { readonly data: PersonalData }) => (
  <>
    <List
      title={t('deletion.copy.addresses')}
      rows={data.addresses.map((address) => [address.Id, addressLine(address)])}
    />
    <List
      title={t('deletion.copy.orders')}
      rows={data.orders.map((order) => [order.Id, orderLine(order)])}
    />
    <List
      title={t('deletion.copy.bills')}
      rows={data.bills.map((bill) => [bill.Id, billLine(bill)])}
    />
    <List
      title={t('deletion.copy.payments')}
      rows={data.payments.map((payment) => [payment.TransactionId, paymentLine(payment)])}
    />
    <List
      title={t('deletion.copy.messages')}
      rows={data.conversations.flatMap(({ order, messages }) =>
        messages.map(({ Id, Message }) => [Id, join(order, Message)] as const),
      )}
    />
    <List
      title={t('deletion.copy.favourites')}
      rows={data.favourites.map(({ Id, Name }) => [Id, Name])}
    />
    <List title={t('deletion.copy.preferences')} rows={preferenceRows(data)} />
    <List
      title={t('deletion.copy.devices')}
      rows={data.devices.map((device) => [device.Id, deviceLine(device)])}
    />
  </>
);

/** The copy on paper, or as the PDF that the browser's print dialog saves. */
export const PrintedData = ({
  data,
  onClose,
}: {
  readonly data: PersonalData;
  readonly onClose: () => void;
}) => {
  usePrint(onClose);
  return createPortal(
    <article className={styles.copy}>
      <h1>{t('deletion.copy.title')}</h1>
      {data.incompleteParts.length > 0 && <p>{describeIncomplete(data)}</p>}
      {data.profile && <ProfileLine profile={data.profile} />}
      <Lists data={data} />
    </article>,
    document.body,
  );
};
