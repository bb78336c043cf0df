import type { GstReturnResponse } from '@tokri/contracts/api';
import { appConfig, Link } from '@tokri/web-kit/platform';
import { formatCount } from '@tokri/web-kit/ui';
import { useId } from 'react';
import cardStyles from '../../../components/card.module.css';
import { t } from '../labels.ts';
import styles from './gst-return.module.css';

const FindingRow = ({ finding }: { readonly finding: GstReturnResponse['Findings'][number] }) => {
  const { Number: number, BillId, TransactionId, Detail, PdfUrl } = finding;
  const name = number || t('gst.bill', { id: BillId });
  return (
    <li className={styles.finding}>
      {PdfUrl ? (
        <a href={appConfig().shopOrigin + PdfUrl} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <span>{name}</span>
      )}
      {Detail && <span className="muted">{Detail}</span>}
      {TransactionId > 0 && (
        <Link to={`/admin/orders/${TransactionId}`}>{t('gst.order', { id: TransactionId })}</Link>
      )}
    </li>
  );
};

export const FindingList = ({ gstReturn }: { readonly gstReturn: GstReturnResponse }) => {
  const id = useId();
  const { FindingCounts, Findings } = gstReturn;
  return (
    <section className={cardStyles.card} aria-labelledby={id}>
      <div className={cardStyles.head}>
        <h2 id={id} className="grow">
          {t('gst.findings')}
        </h2>
      </div>
      {FindingCounts.length === 0 && <p className={styles.none}>{t('gst.noFindings')}</p>}
      {FindingCounts.map(({ Kind, Count }) => {
        const shown = Findings.filter((finding) => finding.Kind === Kind);
        return (
          <details key={Kind} className={styles.kind}>
            <summary>
              {t(`gst.finding.${Kind}`)} ({formatCount(Count)})
            </summary>
            <ul>
              {shown.map((finding, index) => (
                <FindingRow key={index} finding={finding} />
              ))}
            </ul>
            {shown.length < Count && (
              <p className="fine-print">{t('gst.firstFindings', { count: shown.length })}</p>
            )}
          </details>
        );
      })}
    </section>
  );
};
