import type { DailyComparisonDetailsResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Button, formatDateTime, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import { t } from '../labels.ts';
import { orderLabel } from '../payment-labels.ts';
import type { ComparedDay } from '../payment-queries.ts';
import styles from '../payments.module.css';
import { AcknowledgeSheet } from './acknowledge-sheet.tsx';

type Difference = DailyComparisonDetailsResponse['Differences'][number];

const DifferenceOrder = ({ difference }: { readonly difference: Difference }) =>
  difference.TransactionId === 0 ? (
    <small>{t('comparison.noOrder')}</small>
  ) : (
    <Link className={styles.name} to={`/admin/payments/${difference.TransactionId}`}>
      {t('comparison.openPayment', { number: orderLabel(difference) })}
    </Link>
  );

const DifferenceNote = ({ difference }: { readonly difference: Difference }) => {
  const { nameOf } = useStaffNames();
  const { Acknowledged, TransactionId } = difference;
  if (!Acknowledged)
    return (
      <small>
        {t(TransactionId === 0 ? 'comparison.advice.unknown' : 'comparison.advice.payment')}
      </small>
    );
  const { Note, StaffId, At } = Acknowledged;
  return (
    <>
      <small>{Note}</small>
      <small>{t('acknowledge.by', { name: nameOf(StaffId), time: formatDateTime(At) })}</small>
    </>
  );
};

const DifferenceEntry = ({
  difference,
  onAcknowledge,
}: {
  readonly difference: Difference;
  readonly onAcknowledge: () => void;
}) => (
  <li className={styles.difference}>
    <Tag tone={difference.Acknowledged ? 'success' : 'error'}>
      {t(`comparison.kind.${difference.Kind}`)}
    </Tag>
    <dl className={styles.amounts}>
      <div>
        <dt className="muted">{t('comparison.inShop')}</dt>
        <dd>{formatExactPrice(difference.InShop)}</dd>
      </div>
      <div>
        <dt className="muted">{t('comparison.atProvider')}</dt>
        <dd>{formatExactPrice(difference.AtProvider)}</dd>
      </div>
    </dl>
    <small>{difference.GatewayId}</small>
    <DifferenceOrder difference={difference} />
    <DifferenceNote difference={difference} />
    {!difference.Acknowledged && (
      <Button kind="secondary" onClick={onAcknowledge}>
        {t('acknowledge.action')}
      </Button>
    )}
  </li>
);

export const DifferenceList = ({
  day,
  differences,
}: {
  readonly day: ComparedDay;
  readonly differences: readonly Difference[];
}) => {
  const [acknowledgedId, setAcknowledgedId] = useState<string | null>(null);
  return (
    <section aria-label={t('comparison.differences')} className={styles.section}>
      <ul className={styles.differences}>
        {differences.map((difference) => (
          <DifferenceEntry
            key={difference.Id}
            difference={difference}
            onAcknowledge={() => setAcknowledgedId(difference.Id)}
          />
        ))}
      </ul>
      {acknowledgedId !== null && (
        <AcknowledgeSheet
          day={day}
          differenceId={acknowledgedId}
          onClose={() => setAcknowledgedId(null)}
        />
      )}
    </section>
  );
};
