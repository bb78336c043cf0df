import { promotionOperations, type StaffCouponResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import { t } from '../labels.ts';
import { PromotionActions } from '../promotion-actions.tsx';
import { usesText } from '../promotion-cells.tsx';
import { listPromotionColumns } from '../promotion-columns.tsx';
import { PromotionList } from '../promotion-list.tsx';
import { useStaffCoupons } from '../promotion-queries.ts';
import styles from '../promotions.module.css';

const CouponActions = ({ coupon }: { readonly coupon: StaffCouponResponse }) => (
  <PromotionActions
    name={coupon.Code}
    state={coupon.State}
    isOn={coupon.Status === 1}
    isOver={coupon.ToDate < shopDate(new Date())}
    duplicatePath={`/admin/promotions/coupons/new?from=${coupon.Code}`}
    send={(State) =>
      sendCommand(promotionOperations.switchCoupon, { body: { Code: coupon.Code, State } })
    }
  />
);

const couponUses = ({ Uses, UsesLeft }: StaffCouponResponse): string =>
  UsesLeft === null ? usesText(Uses) : t('usesLeft', { uses: usesText(Uses), left: UsesLeft });

const listCouponColumns = () =>
  listPromotionColumns<StaffCouponResponse>({
    nameHeader: t('column.coupon'),
    renderName: (coupon) => (
      <span className={styles.texts}>
        <Link to={`/admin/promotions/coupons/${coupon.Code}`}>{coupon.Code}</Link>
        <small>{`${coupon.Name} • ${coupon.Text}`}</small>
      </span>
    ),
    periodHeader: t('column.orderDays'),
    usesText: couponUses,
    renderActions: (coupon) => <CouponActions coupon={coupon} />,
  });

export const CouponsPage = () => {
  const columns = useMemo(listCouponColumns, []);
  return (
    <PromotionList
      title={t('title')}
      listLabel={t('list.coupons')}
      searchHint={t('searchHint.coupons')}
      create={
        <ButtonLink isSmall to="/admin/promotions/coupons/new">
          {t('coupon.new')}
        </ButtonLink>
      }
      columns={columns}
      useRows={useStaffCoupons}
    />
  );
};
