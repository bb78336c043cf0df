import type { StaffMemberResponse } from '@tokri/contracts/api';
import { permissions } from '@tokri/contracts/platform';
import { formatMobile, formatPastMoment, Tag } from '@tokri/web-kit/ui';
import { permissionLabel } from '../../../audit/labels.ts';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { InvitationCell } from './invitation-cell.tsx';
import { SecondFactorCell } from './second-factor-cell.tsx';
import { staffName } from './staff-name.ts';

type StaffColumn = Column<StaffMemberResponse>;

const PermissionTags = ({ member }: { readonly member: StaffMemberResponse }) => (
  <span className={styles.tags}>
    {member.Permissions.length === permissions.length ? (
      <Tag tone="success">{t('staff.all')}</Tag>
    ) : (
      member.Permissions.map((permission) => (
        <Tag key={permission}>{permissionLabel(permission)}</Tag>
      ))
    )}
  </span>
);

const listSignInColumns = (): readonly StaffColumn[] => [
  {
    id: 'lastSignIn',
    header: t('staff.column.lastSignIn'),
    meta: { phone: 'side' },
    cell: ({ row }) =>
      row.original.LastSignInAt ? (
        formatPastMoment(row.original.LastSignInAt)
      ) : (
        <span className="muted">{t('staff.notYet')}</span>
      ),
  },
  {
    id: 'invitation',
    header: t('staff.column.invitation'),
    meta: { phone: 'main' },
    cell: ({ row }) => <InvitationCell member={row.original} />,
  },
];

export const listStaffColumns = (
  ownId: number | undefined,
  onOpen: (member: StaffMemberResponse) => void,
): readonly StaffColumn[] => [
  {
    id: 'name',
    header: t('staff.column.name'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <>
        <button
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => onOpen(row.original)}
        >
          {staffName(row.original)}
        </button>{' '}
        {row.original.UserId === ownId && <Tag tone="info">{t('staff.you')}</Tag>}
      </>
    ),
  },
  {
    id: 'mobile',
    header: t('staff.column.mobile'),
    meta: { phone: 'main' },
    cell: ({ row }) => formatMobile(row.original.Mobile),
  },
  {
    id: 'permissions',
    header: t('staff.column.permissions'),
    meta: { phone: 'main' },
    cell: ({ row }) => <PermissionTags member={row.original} />,
  },
  {
    id: 'secondFactor',
    header: t('staff.column.secondFactor'),
    meta: { phone: 'main' },
    cell: ({ row }) => (
      <SecondFactorCell member={row.original} isSelf={row.original.UserId === ownId} />
    ),
  },
  ...listSignInColumns(),
];
