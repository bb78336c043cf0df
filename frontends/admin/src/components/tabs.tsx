import { useEffect, useRef, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** Links between the pages of a section; on a phone the current one scrolls into view. */
export const Tabs = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const [box, current] = [
      list.current,
      list.current?.querySelector<HTMLElement>('[aria-current]'),
    ];
    if (box && current)
      box.scrollLeft = current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={list} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  );
};
