import type { StaffBusinessApplicationResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatDate, shopDate, Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { formatApplicationFilter } from './application-filter.ts';
import type { ApplicationFilter } from './business-queries.ts';

type ApplicationColumn = Column<StaffBusinessApplicationResponse>;

const ConfirmationCell = ({
  application,
}: {
  readonly application: StaffBusinessApplicationResponse;
}) =>
  application.PortalName ? (
    <Tag tone="success">{t('business.confirmed')}</Tag>
  ) : (
    <Tag tone="warning">{t('business.unconfirmed')}</Tag>
  );

export const listApplicationColumns = (filter: ApplicationFilter): readonly ApplicationColumn[] => [
  {
    id: 'business',
    header: t('column.business'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <Link
        className={styles.name}
        to={{
          pathname: `/admin/businesses/${row.original.UserId}`,
          search: formatApplicationFilter(filter),
        }}
      >
        {row.original.Name}
      </Link>
    ),
  },
  {
    id: 'gstin',
    header: t('business.gstin'),
    meta: { phone: 'main' },
    cell: ({ row }) => row.original.GSTIN,
  },
  {
    id: 'person',
    header: t('business.person'),
    meta: { phone: 'main' },
    cell: ({ row }) => row.original.PersonName || row.original.Mobile,
  },
  {
    id: 'portal',
    header: t('business.portal'),
    meta: { phone: 'side' },
    cell: ({ row }) => <ConfirmationCell application={row.original} />,
  },
  {
    id: 'applied',
    header: t('business.applied'),
    meta: { phone: 'side' },
    cell: ({ row }) => formatDate(shopDate(new Date(row.original.AppliedAt)), { withYear: true }),
  },
];
