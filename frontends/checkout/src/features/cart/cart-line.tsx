import { itemPath } from '@tokri/contracts/platform';
import type { CartLineResponse } from '@tokri/contracts/api';
import { langOf, Link } from '@tokri/web-kit/platform';
import { lineTotal } from '@tokri/web-kit/price-breakdown';
import {
  Button,
  classNames,
  CircleAlert,
  Icon,
  ItemPicture,
  formatPrice,
  Stepper,
  Tag,
  tintClass,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './cart.module.css';
import { strikethroughPrice } from './cart-lines.ts';
import { lineLabel } from './cart-line-labels.ts';
import { useLineQuantity } from './use-line-quantity.ts';

export interface CartLineProps {
  readonly line: CartLineResponse;
}

interface LineIssueProps extends CartLineProps {
  readonly onChangeQuantity: (quantity: number) => void;
}

const LineIssue = ({ line, onChangeQuantity }: LineIssueProps) => {
  if (line.Code === '') return null;
  return (
    <p className={styles.issue}>
      <span className="field-error">
        <Icon icon={CircleAlert} size={16} />
        {line.Message}
      </span>
      {line.Code === 'stock-short' && line.Most > 0 ? (
        <Button kind="quiet" isSmall onClick={() => onChangeQuantity(line.Most)}>
          {t('line.takeLeft', { count: line.Most })}
          <span className="sr-only"> {line.Name}</span>
        </Button>
      ) : (
        <Button kind="quiet" isSmall onClick={() => onChangeQuantity(0)}>
          {t('line.remove')}
          <span className="sr-only"> {line.Name}</span>
        </Button>
      )}
    </p>
  );
};

const LinePrice = ({ line, isPending }: CartLineProps & { readonly isPending: boolean }) => {
  const mrpTotal = strikethroughPrice(line);
  const total = lineTotal(line);
  return (
    <div className={classNames('line-total', isPending && styles.pending)}>
      {total > 0 && (
        <>
          {mrpTotal !== null && <span className="sr-only">{t('line.pay')} </span>}
          {formatPrice(total)}
        </>
      )}
      {mrpTotal !== null && (
        <>
          <span className="sr-only">, {t('line.mrp')} </span>
          <s>{formatPrice(mrpTotal)}</s>
        </>
      )}
    </div>
  );
};

export const CartLine = ({ line }: CartLineProps) => {
  const { quantity, change } = useLineQuantity(line);
  const isPending = quantity !== line.Quantity;
  if (quantity === 0) return null;
  return (
    <li
      className={classNames(
        'line',
        styles.line,
        tintClass(line.Tint),
        line.Code === 'not-available' && styles.unavailable,
      )}
    >
      <span className="thumbnail">
        <ItemPicture src={line.Image} name={line.Name} />
      </span>
      <div className="line-text">
        <p className="line-name">
          <Link className={styles.name} to={itemPath(line.ItemId)} lang={langOf(line.Name)}>
            {line.Name}
          </Link>
        </p>
        <p className="line-meta">
          <span>
            {line.OfferName && <Tag tone="offer">{line.OfferName}</Tag>}
            {lineLabel(line, quantity)}
          </span>
        </p>
      </div>
      <LinePrice line={line} isPending={isPending} />
      <Stepper name={line.Name} quantity={quantity} max={line.Most} onChange={change} />
      <LineIssue line={line} onChangeQuantity={change} />
    </li>
  );
};
