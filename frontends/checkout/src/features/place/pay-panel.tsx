import { Banknote, Icon, Wallet } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';

/** How it is paid. Today the shop takes cash at the door; what is not open is not shown. */
export const PayPanel = ({ children }: { readonly children?: ReactNode }) => (
  <section className="panel" aria-labelledby="h-pay">
    <h2 id="h-pay"><Icon of={Wallet} />{t('pay.title')}</h2>
    <fieldset>
      <legend className="sr">{t('pay.title')}</legend>
      <label className="opt"><input type="radio" name="pay" value="cod" checked readOnly /><span><b className="strong">{t('pay.cod')}</b><small>{t('pay.codText')}</small></span><Icon of={Banknote} /></label>
    </fieldset>
    {children}
  </section>
);
