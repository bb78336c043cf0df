import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { usePermissions } from '../../frame/guard.tsx';
import { Page } from '../../parts/page.tsx';
import { tabPath, tabsOf, type SlotTab } from './slot-tab-only.tsx';
import styles from './slots.module.css';
import { t } from './texts.ts';

export interface SlotsPageProps {
  readonly tab: SlotTab;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the area, under the list of its parts. */
export const SlotsPage = ({ tab, head, children }: SlotsPageProps) => (
  <Page title={t(`tab.${tab}`)} head={head}>
    <nav className={styles.tabs} aria-label={t('tab.label')}>
      {tabsOf(usePermissions()).map(({ name, path }) => <NavLink key={name} end to={tabPath(path)}>{t(`tab.${name}`)}</NavLink>)}
    </nav>
    {children}
  </Page>
);
