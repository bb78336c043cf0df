import { NavLink } from '@tokri/web-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePermissions } from '../../frame/guard.tsx';
import { Page } from '../../parts/page.tsx';
import { PartNote, type PartNoteProps } from './part-note.tsx';
import styles from './slots.module.css';
import { tabPath, tabsOf, type SlotTab } from './tabs.ts';
import { t } from './texts.ts';

export interface SlotsPageProps {
  readonly tab: SlotTab;
  readonly head?: ReactNode;
  /** The lists that it shows. */
  readonly lists?: PartNoteProps['of'];
  readonly children: ReactNode;
}

/** The list of parts; on a phone it scrolls, and the part that one is in comes into view. */
const Tabs = () => {
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
      {tabsOf(permissions).map(({ name, path }) => (
        <NavLink key={name} end to={tabPath(path)}>
          {t(`tab.${name}`)}
        </NavLink>
      ))}
    </nav>
  );
};

/** A page of the area, under the list of its parts. */
export const SlotsPage = ({ tab, head, lists = [], children }: SlotsPageProps) => (
  <Page title={t(`tab.${tab}`)} head={head}>
    <Tabs />
    <PartNote of={lists} />
    {children}
  </Page>
);
