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
import { NotePaymentButtons, NotePaymentTexts } from './debit/note-payments.tsx';
import { TakeBackSheet } from './debit/take-back-sheet.tsx';
import { CancelIrn } from './e-invoice/cancel-irn.tsx';
import { t } from './labels.ts';
import { OneTimeButton } from './one-time-button.tsx';
import { remainingAmount } from './remaining-amount.ts';
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
    {bill.Kind === 'DebitNote' && <NotePaymentTexts note={bill} />}
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
    isDone={remainingAmount(bill, documents) === 0}
    onClick={() => onTakeBack(bill.Id)}
  />
);

type OpenSheet = 'return' | 'raise' | 'take-back';

interface BillActionsProps extends Omit<BillRowProps, 'onReturn'> {
  readonly canCredit: boolean;
  readonly onOpen: (sheet: OpenSheet, billId: number) => void;
}

const BillActions = ({ bill, documents, canCredit, onOpen }: BillActionsProps) => (
  <>
    <SaveBillButton orderId={bill.TransactionId} bill={bill} />
    <CancelIrn bill={bill} />
    {canCredit && !isNote(bill.Kind) && (
      <>
        <ReturnedGoods
          bill={bill}
          documents={documents}
          onReturn={(billId) => onOpen('return', billId)}
        />
        <RaiseButton bill={bill} onRaise={(billId) => onOpen('raise', billId)} />
      </>
    )}
    {bill.Kind === 'DebitNote' && <NotePaymentButtons note={bill} />}
    {canCredit && bill.Kind === 'DebitNote' && (
      <TakeBackButton
        bill={bill}
        documents={documents}
        onTakeBack={(billId) => onOpen('take-back', billId)}
      />
    )}
  </>
);

const isRaised = (bill: BillResponse, documents: readonly BillResponse[]): boolean =>
  documents.some(
    (document) =>
      document.Kind === 'DebitNote' &&
      document.Against?.Id === bill.Id &&
      remainingAmount(document, documents) > 0,
  );

interface BillSheetProps extends Omit<BillRowProps, 'onReturn'> {
  readonly sheet: OpenSheet;
  readonly onClose: () => void;
}

const BillSheet = ({ sheet, bill, documents, onClose }: BillSheetProps) => {
  switch (sheet) {
    case 'return':
      return (
        <CreditSheet
          bill={bill}
          remaining={remainingUnits(bill, documents)}
          isRaised={isRaised(bill, documents)}
          onClose={onClose}
        />
      );
    case 'raise':
      return <DebitSheet bill={bill} onClose={onClose} />;
    case 'take-back':
      return (
        <TakeBackSheet
          debitNote={bill}
          remaining={remainingAmount(bill, documents)}
          onClose={onClose}
        />
      );
  }
};

const BillList = ({
  documents,
  canCredit,
}: {
  readonly documents: readonly BillResponse[];
  readonly canCredit: boolean;
}) => {
  const [opened, setOpened] = useState<{ readonly sheet: OpenSheet; readonly billId: number }>();
  const openedBill = documents.find(({ Id }) => Id === opened?.billId);
  return (
    <>
      <ul className={styles.bills}>
        {documents.map((bill) => (
          <li key={bill.Id}>
            <BillText bill={bill} />
            <Amount bill={bill} />
            <BillActions
              bill={bill}
              documents={documents}
              canCredit={canCredit}
              onOpen={(sheet, billId) => setOpened({ sheet, billId })}
            />
          </li>
        ))}
      </ul>
      {opened && openedBill && (
        <BillSheet
          sheet={opened.sheet}
          bill={openedBill}
          documents={documents}
          onClose={() => setOpened(undefined)}
        />
      )}
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
