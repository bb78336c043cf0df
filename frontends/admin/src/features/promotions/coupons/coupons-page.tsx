import { promotionOperations, type StaffCouponResponse } from '@tokri/contracts/api';
import { kolkataDate } from '@tokri/contracts/dates';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import { PromotionActions } from '../promotion-actions.tsx';
import { costText, periodText, StateTag, usesText } from '../promotion-cells.tsx';
import { PromotionList } from '../promotion-list.tsx';
import { useStaffCoupons } from '../promotion-queries.ts';
import styles from '../promotions.module.css';

const CouponActions = ({ coupon }: { readonly coupon: StaffCouponResponse }) => (
  <PromotionActions
    name={coupon.Code}
    state={coupon.State}
    isOn={coupon.Status === 1}
    isOver={coupon.ToDate < kolkataDate(new Date())}
    duplicatePath={`/admin/promotions/coupons/new?from=${coupon.Code}`}
    send={(State) =>
      sendCommand(promotionOperations.switchCoupon, { body: { Code: coupon.Code, State } })
    }
  />
);

const couponUses = ({ Uses, UsesLeft }: StaffCouponResponse): string =>
  UsesLeft === null ? usesText(Uses) : t('usesLeft', { uses: usesText(Uses), left: UsesLeft });

const columns: readonly Column<StaffCouponResponse>[] = [
  {
    id: 'name',
    header: t('column.coupon'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row: { original: coupon } }) => (
      <span className={styles.texts}>
        <Link to={`/admin/promotions/coupons/${coupon.Code}`}>{coupon.Code}</Link>
        <small>{`${coupon.Name} • ${coupon.Text}`}</small>
      </span>
    ),
  },
  {
    id: 'state',
    header: t('column.state'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <StateTag state={row.original.State} />,
  },
  {
    id: 'period',
    header: t('column.orderDays'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => periodText(row.original),
  },
  {
    id: 'uses',
    header: t('column.uses'),
    enableSorting: false,
    meta: { phone: 'main', isNumber: true },
    cell: ({ row }) => couponUses(row.original),
  },
  {
    id: 'cost',
    header: t('column.cost'),
    enableSorting: false,
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => costText(row.original.Cost),
  },
  {
    id: 'actions',
    header: t('column.actions'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => <CouponActions coupon={row.original} />,
  },
];

export const CouponsPage = () => (
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
