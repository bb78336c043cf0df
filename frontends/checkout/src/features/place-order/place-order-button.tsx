import type { TotalsResponse } from '@tokri/contracts/api';
import { itemsTotal } from '@tokri/web-kit/price-breakdown';
import { useSignInLink } from '@tokri/web-kit/session';
import { Button, ButtonLink, formatPrice } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import type { OrderBlocker } from './order-blocker.ts';
import styles from './place-order.module.css';

export interface PlaceOrderButtonProps {
  readonly totals: TotalsResponse;
  readonly isLocationKnown: boolean;
  readonly blocker: OrderBlocker | null;
  readonly blockerText?: string | undefined;
  readonly isPlacing: boolean;
  readonly isPaidOnline?: boolean;
  readonly placement: 'bar' | 'bill';
  readonly onPlace: () => void;
  readonly onBlocked: (blocker: OrderBlocker) => void;
}

const buttonLabel = ({
  totals,
  isLocationKnown,
  isPaidOnline = false,
}: Pick<PlaceOrderButtonProps, 'totals' | 'isLocationKnown' | 'isPaidOnline'>): string =>
  isLocationKnown
    ? t(isPaidOnline ? 'place.pay' : 'place.order', { sum: formatPrice(totals.Payable) })
    : t('place.label');

const SignInLink = ({ placement }: { readonly placement: PlaceOrderButtonProps['placement'] }) => (
  <ButtonLink
    className={placement === 'bill' ? styles.fullWidth : undefined}
    isBlock={placement === 'bill'}
    {...useSignInLink()}
  >
    {t('place.signIn')}
  </ButtonLink>
);

export const PlaceOrderButton = ({
  totals,
  isLocationKnown,
  blocker,
  blockerText,
  isPlacing,
  isPaidOnline,
  placement,
  onPlace,
  onBlocked,
}: PlaceOrderButtonProps) => {
  const id = `why-${placement}`;
  if (blocker === 'sign-in') return <SignInLink placement={placement} />;
  return (
    <div className={placement === 'bill' ? styles.inSummary : styles.inBar}>
      <Button
        isBlock
        isBusy={isPlacing}
        aria-disabled={blocker !== null || undefined}
        aria-describedby={blocker ? id : undefined}
        onClick={() => (blocker ? onBlocked(blocker) : onPlace())}
      >
        {isPlacing
          ? t('place.placing')
          : buttonLabel({ totals, isLocationKnown: isLocationKnown, isPaidOnline })}
      </Button>
      {blocker && (
        <p id={id} className={styles.blocker}>
          {blockerText || t(`blocked.${blocker}`)}
        </p>
      )}
    </div>
  );
};

export interface PlaceOrderBarProps extends Omit<PlaceOrderButtonProps, 'placement'> {
  readonly children?: ReactNode;
  readonly notes?: ReactNode;
}

export const PlaceOrderBar = ({ children, notes, ...props }: PlaceOrderBarProps) => (
  <section className="pay-bar" aria-label={t('place.label')}>
    {notes && <div className={styles.barNotes}>{notes}</div>}
    {children}
    <div className="pay-row">
      <div>
        <small>{t(props.isLocationKnown ? 'place.toPay' : 'place.items')}</small>
        <span className="amount">
          {formatPrice(props.isLocationKnown ? props.totals.Payable : itemsTotal(props.totals))}
        </span>
      </div>
      <PlaceOrderButton {...props} placement="bar" />
    </div>
  </section>
);
