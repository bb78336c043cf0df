import { erasureOperations, type ResponseBody } from '@tokri/contracts/api';
import { dayMs, minuteMs } from '@tokri/contracts/dates';
import { lateAuthorizationMs } from '@tokri/contracts/orders';
import { callApi, isApiProblem, useQuery } from '@tokri/web-kit/platform';
import {
  EmptyState,
  ErrorPanel,
  formatDatedTime,
  Note,
  PrintButton,
  Skeleton,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './deletion.module.css';

type CertificateResponse = ResponseBody<typeof erasureOperations.readErasure>;

const pollMs = 5_000;

type ServiceRow = CertificateResponse['Services'][number];

/** Without an order there is no bill. The orders are known once the order service has answered. */
const hasNeverOrdered = (services: readonly ServiceRow[]): boolean =>
  services.some(
    ({ Service, ErasedAt, Erased }) =>
      Service === 'order' &&
      ErasedAt !== '' &&
      !Erased.some(({ Kind, Count }) => Kind === 'orders' && Count > 0),
  );

const emptyText = (
  { Service, ErasedAt }: ServiceRow,
  { isUnanswered, keepsBills }: { readonly isUnanswered: boolean; readonly keepsBills: boolean },
) => {
  if (isUnanswered) return 'deletion.unanswered';
  if (ErasedAt === '') return 'deletion.notYet';
  return Service === 'billing' && keepsBills ? 'deletion.billsKept' : 'deletion.nothing';
};

const timeText = (erasedAt: string, isUnanswered: boolean): string => {
  if (isUnanswered) return t('deletion.unknownTime');
  return erasedAt === '' ? t('deletion.pending') : formatDatedTime(erasedAt);
};

type TableProps = Readonly<Pick<CertificateResponse, 'Services' | 'Unanswered'>>;

const Rows = ({ Services, Unanswered }: TableProps) => (
  <tbody>
    {Services.map((row) => {
      const { Service, ErasedAt, Erased } = row;
      const counts = Erased.filter(({ Count }) => Count > 0);
      const isUnanswered = Unanswered.includes(Service);
      return (
        <tr key={Service}>
          <th scope="row">{t(`deletion.area.${Service}`)}</th>
          <td>{timeText(ErasedAt, isUnanswered)}</td>
          <td>
            {counts.length === 0
              ? t(emptyText(row, { isUnanswered, keepsBills: !hasNeverOrdered(Services) }))
              : counts.map(({ Kind, Count }) => t(`deletion.${Kind}`, { count: Count })).join(', ')}
          </td>
        </tr>
      );
    })}
  </tbody>
);

const lateAuthorizationDays = lateAuthorizationMs / dayMs;
/** Longer than an account without orders takes. */
const startingMs = 2 * minuteMs;

const stateText = ({ ClosedAt, ErasedAt, IsComplete, Unanswered }: CertificateResponse) => {
  if (IsComplete) return 'deletion.state.complete';
  if (ErasedAt !== '' && Unanswered.length > 0) return 'deletion.state.unanswered';
  if (ErasedAt !== '') return 'deletion.state.erasing';
  const isStarting = Date.now() - Date.parse(ClosedAt) < startingMs;
  return isStarting ? 'deletion.state.starting' : 'deletion.state.waiting';
};

const Table = (props: TableProps) => (
  <table className={styles.certificate}>
    <thead>
      <tr>
        <th scope="col">{t('deletion.column.area')}</th>
        <th scope="col">{t('deletion.column.time')}</th>
        <th scope="col">{t('deletion.column.erased')}</th>
      </tr>
    </thead>
    <Rows {...props} />
  </table>
);

const Details = ({ certificate }: { readonly certificate: CertificateResponse }) => (
  <section className={`panel ${styles.details}`} aria-labelledby="h-certificate">
    <h2 id="h-certificate">{t('deletion.closed')}</h2>
    <Note tone={certificate.IsComplete ? 'success' : 'info'}>
      <span role="status">{t(stateText(certificate), { days: lateAuthorizationDays })}</span>
    </Note>
    <p>{t('deletion.closedAt', { time: formatDatedTime(certificate.ClosedAt) })}</p>
    <p className="muted">{t('deletion.reference', { reference: certificate.Reference })}</p>
    {certificate.ErasedAt !== '' && <Table {...certificate} />}
    <p>{t('deletion.bills')}</p>
    {certificate.IsComplete && <PrintButton>{t('deletion.print')}</PrintButton>}
  </section>
);

/** Needs no sign-in: the reference is secret, and the certificate has no personal data. */
export const Certificate = ({ reference }: { readonly reference: string }) => {
  const query = useQuery({
    queryKey: [erasureOperations.readErasure.operationId, reference],
    queryFn: ({ signal }) =>
      callApi(erasureOperations.readErasure, { query: { Reference: reference }, signal }),
    refetchInterval: ({ state }) => (state.data?.IsComplete ? false : pollMs),
  });
  if (query.data) return <Details certificate={query.data} />;
  if (query.isPending) return <Skeleton as="panel-area" />;
  return isApiProblem(query.error) && [400, 404].includes(query.error.status) ? (
    <EmptyState title={t('deletion.unknown')} text={t('deletion.unknownText')} />
  ) : (
    <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
  );
};
