import { cartPath, orderPath } from '@tokri/contracts';
import { Link, useNavigate } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { money, showToast, TicketPercent, usePageTitle } from '@tokri/web-kit/ui';
import { chosenCode, keepCode } from '../../features/coupon/coupon-code.ts';
import { useUsedCoupons } from '../../features/coupon/coupon-reads.ts';
import { CouponChoices } from '../../features/coupon/coupon-sheet.tsx';
import styles from '../../features/coupon/coupon.module.css';
import { t } from '../../texts.ts';
import { SignInFirst } from '../orders/order-frame.tsx';

const Used = ({ userId }: { readonly userId: number }) => {
  const { data = [] } = useUsedCoupons(userId);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="h-used">
      <h2 id="h-used">{t('coupon.usedTitle')}</h2>
      <ul className={styles.used}>
        {data.map(({ Code, Amount, TransactionId }) => (
          <li key={TransactionId}>
            <Link className="link" to={orderPath(TransactionId)}>
              {Code}
            </Link>
            <span>{money(Amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Coupons = ({ userId }: { readonly userId: number }) => {
  const navigate = useNavigate();
  const use = (code: string): void => {
    keepCode(code);
    showToast({ text: t('coupon.used', { code }), icon: TicketPercent });
    void navigate(cartPath);
  };
  return (
    <>
      <CouponChoices
        asker={{ userId, day: '', items: 0 }}
        chosen={chosenCode(userId)}
        onUse={use}
      />
      <Used userId={userId} />
    </>
  );
};

/** Routes coupon-modal and coupon-list: the user's coupons on a page of their own. */
export const CouponsPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('coupon.title'));
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('coupon.title')}</h1>
      {userId > 0 ? (
        <Coupons key={userId} userId={userId} />
      ) : (
        <SignInFirst text={t('coupon.signIn')} />
      )}
    </main>
  );
};
