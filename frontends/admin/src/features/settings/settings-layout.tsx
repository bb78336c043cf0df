import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { t as adminLabel } from '../../labels.ts';
import { usePermissions } from '../../layout/access-guard.tsx';
import { t } from './labels.ts';

export const SettingsLayout = ({ children }: { readonly children: ReactNode }) => {
  const permissions = usePermissions();
  return (
    <Page title={adminLabel('section.settings')}>
      <Tabs label={t('tab.label')}>
        <NavLink end to="/admin/settings">
          {t('tab.company')}
        </NavLink>
        <NavLink to="/admin/settings/policies">{t('tab.policies')}</NavLink>
        <NavLink to="/admin/settings/messages">{t('tab.messages')}</NavLink>
        <NavLink to="/admin/settings/low-stock">{t('tab.lowStock')}</NavLink>
        <NavLink to="/admin/first-steps">{t('tab.firstSteps')}</NavLink>
        {permissions.includes('pincodes') && (
          <NavLink to="/admin/slots/charges">{t('tab.charges')}</NavLink>
        )}
      </Tabs>
      {children}
    </Page>
  );
};
