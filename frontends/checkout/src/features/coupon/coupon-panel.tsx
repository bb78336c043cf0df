import type { CartResponse } from '@tokri/contracts/api';
import {
  announce,
  dialogTypes,
  Icon,
  formatPrice,
  Note,
  showDialog,
  TicketPercent,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import type { CouponSelection } from './use-coupon-code.ts';
import { CouponSheet } from './coupon-sheet.tsx';
import styles from './coupon.module.css';

export interface CouponPanelProps {
  readonly userId: number;
  readonly cart: Pick<CartResponse, 'Coupon' | 'Messages' | 'PDate' | 'Totals'>;
  readonly selection: CouponSelection;
}

export const couponRejectionMessage = (
  { Coupon, Messages }: Pick<CartResponse, 'Coupon' | 'Messages'>,
  code: string,
): string | undefined =>
  code === '' || Coupon ? undefined : Messages.find(({ Code }) => Code.startsWith('coupon-'))?.Text;

const useCouponNotice = (coupon: CartResponse['Coupon']): ((code: string) => void) => {
  const pendingCode = useRef('');
  useEffect(() => {
    if (!coupon || coupon.Code !== pendingCode.current) return;
    pendingCode.current = '';
    void showDialog({
      type: dialogTypes.offer,
      message: t('coupon.notice', { code: coupon.Code, sum: formatPrice(coupon.Amount) }),
    });
  }, [coupon]);
  return (code) => {
    pendingCode.current = code;
  };
};

interface CouponRowProps {
  readonly code: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const CouponRow = ({ code, onRemove, children }: CouponRowProps) => (
  <div className={styles.row}>
    {children}
    <button type="button" className="link" onClick={onRemove}>
      {t('coupon.remove')}
      <span className="sr-only"> {code}</span>
    </button>
  </div>
);

export const CouponPanel = ({ userId, cart, selection }: CouponPanelProps) => {
  const [isOpen, setOpen] = useState(false);
  const { code, choose } = selection;
  const reason = couponRejectionMessage(cart, code);
  const expectNotice = useCouponNotice(cart.Coupon);
  const applyCode = (next: string): void => {
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
        <Icon icon={TicketPercent} />
        {t('coupon.label')}
        <button type="button" className="link end" onClick={() => setOpen(true)}>
          {t(code === '' ? 'coupon.view' : 'coupon.change')}
        </button>
      </h2>
      {cart.Coupon && (
        <CouponRow code={code} onRemove={remove}>
          <p role="status">
            <b>{cart.Coupon.Code}</b> {t('coupon.saves', { sum: formatPrice(cart.Coupon.Amount) })}
          </p>
        </CouponRow>
      )}
      {reason !== undefined && (
        <CouponRow code={code} onRemove={remove}>
          <Note tone="warning">
            {code}: {reason}
          </Note>
        </CouponRow>
      )}
      {code === '' && <p className="fine-print">{t('coupon.hint')}</p>}
      {isOpen && (
        <CouponSheet
          context={{ userId, day: cart.PDate, itemsTotal: cart.Totals.Items }}
          appliedCode={cart.Coupon?.Code ?? ''}
          onUse={applyCode}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
