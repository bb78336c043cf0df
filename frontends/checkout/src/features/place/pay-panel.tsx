import { Banknote, Icon, IndianRupee, Note, Wallet } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { canPayOnline, loadCheckout } from '../pay/checkout-script.ts';
import { t } from '../../texts.ts';

export type PayMethod = 'online' | 'cod';

export interface PayPanelProps {
  readonly method: PayMethod;
  readonly onChoose?: (method: PayMethod) => void;
  readonly children?: ReactNode;
}

/** How it is paid; what is not open is not shown. The provider's script comes when online is chosen. */
export const PayPanel = ({ method, onChoose, children }: PayPanelProps) => {
  const choose = (next: PayMethod): void => {
    if (next === 'online') void loadCheckout().catch(() => undefined);
    onChoose?.(next);
  };
  return (
    <section className="panel" aria-labelledby="h-pay">
      <h2 id="h-pay"><Icon of={Wallet} />{t('pay.title')}</h2>
      <fieldset>
        <legend className="sr">{t('pay.title')}</legend>
        {canPayOnline() && onChoose && (
          <label className="opt"><input type="radio" name="pay" value="online" checked={method === 'online'} onChange={() => choose('online')} /><span><b className="strong">{t('pay.online')}</b><small>{t('pay.onlineText')}</small></span><Icon of={IndianRupee} /></label>
        )}
        <label className="opt"><input type="radio" name="pay" value="cod" checked={method === 'cod'} onChange={() => choose('cod')} /><span><b className="strong">{t('pay.cod')}</b><small>{t('pay.codText')}</small></span><Icon of={Banknote} /></label>
      </fieldset>
      {method === 'online' && <Note>{t('pay.next')}</Note>}
      {children}
    </section>
  );
};
