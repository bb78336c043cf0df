import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../labels.ts';
import styles from './order.module.css';

/** After this many automatic pages a click is required, so that the page footer stays reachable. */
const maxAutoLoadedPages = 4;
const preloadDistancePx = 600;

export interface LoadMoreOrdersProps {
  readonly pages: number;
  readonly shownCount: number;
  readonly totalCount: number;
  readonly isBusy: boolean;
  readonly isFailed: boolean;
  readonly onMore: () => void;
}

export const LoadMoreOrders = ({
  pages,
  shownCount,
  totalCount,
  isBusy,
  isFailed,
  onMore,
}: LoadMoreOrdersProps) => {
  const [maxPages, setMaxPages] = useState(pages + maxAutoLoadedPages);
  const containerRef = useRef<HTMLDivElement>(null);
  const canAutoLoad = !isBusy && !isFailed && pages < maxPages;
  useEffect(() => {
    if (!canAutoLoad || !containerRef.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: `${preloadDistancePx}px 0px` },
    );
    observer.observe(containerRef.current);
    return () => observer.disconnect();
  }, [canAutoLoad, onMore]);
  const loadMore = (): void => {
    setMaxPages(pages + maxAutoLoadedPages);
    onMore();
  };
  return (
    <div ref={containerRef} className={styles.loadMore}>
      <p className="fine-print">{t('history.count', { shown: shownCount, total: totalCount })}</p>
      <Button kind="secondary" isBlock isBusy={isBusy} onClick={loadMore}>
        {t('history.more')}
      </Button>
    </div>
  );
};
