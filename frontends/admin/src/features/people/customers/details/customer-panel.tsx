import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import { isApiProblem, Link } from '@tokri/web-kit/platform';
import { EmptyState, ErrorPanel, formatPastMoment, Icon, Note, Tag, X } from '@tokri/web-kit/ui';
import { useStaffNames } from '../../../../audit/use-staff-names.ts';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { usePermissions } from '../../../../layout/access-guard.tsx';
import { CreditSection } from '../../../../party-credit/credit-section.tsx';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
import { PeopleSection } from '../../businesses/people-section.tsx';
import { customerName } from '../customer-name.ts';
import { useCustomer } from '../customer-queries.ts';
import { CustomerActions } from './customer-actions.tsx';
import { OrdersSection } from './customer-orders.tsx';
import { AddressesSection, DetailsSection } from './customer-sections.tsx';
import { SessionsSection } from './sessions-section.tsx';

const BlockNote = ({
  block,
}: {
  readonly block: NonNullable<CustomerDetailsResponse['Block']>;
}) => {
  const { nameOf } = useStaffNames();
  return (
    <Note tone="warning">
      <b className="strong">{block.Reason}</b>
      <br />
      {t('block.note', { staff: nameOf(block.StaffId), time: formatPastMoment(block.At) })}
    </Note>
  );
};

const CustomerContent = ({ customer }: { readonly customer: CustomerDetailsResponse }) => {
  const permissions = usePermissions();
  const { UserId, PartyId, CompanyName } = customer.Profile;
  return (
    <>
      <div className={styles.body}>
        {customer.ClosedAt && (
          <Note>{t('closed.note', { time: formatPastMoment(customer.ClosedAt) })}</Note>
        )}
        {customer.Block && <BlockNote block={customer.Block} />}
        <DetailsSection customer={customer} />
        {PartyId > 0 && permissions.includes('payments') && (
          <CreditSection partyId={PartyId} name={CompanyName} />
        )}
        {PartyId > 0 && <PeopleSection partyId={PartyId} />}
        {permissions.includes('transactions') && <OrdersSection userId={UserId} />}
        <AddressesSection customer={customer} />
        <SessionsSection customer={customer} />
        <Link className="link" to={`/admin/audit?Subject=user:${UserId}`}>
          {t('panel.audit')}
        </Link>
      </div>
      {!customer.ClosedAt && <CustomerActions customer={customer} />}
    </>
  );
};

const CustomerState = ({ customer }: { readonly customer: CustomerDetailsResponse }) => {
  if (customer.ClosedAt) return <Tag>{t('closed')}</Tag>;
  if (customer.Block) return <Tag tone="error">{t('blocked')}</Tag>;
  return customer.Profile.Roles.length > 1 ? <Tag tone="info">{t('staffMember')}</Tag> : null;
};

export const CustomerPanel = ({
  userId,
  listSearch,
}: {
  readonly userId: number;
  readonly listSearch: string;
}) => {
  const query = useCustomer(userId);
  const customer = query.data;
  const isNotFound = isApiProblem(query.error) && query.error.status === 404;
  return (
    <aside className={styles.panel} aria-labelledby="h-customer">
      <div className={styles.panelHead}>
        <h2 id="h-customer" className="grow">
          {customer ? customerName(customer.Profile) : t('panel.title')}
        </h2>
        {customer && <CustomerState customer={customer} />}
        <Link
          className="icon-button"
          aria-label={t('panel.close')}
          to={{ pathname: '/admin/customers', search: listSearch }}
        >
          <Icon icon={X} />
        </Link>
      </div>
      {query.isPending && <RowsSkeleton count={4} />}
      {query.isError && !customer && isNotFound && (
        <EmptyState title={t('panel.notFound')} text={t('panel.notFoundText')} />
      )}
      {query.isError && !customer && !isNotFound && (
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {customer && <CustomerContent customer={customer} />}
    </aside>
  );
};
