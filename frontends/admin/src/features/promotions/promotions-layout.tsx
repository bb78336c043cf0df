import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from './labels.ts';

export const PromotionsLayout = ({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Page title={title} actions={actions}>
    <Tabs label={t('tab.label')}>
      <NavLink end to="/admin/promotions">
        {t('tab.offers')}
      </NavLink>
      <NavLink end to="/admin/promotions/coupons">
        {t('tab.coupons')}
      </NavLink>
      <NavLink end to="/admin/promotions/slides">
        {t('tab.slides')}
      </NavLink>
    </Tabs>
    {children}
  </Page>
);
