import type { ItemResponse } from '@tokri/contracts/api';
import { ConnectedItemCard } from '@tokri/web-kit/item-card';
import { classNames, ItemCardSkeleton } from '@tokri/web-kit/ui';
import styles from './item-carousel.module.css';
import { Rail } from './rail.tsx';

const skeletonCards = 6;

export const ItemCarousel = ({
  items,
  sort,
}: {
  readonly items: readonly ItemResponse[];
  readonly sort?: string;
}) => (
  <Rail className={`item-grid carousel ${styles.strip}`}>
    {items.map((item) => (
      <ConnectedItemCard key={item.Id} item={item} {...(sort ? { sort } : {})} />
    ))}
  </Rail>
);

/** It rests while nothing is being loaded: the section may be far below the screen. */
export const ItemCarouselSkeleton = ({ isLoading = true }: { readonly isLoading?: boolean }) => (
  <ul
    className={classNames('item-grid carousel', styles.strip, !isLoading && 'resting')}
    aria-hidden="true"
  >
    {Array.from({ length: skeletonCards }, (_, index) => (
      <ItemCardSkeleton key={index} />
    ))}
  </ul>
);
