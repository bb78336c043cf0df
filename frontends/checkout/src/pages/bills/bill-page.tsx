import { orderPath } from '@tokri/contracts';
import type { BillAnswer } from '@tokri/contracts/http';
import { billPath } from '@tokri/web-kit/order';
import { isApiProblem, Link, useParams, useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorPanel,
  FileText,
  Icon,
  Note,
  PageHeader,
  pictures,
  ReceiptText,
  Skeleton,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { chosenBill, useBillsOfOrder } from '../../features/bill/bill-reads.ts';
import { BillView, kindWords } from '../../features/bill/bill-view.tsx';
import billStyles from '../../features/bill/bill.module.css';
import { t } from '../../texts.ts';
import { SignInFirst, useIsSignedIn } from '../orders/order-frame.tsx';
import styles from '../orders/orders.module.css';

const idIn = (text: string | null | undefined): number => {
  const id = Number(text ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

const NoBill = () => (
  <Empty title={t('bill.none')} text={t('order.noneText')} picture={pictures.box}>
    <ButtonLink kind="second" to="/booking-history">
      {t('order.all')}
    </ButtonLink>
  </Empty>
);
const Waiting = () => (
  <>
    <span className="sr" role="status">
      {t('loading')}
    </span>
    <Skeleton as="title" />
    <Skeleton as="panel-s" />
    <Skeleton as="panel-s" />
  </>
);

const Acts = ({
  bill,
  bills,
}: {
  readonly bill: BillAnswer;
  readonly bills: readonly BillAnswer[];
}) => {
  const others = bills.filter(({ Id, Against }) => Id !== bill.Id && Against?.Id !== bill.Id);
  return (
    <div className={billStyles.acts}>
      <Button kind="second" isSmall onClick={() => window.print()}>
        <Icon of={ReceiptText} size={16} />
        {t('bill.print')}
      </Button>
      {bill.PdfUrl && (
        <a className="btn second small" href={bill.PdfUrl} target="_blank" rel="noreferrer">
          <Icon of={FileText} size={16} />
          {t('bill.pdf')}
        </a>
      )}
      {others.map((other) => (
        <Link
          key={other.Id}
          className="link"
          to={billPath({ orderId: other.TransactionId, billId: other.Id })}
        >
          {kindWords(other)} {other.Number}
        </Link>
      ))}
    </div>
  );
};

/** A bill that a credit note takes back says so before anything else. */
const TakenBack = ({
  bill,
  bills,
}: {
  readonly bill: BillAnswer;
  readonly bills: readonly BillAnswer[];
}) => {
  const note = bills.find(({ Against }) => Against?.Id === bill.Id);
  if (!note) return null;
  return (
    <Note>
      {t('bill.takenBack')}{' '}
      <Link className="link" to={billPath({ orderId: note.TransactionId, billId: note.Id })}>
        {kindWords(note)} {note.Number}
      </Link>
    </Note>
  );
};

/** Prints once the document is on the page. */
const usePrintAtOnce = (isWanted: boolean): void => {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isWanted || isDone.current) return;
    isDone.current = true;
    window.print();
  }, [isWanted]);
};

interface Wanted {
  readonly orderId: number;
  /** 0: the newest. */
  readonly billId: number;
  readonly isPrinted: boolean;
}

const Page = ({ orderId, billId, isPrinted }: Wanted) => {
  const isSignedIn = useIsSignedIn();
  const query = useBillsOfOrder(orderId, isSignedIn);
  const bill = chosenBill(query.data, billId);
  const title = bill ? [kindWords(bill), bill.Number].filter(Boolean).join(' ') : t('bill.title');
  usePageTitle(title);
  usePrintAtOnce(isPrinted && bill !== undefined);
  const body = (): ReactNode => {
    if (orderId === 0) return <NoBill />;
    if (!isSignedIn) return <SignInFirst text={t('bill.signIn')} />;
    if (query.data)
      return bill ? (
        <>
          <Acts bill={bill} bills={query.data} />
          <TakenBack bill={bill} bills={query.data} />
          <BillView bill={bill} />
        </>
      ) : (
        <NoBill />
      );
    if (!query.isError) return <Waiting />;
    const isUnknown = isApiProblem(query.error) && [400, 403, 404].includes(query.error.status);
    return isUnknown ? (
      <NoBill />
    ) : (
      <ErrorPanel
        problem={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  };
  return (
    <>
      <PageHeader title={title} backTo={orderId > 0 ? orderPath(orderId) : '/booking-history'} />
      <main id="main" className={`wrap ${styles.alone}`} tabIndex={-1}>
        {body()}
      </main>
    </>
  );
};

/** `bill/{id}`: one bill. The order that it is of stands in the query; without one the id is an order's, and its newest document shows. */
export const BillPage = () => {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = idIn(search.get('TransId'));
  return orderId > 0 ? (
    <Page orderId={orderId} billId={idIn(id)} isPrinted={false} />
  ) : (
    <Page orderId={idIn(id)} billId={0} isPrinted={false} />
  );
};

/** `printbill-modal/{Id}/{iId}/{flag}`: Id order, iId bill (0 the newest), flag 1 prints at once. */
export const PrintBillPage = () => {
  const { Id, iId, flag } = useParams();
  return <Page orderId={idIn(Id)} billId={idIn(iId)} isPrinted={flag === '1'} />;
};
