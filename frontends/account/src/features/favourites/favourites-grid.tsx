import { isApiProblem } from '@tokri/web-kit/platform';
import { ConnectedItemCard } from '@tokri/web-kit/item-card';
import { ButtonLink, EmptyState, ErrorPanel, ItemCardSkeletons, Note } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import { t } from '../../labels.ts';
import styles from './favourites.module.css';
import { useFavourites, useRemainingFavourites } from './favourite-queries.ts';

const eagerImageCount = 4;
const skeletonCount = 8;

/** Removing a focused card would lose keyboard focus, so it moves to the heading. */
const useFocusFallback = (count: number): void => {
  const previousCount = useRef(count);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (count < previousCount.current && isFocusLost)
      document.querySelector<HTMLElement>('h1')?.focus();
    previousCount.current = count;
  }, [count]);
};

const FavouriteItems = ({
  items,
}: {
  readonly items: ReturnType<typeof useRemainingFavourites>;
}) => (
  <>
    {items.length === 0 && (
      <EmptyState title={t('favourites.empty')} text={t('favourites.emptyText')}>
        <ButtonLink to="/product-list">{t('favourites.browse')}</ButtonLink>
      </EmptyState>
    )}
    {items.length > 0 && (
      <div role="status">
        <h2 className={`muted ${styles.count}`}>
          {t('favourites.count', { count: items.length })}
        </h2>
      </div>
    )}
    {items.length > 0 && (
      <ul className="item-grid">
        {items.map((item, index) => (
          <ConnectedItemCard key={item.Id} item={item} isEager={index < eagerImageCount} />
        ))}
      </ul>
    )}
  </>
);

export const FavouritesGrid = ({ userId }: { readonly userId: number }) => {
  const favouritesQuery = useFavourites(userId);
  const items = useRemainingFavourites(favouritesQuery.data);
  useFocusFallback(items.length);
  if (favouritesQuery.isPending)
    return (
      <>
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
        <ItemCardSkeletons count={skeletonCount} />
      </>
    );
  if (!favouritesQuery.data)
    return (
      <ErrorPanel
        error={favouritesQuery.error}
        isBusy={favouritesQuery.isFetching}
        onRetry={() => void favouritesQuery.refetch()}
      />
    );
  return (
    <>
      {favouritesQuery.isError && (
        <Note tone="warning">
          {t('favourites.outOfDate', {
            reason: isApiProblem(favouritesQuery.error)
              ? favouritesQuery.error.message
              : t('failed'),
          })}
        </Note>
      )}
      <FavouriteItems items={items} />
    </>
  );
};
