import type { StaffBusinessApplicationResponse } from '@tokri/contracts/api';
import { stateCodeFromGstin, stateName } from '@tokri/contracts/tax';
import { Link, useNavigate } from '@tokri/web-kit/platform';
import {
  Button,
  EmptyState,
  formatMobile,
  formatPastMoment,
  Icon,
  Note,
  Tag,
  X,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { formatApplicationFilter } from './application-filter.ts';
import { ApproveSheet } from './approve-sheet.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { PeopleSection } from './people-section.tsx';
import { PortalSection } from './portal-section.tsx';

type Application = StaffBusinessApplicationResponse;
interface ApplicationProps {
  readonly application: Application;
}

const tones = { pending: 'warning', approved: 'success', declined: 'error' } as const;

const Details = ({ application }: ApplicationProps) => {
  const rows = [
    [t('business.gstin'), application.GSTIN],
    [t('business.stateOfGstin'), stateName(stateCodeFromGstin(application.GSTIN))],
    [t('business.address'), `${application.Address}, ${application.Pincode}`],
    [t('business.person'), application.PersonName],
    [t('panel.mobile'), application.Mobile && formatMobile(application.Mobile)],
    [t('business.applied'), formatPastMoment(application.AppliedAt)],
    [t('business.decided'), application.DecidedAt && formatPastMoment(application.DecidedAt)],
    [t('block.reason'), application.Reason],
  ] as const;
  return (
    <section aria-label={t('panel.details')} className={styles.section}>
      <dl className={styles.details}>
        {rows.flatMap(([name, value]) =>
          value
            ? [
                <div key={name}>
                  <dt className="muted">{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
      <Link className="link" to={`/admin/customers/${application.UserId}`}>
        {t('business.openPerson')}
      </Link>
    </section>
  );
};

const Decision = ({ application }: ApplicationProps) => {
  const [sheet, setSheet] = useState<'approve' | 'decline' | null>(null);
  const navigate = useNavigate();
  const close = () => setSheet(null);
  const showDecided = (state: 'approved' | 'declined'): void => {
    close();
    void navigate({
      pathname: `/admin/businesses/${application.UserId}`,
      search: formatApplicationFilter({ state, page: 1 }),
    });
  };
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={() => setSheet('decline')}>
        {t('business.decline')}
      </Button>
      <Button onClick={() => setSheet('approve')}>{t('business.approve')}</Button>
      {sheet === 'approve' && (
        <ApproveSheet
          application={application}
          onApproved={() => showDecided('approved')}
          onClose={close}
        />
      )}
      {sheet === 'decline' && (
        <DeclineSheet
          application={application}
          onDeclined={() => showDecided('declined')}
          onClose={close}
        />
      )}
    </div>
  );
};

const AccountLink = ({ partyId }: { readonly partyId: number }) =>
  usePermissions().includes('payments') ? (
    <Link className="link" to={`/admin/parties/${partyId}`}>
      {t('business.openAccount')}
    </Link>
  ) : null;

const Content = ({ application }: ApplicationProps) => (
  <>
    <div className={styles.body}>
      {application.State === 'pending' && application.PartyId > 0 && (
        <Note>{t('business.joins', { name: application.PartyName })}</Note>
      )}
      <Details application={application} />
      <PortalSection application={application} />
      {application.PartyId > 0 && <AccountLink partyId={application.PartyId} />}
      {application.PartyId > 0 && <PeopleSection partyId={application.PartyId} />}
      <Link className="link" to={`/admin/audit?Subject=user:${application.UserId}`}>
        {t('panel.audit')}
      </Link>
    </div>
    {application.State === 'pending' && <Decision application={application} />}
  </>
);

export const ApplicationPanel = ({
  application,
  listSearch,
}: {
  readonly application: Application | undefined;
  readonly listSearch: string;
}) => (
  <aside className={styles.panel} aria-labelledby="h-application">
    <div className={styles.panelHead}>
      <h2 id="h-application" className="grow">
        {application?.Name ?? t('business.application')}
      </h2>
      {application && (
        <Tag tone={tones[application.State]}>{t(`business.state.${application.State}`)}</Tag>
      )}
      <Link
        className="icon-button"
        aria-label={t('business.close')}
        to={{ pathname: '/admin/businesses', search: listSearch }}
      >
        <Icon icon={X} />
      </Link>
    </div>
    {application ? (
      <Content application={application} />
    ) : (
      <EmptyState title={t('business.notListed')} text={t('business.notListedText')} />
    )}
  </aside>
);
