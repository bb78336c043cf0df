import type { Item } from '@tokri/contracts/http';
import { ShelfItem } from '@tokri/web-kit/shelf';
import { ItemCardSkeleton } from '@tokri/web-kit/ui';
import styles from './item-strip.module.css';

const waitingCards = 6;

/** Cards in a row that is moved sideways. */
export const ItemStrip = ({
  items,
  sort,
}: {
  readonly items: readonly Item[];
  readonly sort?: string;
}) => (
  <ul className={`items strip ${styles.strip}`}>
    {items.map((item) => (
      <ShelfItem key={item.Id} item={item} {...(sort ? { sort } : {})} />
    ))}
  </ul>
);

export const ItemStripWaiting = () => (
  <ul className={`items strip ${styles.strip}`} aria-hidden="true">
    {Array.from({ length: waitingCards }, (_, at) => (
      <ItemCardSkeleton key={at} />
    ))}
  </ul>
);
