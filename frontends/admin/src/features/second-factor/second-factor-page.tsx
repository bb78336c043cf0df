import { ErrorPanel } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../components/card.module.css';
import { Page } from '../../components/page.tsx';
import { RowsSkeleton } from '../../components/rows-skeleton.tsx';
import { ActiveCard, VerifyCard } from './active-factor.tsx';
import { EnrolmentCard } from './enrolment.tsx';
import { t } from '../../second-factor/labels.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor } from '../../second-factor/second-factor-queries.ts';

const Content = () => {
  const status = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
  if (status.data) {
    if (status.data.ActiveSince === null)
      return (
        <EnrolmentCard
          isRequired={status.data.MissingStep === 'enrol'}
          onRecoveryCodes={setCodes}
        />
      );
    return status.data.IsVerified ? (
      <ActiveCard status={status.data} onRecoveryCodes={setCodes} />
    ) : (
      <VerifyCard />
    );
  }
  return (
    <div className={cardStyles.card}>
      {status.isError ? (
        <ErrorPanel
          error={status.error}
          isBusy={status.isFetching}
          onRetry={() => void status.refetch()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </div>
  );
};

export const SecondFactorPage = () => (
  <Page title={t('title')}>
    <Content />
  </Page>
);
