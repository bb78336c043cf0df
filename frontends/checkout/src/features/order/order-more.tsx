import { Button } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts.ts';
import styles from './order.module.css';

/** Pages that come by themselves while one scrolls; then a press is asked for, so that the end of the page can be reached. */
const pagesByThemselves = 4;
const aheadPx = 600;

export interface OrderMoreProps {
  readonly pages: number;
  readonly shown: number;
  readonly total: number;
  readonly isBusy: boolean;
  /** The last page did not come: only a press asks again. */
  readonly isFailed: boolean;
  readonly onMore: () => void;
}

/** The end of a list that goes on: near it the next page comes by itself. */
export const OrderMore = ({ pages, shown, total, isBusy, isFailed, onMore }: OrderMoreProps) => {
  const [pagesAllowed, setPagesAllowed] = useState(pages + pagesByThemselves);
  const place = useRef<HTMLDivElement>(null);
  const mayRead = !isBusy && !isFailed && pages < pagesAllowed;
  useEffect(() => {
    if (!mayRead || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mayRead, onMore]);
  const press = (): void => {
    setPagesAllowed(pages + pagesByThemselves);
    onMore();
  };
  return (
    <div ref={place} className={styles.more}>
      <p className="fine">{t('history.of', { shown, total })}</p>
      <Button kind="second" isBlock isBusy={isBusy} onClick={press}>
        {t('history.more')}
      </Button>
    </div>
  );
};
