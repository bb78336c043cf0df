import type { CartAnswer } from '@tokri/contracts/http';
import {
  announce,
  Button,
  dialogTypes,
  Icon,
  money,
  Note,
  showDialog,
  TicketPercent,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts.ts';
import type { CouponChoice } from './coupon-code.ts';
import { CouponSheet } from './coupon-sheet.tsx';
import styles from './coupon.module.css';

export interface CouponPanelProps {
  readonly userId: number;
  readonly cart: Pick<CartAnswer, 'Coupon' | 'Messages' | 'PDate' | 'Totals'>;
  readonly choice: CouponChoice;
}

/** Why the chosen coupon takes nothing off; undefined when it does, or none is chosen. */
export const couponReason = (
  { Coupon, Messages }: Pick<CartAnswer, 'Coupon' | 'Messages'>,
  code: string,
): string | undefined =>
  code === '' || Coupon ? undefined : Messages.find(({ Code }) => Code.startsWith('coupon-'))?.Text;

/** Section 2, dialog type 8: what a coupon that was just chosen takes off, once the cart has counted it. */
const useNotice = (coupon: CartAnswer['Coupon']): ((code: string) => void) => {
  const chosen = useRef('');
  useEffect(() => {
    if (!coupon || coupon.Code !== chosen.current) return;
    chosen.current = '';
    void showDialog({
      type: dialogTypes.offer,
      message: t('coupon.notice', { code: coupon.Code, sum: money(coupon.Amount) }),
    });
  }, [coupon]);
  return (code) => {
    chosen.current = code;
  };
};

/** The coupon of this cart: what it takes off, or why it does not, and the way to another one. */
export const CouponPanel = ({ userId, cart, choice }: CouponPanelProps) => {
  const [isOpen, setOpen] = useState(false);
  const { code, choose } = choice;
  const reason = couponReason(cart, code);
  const expectNotice = useNotice(cart.Coupon);
  const use = (next: string): void => {
    expectNotice(next);
    choose(next);
    setOpen(false);
  };
  const remove = (): void => {
    expectNotice('');
    choose('');
    announce(t('coupon.removed'));
  };
  return (
    <section className="panel" aria-labelledby="h-coupon">
      <h2 id="h-coupon">
        <Icon of={TicketPercent} />
        {t('coupon.one')}
        <Button className="end" kind="quiet" isSmall onClick={() => setOpen(true)}>
          {t(code === '' ? 'coupon.see' : 'coupon.change')}
        </Button>
      </h2>
      {cart.Coupon && (
        <div className={styles.row}>
          <p role="status">
            <b>{cart.Coupon.Code}</b> {t('coupon.takes', { sum: money(cart.Coupon.Amount) })}
          </p>
          <Button kind="quiet" isSmall onClick={remove}>
            {t('coupon.remove')}
            <span className="sr"> {code}</span>
          </Button>
        </div>
      )}
      {reason !== undefined && (
        <div className={styles.row}>
          <Note tone="few">
            {code}: {reason}
          </Note>
          <Button kind="quiet" isSmall onClick={remove}>
            {t('coupon.remove')}
            <span className="sr"> {code}</span>
          </Button>
        </div>
      )}
      {code === '' && <p className="fine">{t('coupon.hint')}</p>}
      {isOpen && (
        <CouponSheet
          asker={{ userId, day: cart.PDate, items: cart.Totals.Items }}
          chosen={cart.Coupon?.Code ?? ''}
          onUse={use}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
