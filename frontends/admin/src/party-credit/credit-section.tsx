import type { PartyCreditResponse } from '@tokri/contracts/api';
import { Button, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { t } from './labels.ts';
import styles from './party-credit.module.css';
import { CreditSheet } from './credit-sheet.tsx';
import { usePartyCredit } from './party-credit-queries.ts';

const CreditFigures = ({ credit }: { readonly credit: PartyCreditResponse }) => {
  const rows = [
    [t('limit'), formatExactPrice(credit.CreditLimit)],
    [t('terms'), t('days', { days: credit.TermsDays })],
    [t('used'), formatExactPrice(credit.Used)],
    [t('reserved'), formatExactPrice(credit.Reserved)],
    [t('available'), formatExactPrice(credit.Available)],
    [t('overdue'), formatExactPrice(credit.Overdue)],
  ] as const;
  return (
    <dl className={styles.details}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="muted">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** For staff who may see payments. */
export const CreditSection = ({
  partyId,
  name,
  heading: Heading = 'h3',
}: {
  readonly partyId: number;
  readonly name: string;
  readonly heading?: 'h2' | 'h3';
}) => {
  const { data: credit, isPending, isFetching, refetch } = usePartyCredit(partyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="h-credit" className={styles.section}>
      <Heading id="h-credit">
        {t('title')}{' '}
        {credit?.NotOffered === 'overdue' && (
          <Tag tone="warning">{t('overdueSince', { days: credit.OverdueDays })}</Tag>
        )}
      </Heading>
      {isPending && <RowsSkeleton count={2} />}
      {!isPending && !credit && (
        <p>
          {t('failed')}{' '}
          <Button kind="secondary" isSmall isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {credit && (
        <>
          <CreditFigures credit={credit} />
          <Button kind="secondary" isSmall onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
          {isOpen && <CreditSheet credit={credit} name={name} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
};
