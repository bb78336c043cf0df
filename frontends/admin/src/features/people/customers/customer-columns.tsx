import type { CustomerEntryResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatDate, formatPastMoment, shopDate, Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { formatCustomerFilter, type CustomerFilter } from './customer-filter.ts';
import { customerName } from './customer-name.ts';

type CustomerColumn = Column<CustomerEntryResponse>;

const StateCell = ({ customer }: { readonly customer: CustomerEntryResponse }) => {
  if (customer.IsClosed) return <Tag>{t('closed')}</Tag>;
  if (customer.IsBlocked)
    return (
      <Tag tone="error" hasDot>
        {t('blocked')}
      </Tag>
    );
  return customer.IsStaff ? (
    <Tag tone="info">{t('staffMember')}</Tag>
  ) : (
    <span className="muted">{t('active')}</span>
  );
};

const nameColumn = (filter: CustomerFilter): CustomerColumn => ({
  id: 'customer',
  header: t('column.customer'),
  meta: { phone: 'main' },
  cell: ({ row }) => (
    <Link
      className={styles.name}
      to={{
        pathname: `/admin/customers/${row.original.UserId}`,
        search: formatCustomerFilter(filter),
      }}
    >
      {customerName(row.original)}
    </Link>
  ),
});

export const listCustomerColumns = (filter: CustomerFilter): readonly CustomerColumn[] => [
  nameColumn(filter),
  {
    id: 'contact',
    header: t('column.contact'),
    meta: { phone: 'main' },
    cell: ({ row }) => row.original.Mobile || row.original.Email,
  },
  {
    id: 'business',
    header: t('column.business'),
    meta: { phone: 'main' },
    cell: ({ row }) => row.original.PartyName,
  },
  {
    id: 'registered',
    header: t('column.registered'),
    meta: { phone: 'hidden' },
    cell: ({ row }) =>
      formatDate(shopDate(new Date(row.original.RegisteredAt)), { withYear: true }),
  },
  {
    id: 'lastSeen',
    header: t('column.lastSeen'),
    meta: { phone: 'side' },
    cell: ({ row }) =>
      row.original.LastSeenAt ? formatPastMoment(row.original.LastSeenAt) : t('never'),
  },
  {
    id: 'state',
    header: t('column.state'),
    meta: { phone: 'side' },
    cell: ({ row }) => <StateCell customer={row.original} />,
  },
];
