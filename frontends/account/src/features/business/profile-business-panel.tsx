import { Link } from '@tokri/web-kit/platform';
import { ErrorPanel, Icon, Skeleton, Tag } from '@tokri/web-kit/ui';
import { Store } from '@tokri/web-kit/more-icons';
import { t } from '../../labels.ts';
import { businessState, useBusinessAccount, type BusinessState } from './business-queries.ts';
import styles from './business.module.css';

const tones = { pending: 'warning', declined: 'error', approved: 'success' } as const;

const Summary = ({ state }: { readonly state: BusinessState }) => {
  switch (state.kind) {
    case 'none':
      return <p>{t('business.linkText')}</p>;
    case 'member':
      return (
        <p className={styles.gstin}>
          <b className="strong">{state.profile.CompanyName}</b>
          <br />
          {state.profile.GSTN}
        </p>
      );
    default:
      return (
        <p>
          <Tag tone={tones[state.kind]}>{t(`business.state.${state.kind}`)}</Tag>
        </p>
      );
  }
};

const Content = ({ userId }: { readonly userId: number }) => {
  const account = useBusinessAccount(userId);
  if (account.data) {
    const state = businessState(account.data);
    return (
      <>
        <Summary state={state} />
        <Link className="link" to="/register-bcustomer">
          {t(`business.open.${state.kind}`)}
        </Link>
      </>
    );
  }
  if (account.isError)
    return (
      <ErrorPanel
        error={account.error}
        isBusy={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton width="70" />
    </div>
  );
};

/** What became of an application, on the page of the profile. */
export const ProfileBusinessPanel = ({ userId }: { readonly userId: number }) => (
  <section className={`panel ${styles.panel}`} aria-labelledby="h-own-business">
    <h2 id="h-own-business">
      <Icon icon={Store} />
      {t('business.own')}
    </h2>
    <Content userId={userId} />
  </section>
);
