import type { PolicySummary } from '@tokri/contracts/api';
import { Link, useLanguage } from '@tokri/web-kit/platform';
import { policyTitles } from '@tokri/web-kit/policy';
import { ErrorPanel, formatDate, Tag } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { SettingsLayout } from '../settings-layout.tsx';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { usePolicies } from './policy-queries.ts';

const withYear = (date: string): string => formatDate(date, { withYear: true });

const PolicyRow = ({ policy }: { readonly policy: PolicySummary }) => {
  const language = useLanguage();
  const { Name, Version, From, NextVersion, NextFrom, HasChanges } = policy;
  return (
    <li>
      <div className={styles.entry}>
        <Link className="link" to={`/admin/settings/policies/${Name}`}>
          {policyTitles[Name][language]}
        </Link>
        <span className="fine-print">
          {From === null ? t('start') : t('inForce', { version: Version, date: withYear(From) })}
        </span>
      </div>
      {NextVersion !== null && NextFrom !== null && (
        <Tag>{t('next', { version: NextVersion, date: withYear(NextFrom) })}</Tag>
      )}
      {HasChanges && <Tag>{t('draft')}</Tag>}
    </li>
  );
};

export const PoliciesPage = () => {
  const policies = usePolicies();
  return (
    <SettingsLayout>
      <section className={cardStyles.card}>
        <p className={`fine-print ${cardStyles.note}`}>{t('intro')}</p>
        {policies.isPending && <RowsSkeleton />}
        {policies.isError && !policies.data && (
          <ErrorPanel
            error={policies.error}
            isBusy={policies.isFetching}
            onRetry={() => void policies.refetch()}
          />
        )}
        <ul className={styles.list}>
          {policies.data?.map((policy) => (
            <PolicyRow key={policy.Name} policy={policy} />
          ))}
        </ul>
      </section>
    </SettingsLayout>
  );
};
