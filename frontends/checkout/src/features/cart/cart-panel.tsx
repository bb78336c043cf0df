import type { CartAnswer, PricedLineAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Leaf } from '@tokri/web-kit/more-icons';
import { Icon, Note, Package, ShoppingBasket, Skeleton, type LucideIcon } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './cart.module.css';
import { shopWords, type CartChange } from './cart-changes.ts';
import { CartLine } from './cart-line.tsx';
import { groupLines } from './cart-lines.ts';
import { changeWords } from './change-words.ts';

interface GroupProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly lines: readonly PricedLineAnswer[];
}

const Group = ({ icon, title, lines }: GroupProps) =>
  lines.length === 0 ? null : (
    <>
      <h3 className="grp">
        <Icon of={icon} size={16} />
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
  readonly cart: CartAnswer;
  readonly count: number;
  /** What is different from the cart that was ordered in vain. */
  readonly differences?: readonly CartChange[];
  /** Notes of the page that belong to the lines. */
  readonly children?: ReactNode;
}

/** The lines in two groups, packed apart. */
export const CartPanel = ({ cart, count, differences = [], children }: CartPanelProps) => {
  const { food, household } = groupLines(cart.Lines);
  const told = [...new Set([...shopWords(cart), ...differences.map(changeWords)])];
  return (
    <section className="panel" id="cart" aria-labelledby="h-cart">
      <h2 id="h-cart" tabIndex={-1}>
        <Icon of={ShoppingBasket} />
        {t('cart.count', { count })}
        <Link className="link end" to="/product-list">
          {t('cart.more')}
        </Link>
      </h2>
      {children}
      {told.length > 0 && (
        <div className={styles.changes}>
          {told.map((words) => (
            <Note key={words} tone="few" isAlert>
              {words}
            </Note>
          ))}
        </div>
      )}
      {cart.Coupon && <p className="fine">{t('coupon.inside', { code: cart.Coupon.Code })}</p>}
      <Group icon={Leaf} title={t('cart.food')} lines={food} />
      <Group icon={Package} title={t('cart.household')} lines={household} />
    </section>
  );
};

/** While the lines are being read. */
export const CartPanelSkeleton = () => (
  <section className="panel" aria-hidden="true">
    <Skeleton as="title" />
    {[1, 2, 3].map((at) => (
      <div key={at} className={styles.wait}>
        <span className={`skel ${styles.waitPlate}`} />
        <span className="grow">
          <Skeleton width="70" />
          <Skeleton width="45" />
        </span>
      </div>
    ))}
  </section>
);
