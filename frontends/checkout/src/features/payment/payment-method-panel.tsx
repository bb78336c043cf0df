import type { PaymentMethod } from '@tokri/contracts/orders';
import { siteConfig } from '@tokri/web-kit/platform';
import { Banknote, CurrencyIcon, Wallet } from '@tokri/web-kit/more-icons';
import { Icon, Note } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';

export const paymentHeadingId = 'h-pay';

export interface PaymentMethodPanelProps {
  readonly method: PaymentMethod;
  readonly isOnlineAvailable?: boolean;
  readonly onChoose?: (method: PaymentMethod) => void;
  /** For a business customer. */
  readonly credit?: ReactNode;
  readonly children?: ReactNode;
}

const OnlineChoice = ({
  method,
  onChoose,
}: Pick<PaymentMethodPanelProps, 'method' | 'onChoose'>) => (
  <label className="radio-card">
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
        {t(siteConfig().paymentMode === 'stripe' ? 'pay.stripeText' : 'pay.razorpayText')}
      </small>
    </span>
    <Icon icon={CurrencyIcon} />
  </label>
);

export const PaymentMethodPanel = ({
  method,
  isOnlineAvailable,
  onChoose,
  credit,
  children,
}: PaymentMethodPanelProps) => (
  <section className="panel" aria-labelledby={paymentHeadingId}>
    <h2 id={paymentHeadingId} tabIndex={-1}>
      <Icon icon={Wallet} />
      {t('pay.title')}
    </h2>
    <fieldset>
      <legend className="sr-only">{t('pay.title')}</legend>
      {isOnlineAvailable && <OnlineChoice method={method} onChoose={onChoose} />}
      <label className="radio-card">
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
        <Icon icon={Banknote} />
      </label>
      {credit}
    </fieldset>
    {method === 'online' && <Note>{t('pay.nextStep')}</Note>}
    {children}
  </section>
);
