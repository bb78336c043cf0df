import { NavLink } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { usePermissions } from '../../layout/access-guard.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { IncompleteListNote, type IncompleteListNoteProps } from './incomplete-list-note.tsx';
import { slotTabPath, listAccessibleSlotTabs, type SlotTab } from './slot-tabs.ts';
import { t } from './labels.ts';

export interface SlotsPageLayoutProps {
  readonly tab: SlotTab;
  readonly head?: ReactNode;
  readonly actions?: ReactNode;
  readonly lists?: IncompleteListNoteProps['lists'];
  readonly children: ReactNode;
}

const SlotTabs = () => {
  const permissions = usePermissions();
  return (
    <Tabs label={t('tab.label')}>
      {listAccessibleSlotTabs(permissions).map(({ name, path }) => (
        <NavLink key={name} end to={slotTabPath(path)}>
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </Tabs>
  );
};

export const SlotsPageLayout = ({
  tab,
  head,
  actions,
  lists = [],
  children,
}: SlotsPageLayoutProps) => (
  <Page title={t(`tab.${tab}`)} head={head} actions={actions}>
    <SlotTabs />
    <IncompleteListNote lists={lists} />
    {children}
  </Page>
);
