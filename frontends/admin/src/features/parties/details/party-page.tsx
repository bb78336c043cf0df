import type { PartyBalanceResponse } from '@tokri/contracts/api';
import { Link, useParams } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, Tag } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { parseId } from '../../../components/filter-address.ts';
import { Page } from '../../../components/page.tsx';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { CreditSection } from '../../../party-credit/credit-section.tsx';
import { SaveBillsButton } from '../../../document-batches/save-buttons.tsx';
import { t } from '../labels.ts';
import styles from '../parties.module.css';
import { t as oldBillText } from '../old-bills/labels.ts';
import { OldBillSheet } from '../old-bills/old-bill-sheet.tsx';
import { PaymentsSection } from '../payments/payments-section.tsx';
import { RecordPaymentSheet } from '../payments/record-payment-sheet.tsx';
import { ReminderSection } from '../reminders/reminder-section.tsx';
import { useParty } from '../party-queries.ts';
import { AdjustmentSheet } from './adjustment-sheet.tsx';
import { AgeingSection } from './ageing-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { OpenBillsSection } from './open-bills-section.tsx';

interface PartyProps {
  readonly party: PartyBalanceResponse;
}

const PartyActions = ({ party }: PartyProps) => {
  const [opened, setOpened] = useState<'payment' | 'adjustment' | 'oldBill' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button isSmall onClick={() => setOpened('payment')}>
        {t('record.action')}
      </Button>
      <Button kind="secondary" isSmall onClick={() => setOpened('adjustment')}>
        {t('adjust.action')}
      </Button>
      <Button kind="secondary" isSmall onClick={() => setOpened('oldBill')}>
        {oldBillText('action')}
      </Button>
      <SaveBillsButton party={party} />
      {opened === 'payment' && <RecordPaymentSheet party={party} onClose={close} />}
      {opened === 'adjustment' && <AdjustmentSheet party={party} onClose={close} />}
      {opened === 'oldBill' && <OldBillSheet party={party} onClose={close} />}
    </>
  );
};

const PartyContent = ({ party }: PartyProps) => (
  <div className={styles.columns}>
    <div className={styles.column}>
      <OpenBillsSection partyId={party.PartyId} />
      <PaymentsSection partyId={party.PartyId} />
      <LedgerSection partyId={party.PartyId} />
    </div>
    <div className={styles.column}>
      <div className={cardStyles.card}>
        <div className={styles.section}>
          <CreditSection partyId={party.PartyId} name={party.Name} heading="h2" />
        </div>
      </div>
      <AgeingSection party={party} />
      <ReminderSection party={party} />
    </div>
  </div>
);

export const PartyPage = () => {
  const partyId = parseId(useParams().id ?? null);
  const { data: party, isPending, isFetching, error, refetch } = useParty(partyId);
  return (
    <Page
      title={party?.Name ?? t('party.title')}
      head={
        party && (
          <>
            <b className="strong narrow-only" aria-hidden="true">
              {party.Name}
            </b>
            <span className="muted">{party.GSTIN}</span>
            {party.Overdue > 0 && (
              <Tag tone="warning">{t('overdue.since', { days: party.OverdueDays })}</Tag>
            )}
          </>
        )
      }
      actions={party && <PartyActions party={party} />}
    >
      <Link className={`link ${styles.back}`} to="/admin/parties">
        {t('party.back')}
      </Link>
      {isPending && <RowsSkeleton />}
      {error && party === undefined && (
        <ErrorPanel error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {party === null && <EmptyState title={t('party.notFound')} text={t('party.notFoundText')} />}
      {party && <PartyContent party={party} />}
    </Page>
  );
};
