import type { PartyCreditResponse } from '@tokri/contracts/api';
import { canPayOnline, CardSheet, isPaying } from '@tokri/web-kit/online-payment';
import { isApiProblem, useOnline } from '@tokri/web-kit/platform';
import {
  EmptyState,
  ErrorPanel,
  formatExactPrice,
  Note,
  pictures,
  Skeleton,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import { DuesFormView } from './dues-form.tsx';
import { useDuesPayments, useOpenBills, useRefreshDues } from './dues-queries.ts';
import styles from './dues.module.css';
import { OpenedPayments } from './opened-payments.tsx';
import { PaymentResult } from './payment-result.tsx';
import { PaymentsList } from './payments-list.tsx';
import { useDuesCheckout, type DuesCheckout } from './use-dues-checkout.ts';
import { useDuesForm } from './use-dues-form.ts';

const Loading = () => (
  <div aria-busy="true">
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="panel-area" />
    <Skeleton as="panel-area" />
  </div>
);

const NothingDue = () => (
  <EmptyState title={t('dues.nothing')} text={t('dues.nothingText')} picture={pictures.box} />
);

const isUnderWay = ({ state }: DuesCheckout): boolean =>
  isPaying(state) || state.kind === 'awaiting-confirmation';

interface DuesContentProps {
  readonly partyId: number;
  readonly credit: PartyCreditResponse;
  readonly checkout: DuesCheckout;
}

const DuesContent = ({ partyId, credit, checkout }: DuesContentProps) => {
  const refresh = useRefreshDues(partyId);
  const form = useDuesForm({
    partyId,
    bills: credit.Bills,
    onOpened: checkout.pay,
    onRejected: refresh,
  });
  if (!canPayOnline()) return <Note>{t('dues.noProvider')}</Note>;
  return <DuesFormView credit={credit} form={form} isLocked={isUnderWay(checkout)} />;
};

const Balance = ({ credit }: { readonly credit: PartyCreditResponse }) => (
  <dl className={styles.balance}>
    <div>
      <dt>{t('dues.outstanding')}</dt>
      <dd>
        <b className="strong">{formatExactPrice(credit.Outstanding)}</b>
      </dd>
    </div>
    {credit.Overdue > 0 && (
      <div>
        <dt>{t('dues.overdue')}</dt>
        <dd>
          <b className="strong">{formatExactPrice(credit.Overdue)}</b>
        </dd>
      </div>
    )}
    {credit.OnAccount > 0 && (
      <div>
        <dt>{t('dues.paidAhead')}</dt>
        <dd>
          <b className="strong">{formatExactPrice(credit.OnAccount)}</b>
        </dd>
      </div>
    )}
  </dl>
);

/** The provider's page for one payment, opened once. */
const useAutoOpen = (shouldOpen: boolean, { payment, pay }: DuesCheckout): void => {
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!shouldOpen || hasOpened.current || payment?.State !== 'opened') return;
    hasOpened.current = true;
    pay(payment);
  });
};

export interface DuesViewProps {
  readonly partyId: number;
  /** 0 without one in the address. */
  readonly paymentId: number;
  readonly shouldAutoOpen: boolean;
  /** For a person whose business it is not any more. */
  readonly noParty: ReactNode;
}

export const DuesView = ({ partyId, paymentId, shouldAutoOpen, noParty }: DuesViewProps) => {
  const credit = useOpenBills(partyId);
  const payments = useDuesPayments(partyId);
  const checkout = useDuesCheckout(partyId, paymentId);
  const isOnline = useOnline();
  useAutoOpen(shouldAutoOpen, checkout);
  if (credit.isPending) return <Loading />;
  if (!credit.data)
    return isApiProblem(credit.error) && credit.error.code === 'not-allowed' ? (
      noParty
    ) : (
      <ErrorPanel
        error={credit.error}
        isBusy={credit.isFetching}
        onRetry={() => void credit.refetch()}
      />
    );
  const isPaid = checkout.payment?.State === 'captured';
  const opened = (payments.data?.pages[0]?.rows ?? []).filter(
    ({ State, Payment }) => State === 'opened' && Payment !== null,
  );
  return (
    <>
      {!isOnline && <Note>{t('dues.offline')}</Note>}
      <Balance credit={credit.data} />
      <PaymentResult partyId={partyId} checkout={checkout} />
      <OpenedPayments payments={opened} isLocked={isUnderWay(checkout)} onPay={checkout.pay} />
      {credit.data.Bills.length === 0 && !isPaid && <NothingDue />}
      {!isPaid && <DuesContent partyId={partyId} credit={credit.data} checkout={checkout} />}
      <PaymentsList partyId={partyId} query={payments} />
      {checkout.card && (
        <CardSheet
          {...checkout.card}
          amount={formatExactPrice(checkout.amount)}
          returnPath={`/pay-outstanding?PaymentId=${checkout.paymentId}`}
        />
      )}
    </>
  );
};
