import type { OrderAnswer } from '@tokri/contracts/http';
import { Leaf } from '@tokri/web-kit/more-icons';
import { Icon, money, Package, tintClass } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './order.module.css';

type OrderLine = NonNullable<OrderAnswer['Lines']>[number];

const Line = ({ line }: { readonly line: OrderLine }) => (
  <li className={tintClass(line.Tint)}>
    <span className="plate">
      <img src={line.Image} alt="" width={160} height={160} loading="lazy" decoding="async" />
    </span>
    <span className="grow">
      {line.Name} <span className="fine">{line.UnitName}</span>
    </span>
    <span className="fine">
      {line.Ordered === undefined
        ? `× ${line.Quantity}`
        : t('order.short', { packed: line.Quantity, ordered: line.Ordered })}
    </span>
    <span className={styles.sum}>{money(line.Total)}</span>
  </li>
);

/** Lines as a short list: what, how many, how much. */
export const OrderLines = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <ul className={styles.mini}>
    {lines.map((line) => (
      <Line key={line.Id} line={line} />
    ))}
  </ul>
);

/** The same in the two bags that they come in. */
export const OrderBags = ({ order }: { readonly order: Pick<OrderAnswer, 'Lines'> }) => {
  const lines = order.Lines ?? [];
  const bags = [
    { title: t('cart.food'), icon: Leaf, lines: lines.filter(({ IsFood }) => IsFood) },
    { title: t('cart.household'), icon: Package, lines: lines.filter(({ IsFood }) => !IsFood) },
  ].filter((bag) => bag.lines.length > 0);
  return (
    <>
      {bags.map((bag) => (
        <div key={bag.title}>
          <h3 className="grp">
            <Icon of={bag.icon} size={16} />
            {bag.title}
          </h3>
          <OrderLines lines={bag.lines} />
        </div>
      ))}
    </>
  );
};
