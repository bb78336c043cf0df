import type { TotalsAnswer } from '@tokri/contracts/http';
import { itemsSum } from '@tokri/web-kit/bill';
import { useSignInPath } from '@tokri/web-kit/session';
import { Button, ButtonLink, money } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import type { PlaceReason } from './place-reason.ts';
import styles from './place.module.css';

export interface PlaceButtonProps {
  readonly totals: TotalsAnswer;
  /** The cart was counted for a pincode or an address; else its charges are not known, and the sum is that of the items. */
  readonly isPlaceKnown: boolean;
  readonly reason: PlaceReason | null;
  /** Text of the reason when the server has a better one. */
  readonly why?: string | undefined;
  readonly isPlacing: boolean;
  readonly isPaidOnline?: boolean;
  /** Makes the ids of the two places where it stands differ. */
  readonly at: 'bar' | 'bill';
  readonly onPlace: () => void;
  /** Pressed while something is missing: leads there. */
  readonly onMissing: (reason: PlaceReason) => void;
}

const orderWords = ({
  totals,
  isPlaceKnown,
  isPaidOnline = false,
}: Pick<PlaceButtonProps, 'totals' | 'isPlaceKnown' | 'isPaidOnline'>): string =>
  isPlaceKnown
    ? t(isPaidOnline ? 'place.pay' : 'place.order', { sum: money(totals.Payable) })
    : t('place.label');

const SignInLink = ({ at }: { readonly at: PlaceButtonProps['at'] }) => (
  <ButtonLink
    className={at === 'bill' ? styles.wide : undefined}
    isBlock={at === 'bill'}
    to={useSignInPath()}
  >
    {t('place.signIn')}
  </ButtonLink>
);

/** Places the order, or says in words why it cannot yet; then a press leads to what is missing. */
export const PlaceButton = ({
  totals,
  isPlaceKnown,
  reason,
  why,
  isPlacing,
  isPaidOnline,
  at,
  onPlace,
  onMissing,
}: PlaceButtonProps) => {
  const id = `why-${at}`;
  if (reason === 'sign-in') return <SignInLink at={at} />;
  return (
    <div className={at === 'bill' ? styles.inBill : styles.inBar}>
      <Button
        isBlock
        isBusy={isPlacing}
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason ? id : undefined}
        onClick={() => (reason ? onMissing(reason) : onPlace())}
      >
        {isPlacing ? t('place.placing') : orderWords({ totals, isPlaceKnown, isPaidOnline })}
      </Button>
      {reason && (
        <p id={id} className={styles.why}>
          {why || t(`why.${reason}`)}
        </p>
      )}
    </div>
  );
};

export interface PlaceBarProps extends Omit<PlaceButtonProps, 'at'> {
  /** The line of the held slot. */
  readonly children?: ReactNode;
  /** What became of the last try. */
  readonly notes?: ReactNode;
}

/** Always in view on phones: how much, how long, and the one button. */
export const PlaceBar = ({ children, notes, ...props }: PlaceBarProps) => (
  <section className="paybar" aria-label={t('place.label')}>
    {notes && <div className={styles.barNotes}>{notes}</div>}
    {children}
    <div className="pay">
      <div>
        <small>{t(props.isPlaceKnown ? 'place.toPay' : 'place.items')}</small>
        <span className="amt">
          {money(props.isPlaceKnown ? props.totals.Payable : itemsSum(props.totals))}
        </span>
      </div>
      <PlaceButton {...props} at="bar" />
    </div>
  </section>
);
