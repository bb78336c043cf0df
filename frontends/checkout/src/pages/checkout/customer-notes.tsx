import { Clock, formatTime, formatPrice, Note, Button } from '@tokri/web-kit/ui';
import { useSession, updateSession } from '@tokri/web-kit/session';
import { filterCheckoutNotices, hasLineIssues } from '../../features/cart/cart-lines.ts';
import { shortLineMessages } from '../../features/place-order/short-line-messages.ts';
import type { ShortLine } from '../../features/place-order/use-place-order.ts';
import { t } from '../../labels.ts';
import styles from './checkout.module.css';
import type { CustomerCart } from './use-customer-cart.ts';

export const SlotNotes = ({ cart }: { readonly cart: CustomerCart }) => {
  const { quotedCart, daySync, hold } = cart;
  return (
    <div className={styles.notes}>
      {filterCheckoutNotices(quotedCart?.Messages ?? []).map(({ Code, Text }) => (
        <Note key={Code} tone="warning" isAlert>
          {Text}
        </Note>
      ))}
      {quotedCart && hasLineIssues(quotedCart) && !hold.current && (
        <Note tone="warning">{t('slot.fixItemsFirst')}</Note>
      )}
      {hold.current && quotedCart && quotedCart.MinimumOrder.Short > 0 && (
        <Note tone="warning">
          {t('price.minimum', { sum: formatPrice(quotedCart.MinimumOrder.Short) })}
        </Note>
      )}
      {daySync.state === 'failed' && (
        <>
          <Note tone="error" isAlert>
            {t('move.failed', { reason: daySync.message })}
          </Note>
          <Button kind="secondary" isSmall onClick={daySync.retry}>
            {t('slot.tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
};

const RejectedLines = () => {
  const lines = useSession((state) => state.localLines).filter(({ Message }) => Message);
  if (lines.length === 0) return null;
  const remove = (): void => updateSession({ localLines: [] });
  return (
    <Note tone="warning">
      {t('cart.rejected', {
        count: lines.length,
        reason: [...new Set(lines.map(({ Message }) => Message))].join(' '),
      })}{' '}
      <button type="button" className="link" onClick={remove}>
        {t('cart.discardRejected')}
      </button>
    </Note>
  );
};

export const CartNotes = ({
  cart,
  shortLines,
}: {
  readonly cart: CustomerCart;
  readonly shortLines: readonly ShortLine[];
}) => {
  const { displayed } = cart;
  return (
    <div className={styles.notes}>
      {displayed.staleSince && (
        <Note tone="warning" icon={Clock}>
          {t('cart.offlineSince', { time: formatTime(displayed.staleSince) })}
        </Note>
      )}
      {shortLineMessages(shortLines, displayed.cart?.Lines ?? []).map((text) => (
        <Note key={text} tone="error">
          {text}
        </Note>
      ))}
      <RejectedLines />
    </div>
  );
};
