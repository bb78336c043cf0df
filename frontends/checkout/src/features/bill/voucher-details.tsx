import type { BillResponse } from '@tokri/contracts/api';
import { formatDate, formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './bill.module.css';

/** CGST Rules 50 and 51: what an advance was paid for, and that no tax is in it. */
export const VoucherDetails = ({
  bill: { Kind, Totals },
  advance: { Receipt, Way, Reference, ReceivedOn },
}: {
  readonly bill: BillResponse;
  readonly advance: NonNullable<BillResponse['Advance']>;
}) => (
  <section className={styles.receipt} aria-labelledby="h-advance">
    <h2 id="h-advance">
      {t(Kind === 'RefundVoucher' ? 'voucher.returned' : 'voucher.description')}
    </h2>
    <p className={styles.amount}>{formatExactPrice(Totals.Payable)}</p>
    <dl className={styles.details}>
      <div>
        <dt>{t('voucher.received')}</dt>
        <dd>
          {formatDate(ReceivedOn, { withYear: true })}, {t(`voucher.way.${Way}`)}
        </dd>
      </div>
      {Reference && (
        <div>
          <dt>{t('voucher.reference')}</dt>
          <dd>{Reference}</dd>
        </div>
      )}
      <div>
        <dt>{t('voucher.receipt')}</dt>
        <dd>{Receipt}</dd>
      </div>
      <div>
        <dt>{t('voucher.tax')}</dt>
        <dd>0% • {formatExactPrice(0)}</dd>
      </div>
    </dl>
    <p className="fine-print">{t('voucher.taxLater')}</p>
  </section>
);
