import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Tag } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { ages, formatAmount, type Age } from '../ageing.ts';
import { t } from '../labels.ts';
import styles from '../parties.module.css';
import { t as reminderText } from '../reminders/labels.ts';
import { LastReminder } from '../reminders/last-reminder.tsx';

type PartyColumn = Column<PartyBalanceResponse>;

const toAgeColumn = (age: Age): PartyColumn => ({
  id: age,
  header: t(`age.${age}`),
  meta: { phone: 'hidden', isNumber: true },
  cell: ({ row }) => formatAmount(row.original.Ageing[age]),
});

const OverdueCell = ({ party }: { readonly party: PartyBalanceResponse }) =>
  party.Overdue > 0 ? (
    <Tag tone="warning">{t('overdue.since', { days: party.OverdueDays })}</Tag>
  ) : null;

export const listPartyColumns = (): readonly PartyColumn[] => [
  {
    id: 'name',
    header: t('column.name'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <>
        <Link className={styles.name} to={`/admin/parties/${row.original.PartyId}`}>
          {row.original.Name}
        </Link>
        <small>{row.original.GSTIN}</small>
      </>
    ),
  },
  {
    id: 'outstanding',
    header: t('column.outstanding'),
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => <span className="strong">{formatAmount(row.original.Outstanding)}</span>,
  },
  ...ages.map(toAgeColumn),
  {
    id: 'available',
    header: t('column.available'),
    meta: { phone: 'hidden', isNumber: true },
    cell: ({ row }) => formatAmount(row.original.Available),
  },
  {
    id: 'overdue',
    header: t('column.overdue'),
    meta: { phone: 'side' },
    cell: ({ row }) => <OverdueCell party={row.original} />,
  },
  {
    id: 'lastReminder',
    header: reminderText('last'),
    meta: { phone: 'hidden' },
    cell: ({ row }) => <LastReminder reminder={row.original.LastReminder} />,
  },
];
