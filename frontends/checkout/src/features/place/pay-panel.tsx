import { site } from '@tokri/web-kit/platform';
import { Banknote, IndianRupee, Wallet } from '@tokri/web-kit/more-icons';
import { Icon, Note } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';

export type PayMethod = 'online' | 'cod';

export interface PayPanelProps {
  readonly method: PayMethod;
  /** The shop can be paid online. */
  readonly hasOnline?: boolean;
  readonly onChoose?: (method: PayMethod) => void;
  readonly children?: ReactNode;
}

/** How it is paid; what is not open is not shown. */
export const PayPanel = ({ method, hasOnline, onChoose, children }: PayPanelProps) => (
  <section className="panel" aria-labelledby="h-pay">
    <h2 id="h-pay">
      <Icon of={Wallet} />
      {t('pay.title')}
    </h2>
    <fieldset>
      <legend className="sr">{t('pay.title')}</legend>
      {hasOnline && (
        <label className="opt">
          <input
            type="radio"
            name="pay"
            value="online"
            checked={method === 'online'}
            onChange={() => onChoose?.('online')}
          />
          <span>
            <b className="strong">{t('pay.online')}</b>
            <small>
              {t(site().paymentMode === 'stripe' ? 'pay.stripeText' : 'pay.razorpayText')}
            </small>
          </span>
          <Icon of={IndianRupee} />
        </label>
      )}
      <label className="opt">
        <input
          type="radio"
          name="pay"
          value="cod"
          checked={method === 'cod'}
          onChange={() => onChoose?.('cod')}
        />
        <span>
          <b className="strong">{t('pay.cod')}</b>
          <small>{t('pay.codText')}</small>
        </span>
        <Icon of={Banknote} />
      </label>
    </fieldset>
    {method === 'online' && <Note>{t('pay.next')}</Note>}
    {children}
  </section>
);
