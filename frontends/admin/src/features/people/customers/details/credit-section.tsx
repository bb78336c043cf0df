import { billingOperations, type PartyCreditResponse } from '@tokri/contracts/api';
import { defaultCompanyId } from '@tokri/contracts/platform';
import { callApi, useQuery } from '@tokri/web-kit/platform';
import { Button, formatExactPrice, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../../components/rows-skeleton.tsx';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
import { CreditSheet } from './credit-sheet.tsx';

const { readPartyCredit } = billingOperations;

const usePartyCredit = (partyId: number) =>
  useQuery({
    queryKey: [readPartyCredit.operationId, partyId],
    queryFn: ({ signal }) =>
      callApi(readPartyCredit, {
        query: { PartyId: partyId, CompanyId: defaultCompanyId },
        signal,
      }),
  });

const CreditFigures = ({ credit }: { readonly credit: PartyCreditResponse }) => {
  const rows = [
    [t('credit.limit'), formatExactPrice(credit.CreditLimit)],
    [t('credit.terms'), t('credit.days', { days: credit.TermsDays })],
    [t('credit.used'), formatExactPrice(credit.Used)],
    [t('credit.reserved'), formatExactPrice(credit.Reserved)],
    [t('credit.available'), formatExactPrice(credit.Available)],
    [t('credit.overdue'), formatExactPrice(credit.Overdue)],
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
}: {
  readonly partyId: number;
  readonly name: string;
}) => {
  const { data: credit, isPending, isFetching, refetch } = usePartyCredit(partyId);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="h-credit" className={styles.section}>
      <h3 id="h-credit">
        {t('credit.title')}{' '}
        {credit?.NotOffered === 'overdue' && (
          <Tag tone="warning">{t('credit.overdueSince', { days: credit.OverdueDays })}</Tag>
        )}
      </h3>
      {isPending && <RowsSkeleton count={2} />}
      {!isPending && !credit && (
        <p>
          {t('credit.failed')}{' '}
          <Button kind="secondary" isSmall isBusy={isFetching} onClick={() => void refetch()}>
            {t('orders.retry')}
          </Button>
        </p>
      )}
      {credit && (
        <>
          <CreditFigures credit={credit} />
          <Button kind="secondary" isSmall onClick={() => setOpen(true)}>
            {t('credit.change')}
          </Button>
          {isOpen && <CreditSheet credit={credit} name={name} onClose={() => setOpen(false)} />}
        </>
      )}
    </section>
  );
};
