import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from './labels.ts';

export const PaymentsLayout = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <Page title={title}>
    <Tabs label={t('tab.label')}>
      <NavLink end to="/admin/payments">
        {t('tab.payments')}
      </NavLink>
      <NavLink end to="/admin/payments/cash">
        {t('tab.cash')}
      </NavLink>
      <NavLink end to="/admin/payments/comparison">
        {t('tab.comparison')}
      </NavLink>
    </Tabs>
    {children}
  </Page>
);
