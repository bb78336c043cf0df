import { toPaise } from '@tokri/contracts/money';
import { orderPath } from '@tokri/contracts/platform';
import type { BillResponse } from '@tokri/contracts/api';
import { billPath } from '@tokri/web-kit/order';
import { device, isApiProblem, Link, useParams, useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Note,
  PageHeader,
  pictures,
  PrintButton,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { selectBill, useOrderBills, usePartyBill } from '../../features/bill/bill-queries.ts';
import { ConsolidatedNote } from '../../features/bill/consolidated-note.tsx';
import { BillView, billKindLabel } from '../../features/bill/bill-view.tsx';
import { NoteRefundHints } from '../../features/bill/note-payments.tsx';
import { BillPdf } from '../../features/bill/bill-pdf.tsx';
import billStyles from '../../features/bill/bill.module.css';
import { t } from '../../labels.ts';
import { SignInPrompt, useIsSignedIn } from '../orders/order-page-layout.tsx';
import styles from '../orders/orders.module.css';

const parseId = (text: string | null | undefined): number => {
  const id = Number(text ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

const NoBill = () => (
  <EmptyState title={t('bill.notFound')} text={t('order.notFoundText')} picture={pictures.box}>
    <ButtonLink kind="secondary" to="/booking-history">
      {t('order.all')}
    </ButtonLink>
  </EmptyState>
);
const BillSkeleton = () => (
  <>
    <span className="sr-only" role="status">
      {t('loading')}
    </span>
    <Skeleton as="title" />
    <Skeleton as="panel-area" />
    <Skeleton as="panel-area" />
  </>
);

const BillActions = ({
  bill,
  bills,
}: {
  readonly bill: BillResponse;
  readonly bills: readonly BillResponse[];
}) => {
  const otherBills = bills.filter(({ Id, Against }) => Id !== bill.Id && Against?.Id !== bill.Id);
  return (
    <div className={billStyles.actions}>
      <PrintButton>{t('bill.print')}</PrintButton>
      {bill.PdfUrl && <BillPdf bill={bill} />}
      {otherBills.map((otherBill) => (
        <Link
          key={otherBill.Id}
          className="link"
          to={billPath({ orderId: otherBill.TransactionId, billId: otherBill.Id })}
        >
          {billKindLabel(otherBill)} {otherBill.Number}
        </Link>
      ))}
    </div>
  );
};

const notesOf = (
  bill: BillResponse,
  bills: readonly BillResponse[],
  kind: 'CreditNote' | 'DebitNote',
): readonly BillResponse[] =>
  bills.filter(({ Kind, Against }) => Kind === kind && Against?.Id === bill.Id);

const NoteLinks = ({ notes }: { readonly notes: readonly BillResponse[] }) =>
  notes.map((note) => (
    <Fragment key={note.Id}>
      {' '}
      <Link className="link" to={billPath({ orderId: note.TransactionId, billId: note.Id })}>
        {billKindLabel(note)} {note.Number}
      </Link>
    </Fragment>
  ));

const isCreditedInFull = (bill: BillResponse, creditNotes: readonly BillResponse[]): boolean =>
  creditNotes.reduce((paise, { Totals }) => paise + toPaise(Totals.Payable), 0) >=
  toPaise(bill.Totals.Payable);

const CreditedBillNote = ({
  bill,
  bills,
}: {
  readonly bill: BillResponse;
  readonly bills: readonly BillResponse[];
}) => {
  const creditNotes = notesOf(bill, bills, 'CreditNote');
  if (creditNotes.length === 0) return null;
  return (
    <Note>
      {t(isCreditedInFull(bill, creditNotes) ? 'bill.voided' : 'bill.reduced')}
      <NoteLinks notes={creditNotes} />
    </Note>
  );
};

const RaisedBillNote = ({
  bill,
  bills,
}: {
  readonly bill: BillResponse;
  readonly bills: readonly BillResponse[];
}) => {
  const debitNotes = notesOf(bill, bills, 'DebitNote');
  if (debitNotes.length === 0) return null;
  return (
    <Note>
      {t('bill.raised')}
      <NoteLinks notes={debitNotes} />
    </Note>
  );
};

const usePrintOnce = (isReady: boolean): void => {
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (!isReady || hasPrinted.current) return;
    hasPrinted.current = true;
    device().print?.();
  }, [isReady]);
};

interface BillPageProps {
  readonly orderId: number;
  readonly billId: number;
  readonly shouldPrint: boolean;
}

const BillDocumentPage = ({ orderId, billId, shouldPrint }: BillPageProps) => {
  const isSignedIn = useIsSignedIn();
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const orderBills = useOrderBills(orderId, isSignedIn);
  const partyBill = usePartyBill(orderId > 0 ? 0 : partyId, billId);
  const query = orderId > 0 ? orderBills : partyBill;
  const bill = selectBill(query.data, billId);
  const title = bill
    ? [billKindLabel(bill), bill.Number].filter(Boolean).join(' ')
    : t('bill.title');
  usePageTitle(title);
  usePrintOnce(shouldPrint && bill !== undefined);
  const renderBody = (): ReactNode => {
    if (orderId === 0 && billId === 0) return <NoBill />;
    if (!isSignedIn) return <SignInPrompt title={t('bill.signInTitle')} text={t('bill.signIn')} />;
    if (orderId === 0 && partyId === 0) return <NoBill />;
    if (query.data)
      return bill ? (
        <>
          <BillActions bill={bill} bills={query.data} />
          <ConsolidatedNote bill={bill} />
          <CreditedBillNote bill={bill} bills={query.data} />
          <RaisedBillNote bill={bill} bills={query.data} />
          <NoteRefundHints bills={query.data} />
          <BillView bill={bill} />
        </>
      ) : (
        <NoBill />
      );
    if (!query.isError) return <BillSkeleton />;
    const isUnknown = isApiProblem(query.error) && [400, 403, 404].includes(query.error.status);
    return isUnknown ? (
      <NoBill />
    ) : (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  return (
    <>
      <PageHeader title={title} backTo={orderId > 0 ? orderPath(orderId) : '/booking-history'} />
      <main id="main" className={`wrap ${styles.singleColumn}`} tabIndex={-1}>
        {renderBody()}
      </main>
    </>
  );
};

/** The path names a bill, never an order; `TransId` names the order of the bill. */
export const BillPage = () => {
  const { id } = useParams();
  const [search] = useSearchParams();
  return (
    <BillDocumentPage
      orderId={parseId(search.get('TransId'))}
      billId={parseId(id)}
      shouldPrint={false}
    />
  );
};

export const PrintBillPage = () => {
  const { Id, iId, flag } = useParams();
  return (
    <BillDocumentPage orderId={parseId(Id)} billId={parseId(iId)} shouldPrint={flag === '1'} />
  );
};
