import { billingOperations, type PartyCreditResponse } from '@tokri/contracts/api';
import { daysBetween } from '@tokri/contracts/dates';
import { useSaveLinkedFile } from '@tokri/web-kit/mutation-feedback';
import { callApi } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  ErrorPanel,
  formatDate,
  formatExactPrice,
  Tag,
  today,
} from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import tableStyles from '../../../components/table.module.css';
import { usePartyCredit } from '../../../party-credit/party-credit-queries.ts';
import { t } from '../labels.ts';
import styles from '../parties.module.css';

type OpenBill = PartyCreditResponse['Bills'][number];

/** As many as the operation lists. */
const maxListedBills = 500;

const findPdf = async (partyId: number, { Id, Number: number }: OpenBill) => {
  const [bill] = await callApi(billingOperations.readPartyBill, {
    query: { PARTYID: partyId, ID: Id },
  });
  if (!bill) throw new Error(`party ${partyId} has no bill ${Id}`);
  return { url: bill.PdfUrl, name: `${number}.pdf` };
};

interface BillRowProps {
  readonly partyId: number;
  readonly bill: OpenBill;
}

const PdfButton = ({ partyId, bill }: BillRowProps) => {
  const { mutate, isPending } = useSaveLinkedFile(
    () => findPdf(partyId, bill),
    t('bills.notSaved'),
  );
  return (
    <Button
      kind="quiet"
      isSmall
      isBusy={isPending}
      aria-label={t('bills.pdfOf', { number: bill.Number })}
      onClick={() => mutate()}
    >
      {t('bills.pdf')}
    </Button>
  );
};

const BillRow = ({ partyId, bill }: BillRowProps) => {
  const daysOverdue = daysBetween(bill.DueDate, today());
  return (
    <tr>
      <td className={tableStyles.phoneMain}>{bill.Number}</td>
      <td className={tableStyles.phoneHidden}>{formatDate(bill.Date, { withYear: true })}</td>
      <td className={tableStyles.phoneMain}>
        {formatDate(bill.DueDate, { withYear: true })}{' '}
        {daysOverdue > 0 && <Tag tone="warning">{t('overdue.since', { days: daysOverdue })}</Tag>}
      </td>
      <td className={classNames(tableStyles.number, tableStyles.phoneHidden)}>
        {formatExactPrice(bill.Amount)}
      </td>
      <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
        {formatExactPrice(bill.Due)}
      </td>
      <td className={classNames(styles.pdf, tableStyles.phoneSide)}>
        <PdfButton partyId={partyId} bill={bill} />
      </td>
    </tr>
  );
};

const BillTable = ({
  partyId,
  bills,
}: {
  readonly partyId: number;
  readonly bills: readonly OpenBill[];
}) => (
  <table className={tableStyles.table} aria-label={t('bills.title')}>
    <thead>
      <tr>
        <th scope="col">{t('bills.number')}</th>
        <th scope="col">{t('bills.date')}</th>
        <th scope="col">{t('bills.dueDate')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('bills.amount')}
        </th>
        <th scope="col" className={tableStyles.number}>
          {t('bills.due')}
        </th>
        <th scope="col">{t('bills.pdf')}</th>
      </tr>
    </thead>
    <tbody>
      {bills.map((bill) => (
        <BillRow key={bill.Id} partyId={partyId} bill={bill} />
      ))}
    </tbody>
  </table>
);

export const OpenBillsSection = ({ partyId }: { readonly partyId: number }) => {
  const { data: credit, isPending, isFetching, error, refetch } = usePartyCredit(partyId);
  return (
    <section className={cardStyles.card} aria-labelledby="h-open-bills">
      <div className={cardStyles.head}>
        <h2 id="h-open-bills">{t('bills.title')}</h2>
      </div>
      {isPending && <RowsSkeleton count={3} />}
      {error && !credit && (
        <ErrorPanel error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {credit?.Bills.length === 0 && <p className={cardStyles.note}>{t('bills.none')}</p>}
      {credit && credit.Bills.length > 0 && <BillTable partyId={partyId} bills={credit.Bills} />}
      {credit?.Bills.length === maxListedBills && (
        <p className={cardStyles.note}>{t('bills.oldest', { count: maxListedBills })}</p>
      )}
    </section>
  );
};
