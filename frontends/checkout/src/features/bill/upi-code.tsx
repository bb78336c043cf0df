import type { BillResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../labels.ts';
import styles from './bill.module.css';

const codeSize = 176;
/** Readers of codes need this many white modules around them. */
const quietZone = 4;

/** Pays the bill into the account of the shop, which then records the payment. */
export const UpiCode = ({ bill: { Upi, Due } }: { readonly bill: BillResponse }) => {
  if (!Upi) return null;
  const amount = formatExactPrice(Due);
  return (
    <section className={styles.upi} aria-labelledby="h-upi">
      <QRCodeSVG
        value={Upi.Link}
        size={codeSize}
        marginSize={quietZone}
        level="M"
        role="img"
        aria-label={t('bill.upi.code', { amount, id: Upi.Id })}
      />
      <div>
        <h2 id="h-upi">{t('bill.upi.title')}</h2>
        <p>{t('bill.upi.scan', { amount })}</p>
        <dl>
          <dt>{t('bill.upi.id')}</dt>
          <dd>
            <code>{Upi.Id}</code>
          </dd>
          <dt>{t('bill.upi.payee')}</dt>
          <dd>{Upi.Name}</dd>
        </dl>
        <a className={`btn secondary ${styles.upiLink}`} href={Upi.Link}>
          {t('bill.upi.open')}
        </a>
        <p className="fine-print">{t('bill.upi.recorded')}</p>
      </div>
    </section>
  );
};
