import type { CartLineResponse, CartResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { Leaf } from '@tokri/web-kit/more-icons';
import { Icon, Note, Package, ShoppingBasket, Skeleton, type LucideIcon } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './cart.module.css';
import { toShopChangeMessages, type CartChange } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import { groupLines } from './cart-lines.ts';
import { cartChangeLabel } from './cart-change-labels.ts';

interface LineGroupProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lines: readonly CartLineResponse[];
}

const LineGroup = ({ icon, title, lines }: LineGroupProps) =>
  lines.length === 0 ? null : (
    <>
      <h3 className="group-title">
        <Icon icon={icon} size={16} />
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <CartLine key={`${line.ItemId}-${line.UnitId}-${line.OfferId}`} line={line} />
        ))}
      </ul>
    </>
  );

export interface CartPanelProps {
  readonly cart: CartResponse;
  readonly count: number;
  readonly differences?: readonly CartChange[];
  readonly children?: ReactNode;
}

export const CartPanel = ({ cart, count, differences = [], children }: CartPanelProps) => {
  const { food, household } = groupLines(cart.Lines);
  const changeTexts = [
    ...new Set([...toShopChangeMessages(cart), ...differences.map(cartChangeLabel)]),
  ];
  return (
    <section className="panel" id="cart" aria-labelledby="h-cart">
      <h2 id="h-cart" tabIndex={-1}>
        <Icon icon={ShoppingBasket} />
        {t('cart.count', { count })}
        <Link className="link end" to="/product-list">
          {t('cart.more')}
        </Link>
      </h2>
      {children}
      {changeTexts.length > 0 && (
        <div className={styles.changes}>
          {changeTexts.map((text) => (
            <Note key={text} tone="warning" isAlert>
              {text}
            </Note>
          ))}
        </div>
      )}
      <LineGroup icon={Leaf} title={t('cart.food')} lines={food} />
      <LineGroup icon={Package} title={t('cart.household')} lines={household} />
    </section>
  );
};

const expectedLineCount = 3;
const maxSkeletonLines = 8;

/** As many lines as this device knows of, so that the panels below stay where they are. */
const useSkeletonLineCount = (): number => {
  const knownCount = useSession(
    ({ user, serverLines, localLines }) => (user ? serverLines : localLines).length,
  );
  return Math.min(knownCount || expectedLineCount, maxSkeletonLines);
};

export const CartPanelSkeleton = () => (
  <section className="panel" aria-hidden="true">
    <h2 className={styles.titleSkeleton}>
      <Skeleton as="title" />
    </h2>
    <span className={`group-title skeleton ${styles.groupTitleSkeleton}`} />
    {Array.from({ length: useSkeletonLineCount() }, (_, index) => (
      <div key={index} className={styles.loading}>
        <span className={`skeleton ${styles.thumbnailSkeleton}`} />
        <span className="grow">
          <Skeleton width="70" />
          <Skeleton width="45" />
        </span>
      </div>
    ))}
  </section>
);
