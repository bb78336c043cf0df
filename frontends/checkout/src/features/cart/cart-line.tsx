import { itemPath } from '@tokri/contracts';
import type { PricedLineAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  CircleAlert,
  Icon,
  money,
  Stepper,
  Tag,
  tintClass,
} from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './cart.module.css';
import { struckOf } from './cart-lines.ts';
import { goodsWords, taxWords } from './line-words.ts';
import { useLineQuantity } from './use-line-quantity.ts';

export interface CartLineProps {
  readonly line: PricedLineAnswer;
}

interface TroubleProps extends CartLineProps {
  readonly onQuantity: (quantity: number) => void;
}

/** What is wrong with the line, and the one press that mends it. */
const Trouble = ({ line, onQuantity }: TroubleProps) => {
  if (line.Code === '') return null;
  return (
    <p className={styles.trouble}>
      <span className="err">
        <Icon of={CircleAlert} size={16} />
        {line.Message}
      </span>
      {line.Code === 'stock-short' && line.Most > 0 ? (
        <Button kind="quiet" isSmall onClick={() => onQuantity(line.Most)}>
          {t('line.takeLeft', { count: line.Most })}
          <span className="sr"> {line.Name}</span>
        </Button>
      ) : (
        <Button kind="quiet" isSmall onClick={() => onQuantity(0)}>
          {t('line.remove')}
          <span className="sr"> {line.Name}</span>
        </Button>
      )}
    </p>
  );
};

/** One thing of the cart: what it is, what it costs and why, how many. */
export const CartLine = ({ line }: CartLineProps) => {
  const { quantity, change } = useLineQuantity(line);
  const struck = struckOf(line);
  const isPending = quantity !== line.Quantity;
  if (quantity === 0) return null;
  return (
    <li
      className={classNames(
        'line',
        styles.line,
        tintClass(line.Tint),
        line.Code === 'not-available' && styles.gone,
      )}
    >
      <span className="plate">
        <img src={line.Image} alt="" width={160} height={160} loading="lazy" decoding="async" />
      </span>
      <div>
        <p className="nm">
          <Link className={styles.name} to={itemPath(line.ItemId)}>
            {line.Name}
          </Link>
        </p>
        <p className="fine">{goodsWords(line)}</p>
        {line.OfferName && (
          <p>
            <Tag tone="offer">{line.OfferName}</Tag>
          </p>
        )}
      </div>
      <div className={classNames('sum', isPending && styles.pending)}>
        {line.Total > 0 && (
          <>
            {struck !== null && <span className="sr">{t('line.pay')} </span>}
            {money(line.Total)}
          </>
        )}
        {struck !== null && (
          <>
            <span className="sr">, {t('line.mrp')} </span>
            <s>{money(struck)}</s>
          </>
        )}
      </div>
      <p className={classNames('fine', styles.tax)}>
        {quantity >= line.Most && line.Code === ''
          ? t('line.most', { count: line.Most })
          : taxWords(line)}
      </p>
      <Stepper name={line.Name} quantity={quantity} max={line.Most} onChange={change} />
      <Trouble line={line} onQuantity={change} />
    </li>
  );
};
