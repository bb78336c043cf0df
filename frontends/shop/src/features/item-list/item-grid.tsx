import { ShelfItem } from '@tokri/web-kit/shelf';
import { Button, ItemCardSkeletons } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { ShelfFailed } from '../../shelf/shelf-failed.tsx';
import { t } from '../../texts.ts';
import styles from './item-grid.module.css';
import { itemsPerPage, type ItemList } from './use-item-list.ts';
import { usePlaceKept } from './use-place-kept.ts';

/** First rows, whose pictures load at once. */
const eagerCards = 4;
/** Pages that come by themselves while one scrolls; then a press is asked for, so that the end of the page can be reached. */
const pagesByThemselves = 4;
const aheadPx = 900;

const More = ({ list }: { readonly list: ItemList }) => {
  const { items, total, hasMore, isReadingMore, moreProblem, more } = list;
  const [pagesAllowed, setPagesAllowed] = useState(() => Math.ceil(items.length / itemsPerPage) + pagesByThemselves);
  const place = useRef<HTMLDivElement>(null);
  const mayRead = hasMore && !isReadingMore && !moreProblem && !list.isOlder && items.length < pagesAllowed * itemsPerPage;
  useEffect(() => {
    if (!mayRead || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) more(); }, { rootMargin: `${aheadPx}px 0px` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [mayRead, more]);
  const press = (): void => {
    setPagesAllowed(Math.ceil(items.length / itemsPerPage) + pagesByThemselves);
    more();
  };
  if (moreProblem) return <ShelfFailed problem={moreProblem} isBusy={isReadingMore} onRetry={more} />;
  if (!hasMore) return null;
  return (
    <div ref={place} className={styles.more}>
      <p className="fine">{t('list.shown', { shown: items.length, total })}</p>
      <Button kind="second" isBusy={isReadingMore} onClick={press}>{t('list.more')}</Button>
    </div>
  );
};

/** The cards of a list, in all but its empty state. */
export const ItemGrid = ({ list, sort, columns }: { readonly list: ItemList; readonly sort: string; readonly columns?: 'beside-rail' }) => {
  const place = useRef<HTMLUListElement>(null);
  usePlaceKept(place, list.items.length > 0 && !list.isOlder);
  if (list.isWaiting) return <div className={columns ? styles.besideRail : undefined}><ItemCardSkeletons count={10} /></div>;
  return (
    <div className={columns ? styles.besideRail : undefined}>
      <ul ref={place} className={`items ${styles.grid} ${list.isOlder ? styles.older : ''}`} aria-busy={list.isOlder || undefined}>
        {list.items.map((item, at) => <ShelfItem key={item.Id} item={item} sort={sort} isEager={at < eagerCards} />)}
      </ul>
      <More list={list} />
    </div>
  );
};
