import type { OrderResponse } from '@tokri/contracts/api';
import { Button, formatDate, Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../../labels.ts';
import styles from '../details/order-panel.module.css';
import { LiftLimitsSheet } from './lift-limits-sheet.tsx';
import { useOrderLimits, useRestoreLimitsMutation } from './limit-queries.ts';

type Limits = NonNullable<ReturnType<typeof useOrderLimits>['data']>;

const UsageText = ({ limits }: { readonly limits: Limits }) => (
  <p className="muted">
    {t('limits.usage', { count: limits.Unpaid, max: limits.Total, perSlot: limits.PerSlot })}
  </p>
);

/** Not for business customers, whose orders are not limited. */
export const LimitsSection = ({
  order: { UserId, UserName },
}: {
  readonly order: OrderResponse;
}) => {
  const limits = useOrderLimits(UserId).data;
  const { run: restore, isBusy } = useRestoreLimitsMutation(UserId);
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (!limits) return null;
  const lift = limits.Lift;
  return (
    <section aria-labelledby="h-limits" className={styles.section}>
      <h3 id="h-limits">{t('limits.heading')}</h3>
      {lift ? (
        <Note>
          <b className="strong">
            {t('limits.liftedUntil', { day: formatDate(lift.Until, { withYear: true }) })}
          </b>
          <br />
          {lift.Reason}
        </Note>
      ) : (
        <UsageText limits={limits} />
      )}
      {lift ? (
        <Button
          kind="secondary"
          isSmall
          className={styles.sectionAction}
          isBusy={isBusy}
          onClick={() => void restore(undefined)}
        >
          {t('limits.restore')}
        </Button>
      ) : (
        <Button
          kind="secondary"
          isSmall
          className={styles.sectionAction}
          onClick={() => setSheetOpen(true)}
        >
          {t('limits.lift')}
        </Button>
      )}
      {isSheetOpen && (
        <LiftLimitsSheet userId={UserId} userName={UserName} onClose={() => setSheetOpen(false)} />
      )}
    </section>
  );
};
