import { isCancelledOrRejected, isNote } from '@tokri/contracts/orders';
import type { BillResponse, OrderResponse } from '@tokri/contracts/api';
import { Button, ErrorPanel, formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { t as tDebit } from '../../../debit-notes/labels.ts';
import { WaitingDebits } from '../../../debit-notes/waiting-debits.tsx';
import { usePermissions } from '../../../layout/access-guard.tsx';
import panelStyles from '../details/order-panel.module.css';
import { useIssuedBills } from './bill-queries.ts';
import styles from './bills.module.css';
import { CreditSheet } from './credit-sheet.tsx';
import { DebitSheet } from './debit/debit-sheet.tsx';
import { TakeBackSheet } from './debit/take-back-sheet.tsx';
import { CancelIrn } from './e-invoice/cancel-irn.tsx';
import { t } from './labels.ts';
import { OneTimeButton } from './one-time-button.tsx';
import { remainingUnits } from './remaining-units.ts';
import { SaveBillButton } from './save-bill-button.tsx';

const BillText = ({ bill }: { readonly bill: BillResponse }) => (
  <span className={styles.text}>
    <b className="strong">{bill.Number}</b>{' '}
    <small>{formatDate(bill.Date, { withYear: true })}</small>
    {bill.Against && (
      <>
        <br />
        {(bill.Kind === 'DebitNote' ? tDebit : t)('noteFor', { number: bill.Against.Number })}
      </>
    )}
    {bill.Reason && (
      <>
        <br />
        <small>{bill.Reason}</small>
      </>
    )}
  </span>
);

const Amount = ({ bill: { Kind, Totals } }: { readonly bill: BillResponse }) => (
  <b className={styles.amount}>
    {Kind === 'CreditNote' ? '− ' : ''}
    {formatExactPrice(Totals.Payable)}
  </b>
);

interface BillRowProps {
  readonly bill: BillResponse;
  readonly documents: readonly BillResponse[];
  readonly onReturn: (billId: number) => void;
}

const ReturnedGoods = ({ bill, documents, onReturn }: BillRowProps) => (
  <OneTimeButton
    text={t('returned')}
    label={t('returnedOf', { number: bill.Number })}
    doneText={t('allReturned')}
    isDone={remainingUnits(bill, documents).every((units) => units === 0)}
    onClick={() => onReturn(bill.Id)}
  />
);

const RaiseButton = ({
  bill,
  onRaise,
}: {
  readonly bill: BillResponse;
  readonly onRaise: (billId: number) => void;
}) => (
  <Button
    kind="secondary"
    isSmall
    aria-label={tDebit('raiseOf', { number: bill.Number })}
    onClick={() => onRaise(bill.Id)}
  >
    {tDebit('raise')}
  </Button>
);

const TakeBackButton = ({
  bill,
  documents,
  onTakeBack,
}: Omit<BillRowProps, 'onReturn'> & { readonly onTakeBack: (billId: number) => void }) => (
  <OneTimeButton
    text={tDebit('takeBack')}
    label={tDebit('takeBackOf', { number: bill.Number })}
    doneText={tDebit('isTakenBack')}
    isDone={documents.some(({ Kind, Against }) => Kind === 'CreditNote' && Against?.Id === bill.Id)}
    onClick={() => onTakeBack(bill.Id)}
  />
);

const BillList = ({
  documents,
  canCredit,
}: {
  readonly documents: readonly BillResponse[];
  readonly canCredit: boolean;
}) => {
  const [returnedId, setReturnedId] = useState<number>();
  const [raisedId, setRaisedId] = useState<number>();
  const [takenBackId, setTakenBackId] = useState<number>();
  const returned = documents.find(({ Id }) => Id === returnedId);
  const raised = documents.find(({ Id }) => Id === raisedId);
  const takenBack = documents.find(({ Id }) => Id === takenBackId);
  return (
    <>
      <ul className={styles.bills}>
        {documents.map((bill) => (
          <li key={bill.Id}>
            <BillText bill={bill} />
            <Amount bill={bill} />
            <SaveBillButton orderId={bill.TransactionId} bill={bill} />
            <CancelIrn bill={bill} />
            {canCredit && !isNote(bill.Kind) && (
              <>
                <ReturnedGoods bill={bill} documents={documents} onReturn={setReturnedId} />
                <RaiseButton bill={bill} onRaise={setRaisedId} />
              </>
            )}
            {canCredit && bill.Kind === 'DebitNote' && (
              <TakeBackButton bill={bill} documents={documents} onTakeBack={setTakenBackId} />
            )}
          </li>
        ))}
      </ul>
      {returned && (
        <CreditSheet
          bill={returned}
          remaining={remainingUnits(returned, documents)}
          onClose={() => setReturnedId(undefined)}
        />
      )}
      {takenBack && (
        <TakeBackSheet debitNote={takenBack} onClose={() => setTakenBackId(undefined)} />
      )}
      {raised && <DebitSheet bill={raised} onClose={() => setRaisedId(undefined)} />}
    </>
  );
};

const Bills = ({ order }: { readonly order: OrderResponse }) => {
  const { data, isPending, isFetching, error, refetch } = useIssuedBills(order.Id);
  // What is left on the bills of a cancelled order is credited without staff.
  const canCredit = !isCancelledOrRejected(order.Status);
  return (
    <section
      aria-labelledby="h-bills"
      className={panelStyles.section}
      aria-busy={isPending || undefined}
    >
      <h3 id="h-bills">{t('title')}</h3>
      {isPending && <RowsSkeleton count={1} />}
      {error && !data && (
        <ErrorPanel error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="fine-print">{t('none')}</p>}
      {data && data.length > 0 && <BillList documents={data} canCredit={canCredit} />}
      <WaitingDebits orderId={order.Id} />
    </section>
  );
};

/** For staff who may credit bills; the others see the link to the bill beside the sums. */
export const BillsSection = ({ order }: { readonly order: OrderResponse }) => {
  const mayCredit = usePermissions().includes('payments');
  return mayCredit && order.Bill ? <Bills order={order} /> : null;
};
