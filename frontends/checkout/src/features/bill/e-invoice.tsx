import type { BillResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { formatDate, Note } from '@tokri/web-kit/ui';
import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../labels.ts';
import styles from './e-invoice.module.css';

/** The signed text has up to 1,500 characters, so a smaller code could not be scanned. */
const qrSize = 180;

/** Rule 48(4) of the CGST Rules: what the portal returned for the document. */
export const EInvoice = ({ bill: { EInvoice: eInvoice } }: { readonly bill: BillResponse }) =>
  eInvoice && (
    <section className={styles.eInvoice} aria-labelledby="h-e-invoice">
      <div className={styles.fields}>
        <h2 id="h-e-invoice">{t('eInvoice.title')}</h2>
        {eInvoice.IsCancelled && <Note tone="warning">{t('eInvoice.cancelled')}</Note>}
        <dl>
          <dt>IRN</dt>
          <dd className={styles.irn}>{eInvoice.Irn}</dd>
          <dt>{t('eInvoice.ack')}</dt>
          <dd>
            {eInvoice.AckNumber},{' '}
            {formatDate(shopDate(new Date(eInvoice.AckAt)), { withYear: true })}
          </dd>
        </dl>
      </div>
      {eInvoice.SignedQr && (
        <QRCodeSVG
          value={eInvoice.SignedQr}
          size={qrSize}
          level="L"
          marginSize={4}
          title={t('eInvoice.qr')}
        />
      )}
    </section>
  );
