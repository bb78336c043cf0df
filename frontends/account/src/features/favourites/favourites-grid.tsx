import { isApiProblem } from '@tokri/web-kit/platform';
import { ShelfItem } from '@tokri/web-kit/shelf';
import { ButtonLink, Empty, ErrorPanel, ItemCardSkeletons, Note } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../texts.ts';
import styles from './favourites.module.css';
import { useFavourites, useStillLiked } from './favourite-reads.ts';

const eagerCards = 4;
const waitingCards = 8;

/** A card that leaves takes the focus with it; whoever goes by keyboard goes on from the heading. */
const useFocusKept = (count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (count < before.current && isFocusLost) document.querySelector<HTMLElement>('h1')?.focus();
    before.current = count;
  }, [count]);
};

/** All favourites with everything that a shelf offers; taking one out can be undone. */
export const FavouritesGrid = ({ userId }: { readonly userId: number }) => {
  const list = useFavourites(userId);
  const items = useStillLiked(list.data);
  useFocusKept(items.length);
  if (list.isPending)
    return (
      <>
        <span className="sr" role="status">
          {t('loading')}
        </span>
        <ItemCardSkeletons count={waitingCards} />
      </>
    );
  if (!list.data)
    return (
      <ErrorPanel
        problem={list.error}
        isBusy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      {list.isError && (
        <Note tone="few">
          {t('favourites.older', {
            reason: isApiProblem(list.error) ? list.error.message : t('failed'),
          })}
        </Note>
      )}
      {items.length === 0 && (
        <Empty title={t('favourites.empty')} text={t('favourites.emptyText')}>
          <ButtonLink to="/product-list">{t('favourites.browse')}</ButtonLink>
        </Empty>
      )}
      {items.length > 0 && (
        <div role="status">
          <h2 className={`muted ${styles.count}`}>
            {t('favourites.count', { count: items.length })}
          </h2>
        </div>
      )}
      {items.length > 0 && (
        <ul className="items">
          {items.map((item, at) => (
            <ShelfItem key={item.Id} item={item} isEager={at < eagerCards} />
          ))}
        </ul>
      )}
    </>
  );
};
