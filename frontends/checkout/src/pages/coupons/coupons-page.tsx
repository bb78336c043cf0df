import { cartPath, orderPath } from '@tokri/contracts/platform';
import { Link, useNavigate } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { formatPrice, showToast, TicketPercent, usePageTitle } from '@tokri/web-kit/ui';
import { readCouponCode, storeCouponCode } from '../../features/coupon/use-coupon-code.ts';
import { useUsedCoupons } from '../../features/coupon/coupon-queries.ts';
import { CouponList } from '../../features/coupon/coupon-sheet.tsx';
import styles from '../../features/coupon/coupon.module.css';
import { t } from '../../labels.ts';
import { SignInPrompt } from '../orders/order-page-layout.tsx';

const UsedCoupons = ({ userId }: { readonly userId: number }) => {
  const { data = [] } = useUsedCoupons(userId);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="h-used">
      <h2 id="h-used">{t('coupon.usedTitle')}</h2>
      <ul className={styles.usedCoupons}>
        {data.map(({ Code, Amount, TransactionId }) => (
          <li key={TransactionId}>
            <Link className="link" to={orderPath(TransactionId)}>
              {Code}
            </Link>
            <span>{formatPrice(Amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Coupons = ({ userId }: { readonly userId: number }) => {
  const navigate = useNavigate();
  const applyCode = (code: string): void => {
    storeCouponCode(code);
    showToast({ text: t('coupon.appliedText', { code }), icon: TicketPercent });
    void navigate(cartPath);
  };
  return (
    <>
      <CouponList
        context={{ userId, day: '', itemsTotal: 0 }}
        appliedCode={readCouponCode(userId)}
        onUse={applyCode}
      />
      <UsedCoupons userId={userId} />
    </>
  );
};

export const CouponsPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('coupon.title'));
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('coupon.title')}</h1>
      {userId > 0 ? (
        <Coupons key={userId} userId={userId} />
      ) : (
        <SignInPrompt title={t('coupon.signIn')} />
      )}
    </main>
  );
};
