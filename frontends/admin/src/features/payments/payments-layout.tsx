import { Link, NavLink, useLocation } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from './labels.ts';

/** The list is also the page of an open payment, whose address NavLink takes for another one. */
const PaymentListTab = () => {
  const isCurrent = /^\/admin\/payments(\/\d+)?\/?$/.test(useLocation().pathname);
  return (
    <Link to="/admin/payments" aria-current={isCurrent ? 'page' : undefined}>
      {t('tab.payments')}
    </Link>
  );
};

export const PaymentsLayout = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Page title={title}>
    <Tabs label={t('tab.label')}>
      <PaymentListTab />
      <NavLink end to="/admin/payments/cash">
        {t('tab.cash')}
      </NavLink>
      <NavLink to="/admin/payments/comparison">{t('tab.comparison')}</NavLink>
    </Tabs>
    {children}
  </Page>
);
