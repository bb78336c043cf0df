import { clockTime, money, Note, Button } from '@tokri/web-kit/ui';
import { useSession, changeSession } from '@tokri/web-kit/session';
import { noticesOf, hasTrouble } from '../../features/cart/cart-lines.ts';
import type { ShortLine } from '../../features/place/use-place-order.ts';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';
import type { CustomerCart } from './use-customer-cart.ts';

/** Notes of the slot picker: place and slot that do not fit, lines that keep the cart from being quoted, a move that failed. */
export const SlotNotes = ({ cart }: { readonly cart: CustomerCart }) => {
  const { exact, move, hold } = cart;
  return (
    <div className={styles.notes}>
      {noticesOf(exact?.Messages ?? []).map(({ Code, Text }) => (
        <Note key={Code} tone="few" isAlert>
          {Text}
        </Note>
      ))}
      {exact && hasTrouble(exact) && !hold.current && (
        <Note tone="few">{t('slot.linesFirst')}</Note>
      )}
      {hold.current && exact && exact.MinimumOrder.Short > 0 && (
        <Note tone="few">{t('bill.minimum', { sum: money(exact.MinimumOrder.Short) })}</Note>
      )}
      {move.state === 'failed' && (
        <>
          <Note tone="bad" isAlert>
            {t('move.failed', { reason: move.message })}
          </Note>
          <Button kind="second" isSmall onClick={move.retry}>
            {t('slot.tryAgain')}
          </Button>
        </>
      )}
    </div>
  );
};

/** Lines of this device that the account did not take, with the server's word. */
const RefusedLines = () => {
  const lines = useSession((state) => state.localLines).filter(({ Message }) => Message);
  if (lines.length === 0) return null;
  const remove = (): void => changeSession({ localLines: [] });
  return (
    <Note tone="few">
      {t('cart.refused', {
        count: lines.length,
        reason: [...new Set(lines.map(({ Message }) => Message))].join(' '),
      })}{' '}
      <button type="button" className="link" onClick={remove}>
        {t('cart.dropRefused')}
      </button>
    </Note>
  );
};

/** Notes above the lines: how old they are, what was short, what could not be taken in. */
export const CartNotes = ({
  cart,
  short,
}: {
  readonly cart: CustomerCart;
  readonly short: readonly ShortLine[];
}) => {
  const { shown } = cart;
  const names = short.map(({ ItemId, UnitId, Stock }) => {
    const line = shown.cart?.Lines.find(
      (candidate) => candidate.ItemId === ItemId && candidate.UnitId === UnitId,
    );
    return line
      ? t(Stock > 0 ? 'short.left' : 'short.none', { name: line.Name, count: Stock })
      : '';
  });
  return (
    <div className={styles.notes}>
      {shown.since && <Note tone="few">{t('cart.since', { time: clockTime(shown.since) })}</Note>}
      {names.filter(Boolean).map((words) => (
        <Note key={words} tone="bad">
          {words}
        </Note>
      ))}
      <RefusedLines />
    </div>
  );
};
