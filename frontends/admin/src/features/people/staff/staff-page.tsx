import type { StaffMemberResponse } from '@tokri/contracts/api';
import { allowNavigation, useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Button, EmptyState, ErrorPanel, Icon, Plus } from '@tokri/web-kit/ui';
import { useMemo, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import cardStyles from '../../../components/card.module.css';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t } from '../labels.ts';
import { InviteSheet } from './invite-sheet.tsx';
import { PermissionsSheet } from './permissions-sheet.tsx';
import { listStaffColumns } from './staff-columns.tsx';
import { staffName } from './staff-name.ts';
import { useStaff } from './staff-queries.ts';

/** The open sheet is in the address, so that other pages link to it. */
const useOpenSheet = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const open = (params: Readonly<Record<string, string>>): void =>
    setSearchParams(params, { replace: true });
  return {
    isInviting: searchParams.get('invite') === '1',
    personId: Number(searchParams.get('person') ?? 0),
    invite: () => open({ invite: '1' }),
    edit: ({ UserId }: StaffMemberResponse) => open({ person: String(UserId) }),
    /** Its form has asked already, or is saved: what it holds must not block the way. */
    close: () => {
      allowNavigation();
      open({});
    },
  };
};

const StaffTable = ({
  staff,
  onOpen,
}: {
  readonly staff: readonly StaffMemberResponse[];
  readonly onOpen: (member: StaffMemberResponse) => void;
}) => {
  const ownId = useSession((state) => state.user?.Id);
  // The sheet opens by the address, so an older callback opens it as well.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const columns = useMemo(() => listStaffColumns(ownId, onOpen), [ownId]);
  return (
    <DataTable
      label={t('staff.list')}
      rows={staff}
      columns={columns}
      getRowId={({ UserId }) => UserId}
      getRowName={staffName}
    />
  );
};

/** As it was when the sheet was opened: what is read later must not look like what staff saw. */
const useOpenedMember = (
  staff: readonly StaffMemberResponse[] | undefined,
  personId: number,
): StaffMemberResponse | undefined => {
  const opened = useRef<StaffMemberResponse>(undefined);
  if (opened.current?.UserId !== personId)
    opened.current = staff?.find(({ UserId }) => UserId === personId);
  return opened.current;
};

export const StaffPage = () => {
  const { data: staff, isPending, isError, error, isFetching, refetch } = useStaff();
  const sheet = useOpenSheet();
  const member = useOpenedMember(staff, sheet.personId);
  useHotkeys('i', sheet.invite, { preventDefault: true });
  return (
    <Page
      title={t('staff.title')}
      actions={
        <Button isSmall onClick={sheet.invite}>
          <Icon icon={Plus} size={16} />
          {t('staff.invite')}
        </Button>
      }
    >
      <section className={cardStyles.card} aria-label={t('staff.list')}>
        {isPending && <RowsSkeleton />}
        {isError && !staff && (
          <ErrorPanel error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {staff?.length === 0 && <EmptyState title={t('staff.empty')} text={t('staff.emptyText')} />}
        {staff && staff.length > 0 && <StaffTable staff={staff} onOpen={sheet.edit} />}
      </section>
      {sheet.isInviting && <InviteSheet onClose={sheet.close} />}
      {member && <PermissionsSheet key={member.UserId} member={member} onClose={sheet.close} />}
    </Page>
  );
};
