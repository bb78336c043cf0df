import type { BusinessApplicationResponse, UserResponse } from '@tokri/contracts/api';
import { partyRoleName, partyRoles, type PartyRole } from '@tokri/contracts/platform';
import { ButtonLink, Button, formatDate, Icon, Note, shopDate, Tag } from '@tokri/web-kit/ui';
import { Store } from '@tokri/web-kit/more-icons';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import { emptyForm } from './business-form-rules.ts';
import { BusinessForm } from './business-form.tsx';
import styles from './business.module.css';

interface FormOwner {
  readonly userId: number;
  readonly onSent: () => void;
}

interface StatePanelProps {
  readonly title: string;
  readonly tag?: ReactNode;
  /** The form that had the focus is gone. */
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

const StatePanel = ({ title, tag, isFocused = false, children }: StatePanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <section className={`panel ${styles.panel}`} aria-labelledby="h-business">
      <div className={styles.head}>
        <h2 id="h-business" ref={heading} tabIndex={-1}>
          <Icon icon={Store} />
          {title}
        </h2>
        <span role="status">{tag}</span>
      </div>
      {children}
    </section>
  );
};

const Details = ({ application }: { readonly application: BusinessApplicationResponse }) => {
  const { GSTIN, Name, Address, Pincode, AppliedAt } = application;
  const rows = [
    [t('business.gstinShort'), GSTIN],
    [t('business.nameShort'), Name],
    [t('business.addressShort'), `${Address}, ${Pincode}`],
    [t('business.appliedOn'), formatDate(shopDate(new Date(AppliedAt)), { withYear: true })],
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const NewApplication = ({
  invitedGstin,
  ...owner
}: FormOwner & { readonly invitedGstin: string }) => (
  <StatePanel title={t('business.newTitle')}>
    <p>{t(invitedGstin ? 'business.invited' : 'business.intro')}</p>
    <BusinessForm {...owner} initial={{ ...emptyForm, gstin: invitedGstin }} />
  </StatePanel>
);

export const PendingApplication = ({
  application,
  isFocused,
}: {
  readonly application: BusinessApplicationResponse;
  readonly isFocused: boolean;
}) => (
  <StatePanel
    title={t('business.sentTitle')}
    tag={<Tag tone="warning">{t('business.state.pending')}</Tag>}
    isFocused={isFocused}
  >
    <p>{t('business.pendingText')}</p>
    <Details application={application} />
  </StatePanel>
);

export const DeclinedApplication = ({
  application,
  ...owner
}: FormOwner & { readonly application: BusinessApplicationResponse }) => {
  const [isOpen, setOpen] = useState(false);
  const { GSTIN: gstin, Name: name, Address: address, Pincode: pincode } = application;
  return (
    <StatePanel
      title={t('business.sentTitle')}
      tag={<Tag tone="error">{t('business.state.declined')}</Tag>}
    >
      <Note tone="error">
        <b className="strong">{t('business.reason')}</b>
        <br />
        {application.Reason}
      </Note>
      {isOpen ? (
        <BusinessForm {...owner} initial={{ gstin, name, address, pincode }} />
      ) : (
        <>
          <Details application={application} />
          <Button onClick={() => setOpen(true)}>{t('business.applyAgain')}</Button>
        </>
      )}
    </StatePanel>
  );
};

/** Between the approval and the membership, which follows within seconds. */
export const ApprovedApplication = () => (
  <StatePanel
    title={t('business.sentTitle')}
    tag={<Tag tone="success">{t('business.state.approved')}</Tag>}
  >
    <p>{t('business.approvedText')}</p>
  </StatePanel>
);

const ownRoles = ({ Roles }: UserResponse): readonly PartyRole[] =>
  partyRoles.filter((role) => Roles.includes(partyRoleName(role)));

export const Member = ({ profile }: { readonly profile: UserResponse }) => (
  <StatePanel
    title={profile.CompanyName}
    tag={<Tag tone="success">{t('business.state.approved')}</Tag>}
  >
    <p className={styles.gstin}>{`${t('business.gstinShort')} ${profile.GSTN}`}</p>
    <p>{t('business.memberText')}</p>
    <ul className={styles.roles}>
      {ownRoles(profile).map((role) => (
        <li key={role}>
          <b className="strong">{t(`business.role.${role}`)}</b>
          <span className="muted"> {t(`business.roleText.${role}`)}</span>
        </li>
      ))}
    </ul>
    <div className={styles.actions}>
      <ButtonLink to="/home">{t('business.shop')}</ButtonLink>
      <ButtonLink kind="secondary" to="/pay-outstanding">
        {t('dues.title')}
      </ButtonLink>
      <ButtonLink kind="secondary" to="/business-people">
        {t('business.people')}
      </ButtonLink>
    </div>
  </StatePanel>
);
