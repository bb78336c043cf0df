import type { OrderResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { lineTotal } from '@tokri/web-kit/price-breakdown';
import { Leaf } from '@tokri/web-kit/more-icons';
import { Icon, ItemPicture, formatPrice, Package, tintClass } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './order.module.css';

type OrderLine = NonNullable<OrderResponse['Lines']>[number];

const Line = ({ line }: { readonly line: OrderLine }) => (
  <li className={tintClass(line.Tint)}>
    <span className="thumbnail">
      <ItemPicture src={line.Image} name={line.Name} />
    </span>
    <span className="grow">
      <span lang={langOf(line.Name)}>{line.Name}</span>{' '}
      <span className="fine-print">{line.UnitName}</span>
    </span>
    <span className="fine-print">
      {line.Ordered === undefined
        ? `× ${line.Quantity}`
        : t('order.short', { packed: line.Quantity, ordered: line.Ordered })}
    </span>
    <span className={styles.lineTotal}>{formatPrice(lineTotal(line))}</span>
  </li>
);

export const OrderLines = ({ lines }: { readonly lines: readonly OrderLine[] }) => (
  <ul className={styles.compactLines}>
    {lines.map((line) => (
      <Line key={line.Id} line={line} />
    ))}
  </ul>
);

export const OrderPackages = ({ order }: { readonly order: Pick<OrderResponse, 'Lines'> }) => {
  const lines = order.Lines ?? [];
  const packages = [
    { title: t('cart.food'), icon: Leaf, lines: lines.filter(({ IsFood }) => IsFood) },
    { title: t('cart.household'), icon: Package, lines: lines.filter(({ IsFood }) => !IsFood) },
  ].filter((orderPackage) => orderPackage.lines.length > 0);
  return (
    <>
      {packages.map((orderPackage) => (
        <div key={orderPackage.title}>
          <h3 className="group-title">
            <Icon icon={orderPackage.icon} size={16} />
            {orderPackage.title}
          </h3>
          <OrderLines lines={orderPackage.lines} />
        </div>
      ))}
    </>
  );
};
