import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, formatDate, formatDateTime, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import styles from '../details/order-panel.module.css';
import { t } from './labels.ts';
import { LiftLimitsSheet } from './lift-limits-sheet.tsx';
import { useOrderLimits, useRestoreLimitsMutation, type Limits } from './limit-queries.ts';
import { LimitUsage } from './limit-usage.tsx';
import { staffName } from './staff-name.ts';

const LiftNote = ({ lift }: { readonly lift: NonNullable<Limits['Lift']> }) => (
  <Note>
    <b className="strong">
      {t('liftedUntil', { day: formatDate(lift.Until, { withYear: true }) })}
    </b>
    <br />
    {lift.Reason}
    <br />
    {t('liftedBy', { name: staffName(lift), time: formatDateTime(lift.At) })}
  </Note>
);

const LoadError = ({
  error,
  isBusy,
  onRetry,
}: {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}) => (
  <>
    <Note tone="error" isAlert>
      {isApiProblem(error) ? error.message : t('failed')}
    </Note>
    <Button
      kind="secondary"
      isSmall
      className={styles.sectionAction}
      isBusy={isBusy}
      onClick={onRetry}
    >
      {t('retry')}
    </Button>
  </>
);

const LoadedLimits = ({ limits }: { readonly limits: Limits }) => {
  const { run: restore, isBusy } = useRestoreLimitsMutation(limits.UserId);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <>
      {limits.Lift && <LiftNote lift={limits.Lift} />}
      <Button
        kind="secondary"
        isSmall
        className={styles.sectionAction}
        isBusy={isBusy}
        onClick={() => (limits.Lift ? void restore(undefined) : setSheetOpen(true))}
      >
        {t(limits.Lift ? 'restore' : 'lift')}
      </Button>
      <LimitUsage limits={limits} />
      {isSheetOpen && <LiftLimitsSheet limits={limits} onClose={() => setSheetOpen(false)} />}
    </>
  );
};

/** Not for business customers, whose orders are not limited. */
export const LimitsSection = ({ userId }: { readonly userId: number }) => {
  const query = useOrderLimits(userId);
  return (
    <section
      aria-labelledby="h-limits"
      className={styles.section}
      aria-busy={query.isPending || undefined}
    >
      <h3 id="h-limits">{t('heading')}</h3>
      {query.data && <LoadedLimits limits={query.data} />}
      {query.isError && !query.data && (
        <LoadError
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
};
