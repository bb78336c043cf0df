import { evaluateCoupon, normalizeCouponCode } from '@tokri/contracts/pricing';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { formatPrice, Tag } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { dayText } from '../promotion-cells.tsx';
import styles from '../promotions.module.css';
import type { CouponForm } from './coupon-form.ts';

const exampleCarts = [200, 500, 1000];

const toTerms = (form: CouponForm) => ({
  couponId: 1,
  companyId: 1,
  coupon: {
    code: normalizeCouponCode(form.code),
    reward:
      form.kind === 'amount'
        ? { kind: 'amount' as const, amountPaise: toPaise(Number(form.amount) || 0) }
        : {
            kind: 'percentage' as const,
            basisPoints: Math.round((Number(form.percent) || 0) * 100),
            atMostPaise: Number(form.atMost) > 0 ? toPaise(Number(form.atMost)) : null,
          },
    minimumItemsPaise: toPaise(Number(form.minimum) || 0),
  },
  name: form.name,
  fromDate: form.from,
  toDate: form.to,
  perUserMax: null,
  usesMax: null,
  isFirstOrderOnly: false,
  isOn: true,
});

const explain = (form: CouponForm): string => {
  const off =
    form.kind === 'amount'
      ? t('explain.amountOff', { amount: formatPrice(Number(form.amount) || 0) })
      : t('explain.percentOff', { percent: form.percent || '0' });
  return [
    off,
    form.kind === 'percentage' && Number(form.atMost) > 0
      ? t('explain.atMost', { amount: formatPrice(Number(form.atMost)) })
      : '',
    Number(form.minimum) > 0
      ? t('explain.minimum', { amount: formatPrice(Number(form.minimum)) })
      : '',
    form.firstOrderOnly ? t('explain.firstOrder') : '',
    Number(form.perUser) > 0 ? t('explain.perUser', { count: Number(form.perUser) }) : '',
    Number(form.totalUses) > 0 ? t('explain.totalUses', { count: Number(form.totalUses) }) : '',
    t('explain.orderDays', { from: dayText(form.from), to: dayText(form.to) }),
  ]
    .filter(Boolean)
    .join(' ');
};

export const CouponPreview = ({ form }: { readonly form: CouponForm }) => {
  const terms = toTerms(form);
  return (
    <>
      <p className={styles.texts}>
        <Tag tone="offer">{terms.coupon.code || t('preview.code')}</Tag>
        <b>{form.name || t('preview.name')}</b>
        <span>{explain(form)}</span>
      </p>
      <table className={styles.example}>
        <caption>{t('preview.couponExample')}</caption>
        <tbody>
          {exampleCarts.map((rupees) => {
            const { amountPaise, shortPaise } = evaluateCoupon(
              terms,
              { today: form.from, orders: [], usesLeft: null },
              toPaise(rupees),
            );
            return (
              <tr key={rupees}>
                <th scope="row">{t('preview.cartOf', { amount: formatPrice(rupees) })}</th>
                <td>
                  {shortPaise > 0
                    ? t('preview.short', { amount: formatPrice(toRupees(shortPaise)) })
                    : t('preview.off', { amount: formatPrice(toRupees(amountPaise)) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};
