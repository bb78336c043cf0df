import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { t } from './labels.ts';
import styles from './promotions.module.css';

export const PromotionsLayout = ({
  title,
  head,
  children,
}: {
  readonly title: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Page title={title} head={head}>
    <nav className={styles.tabs} aria-label={t('tab.label')}>
      <NavLink end to="/admin/promotions">
        {t('tab.offers')}
      </NavLink>
      <NavLink end to="/admin/promotions/coupons">
        {t('tab.coupons')}
      </NavLink>
    </nav>
    {children}
  </Page>
);
