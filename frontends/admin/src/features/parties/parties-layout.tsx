import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t } from './labels.ts';

export const PartiesLayout = ({
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
      <NavLink end to="/admin/parties">
        {t('tab.parties')}
      </NavLink>
      <NavLink to="/admin/parties/adjustments">{t('tab.adjustments')}</NavLink>
    </Tabs>
    {children}
  </Page>
);
