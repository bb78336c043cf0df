import { NavLink } from '@tokri/web-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePermissions } from '../../layout/access-guard.tsx';
import { Page } from '../../components/page.tsx';
import { IncompleteListNote, type IncompleteListNoteProps } from './incomplete-list-note.tsx';
import styles from './slots-page.module.css';
import { slotTabPath, listAccessibleSlotTabs, type SlotTab } from './slot-tabs.ts';
import { t } from './labels.ts';

export interface SlotsPageLayoutProps {
  readonly tab: SlotTab;
  readonly head?: ReactNode;
  readonly lists?: IncompleteListNoteProps['lists'];
  readonly children: ReactNode;
}

const SlotTabs = () => {
  const list = useRef<HTMLElement>(null);
  const permissions = usePermissions();
  useEffect(() => {
    const [box, current] = [
      list.current,
      list.current?.querySelector<HTMLElement>('[aria-current]'),
    ];
    if (box && current)
      box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={list} className={styles.tabs} aria-label={t('tab.label')}>
      {listAccessibleSlotTabs(permissions).map(({ name, path }) => (
        <NavLink key={name} end to={slotTabPath(path)}>
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
};

export const SlotsPageLayout = ({ tab, head, lists = [], children }: SlotsPageLayoutProps) => (
  <Page title={t(`tab.${tab}`)} head={head}>
    <SlotTabs />
    <IncompleteListNote lists={lists} />
    {children}
  </Page>
);
