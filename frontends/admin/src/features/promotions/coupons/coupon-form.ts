import type { StaffCouponResponse } from '@tokri/contracts/api';
import { couponNameLength } from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import {
  compareForms,
  type ComparedField,
} from '../../../components/versioned-save/find-differences.ts';
import {
  dateField,
  isPercent,
  isPositiveMoney,
  optionalCount,
  optionalMoney,
  optionalText,
  requiredText,
  textOf,
} from '../form-checks.ts';
import { t } from '../labels.ts';

export const couponFormSchema = z
  .object({
    code: z
      .string()
      .check(z.trim(), z.regex(/^[A-Za-z0-9]{3,20}$/, { error: () => t('error.code') })),
    name: requiredText(couponNameLength),
    nameHindi: optionalText(couponNameLength),
    kind: z.enum(['percentage', 'amount']),
    percent: z.string().check(z.trim()),
    amount: optionalMoney,
    atMost: optionalMoney,
    minimum: optionalMoney,
    from: dateField,
    to: dateField,
    perUser: optionalCount,
    totalUses: optionalCount,
    firstOrderOnly: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: () => t('error.period'), path: ['to'] }),
    z.refine(({ kind, percent }) => kind !== 'percentage' || isPercent(percent), {
      error: () => t('error.percent'),
      path: ['percent'],
    }),
    z.refine(({ kind, amount }) => kind !== 'amount' || isPositiveMoney(amount), {
      error: () => t('error.amount'),
      path: ['amount'],
    }),
  );

export type CouponForm = z.infer<typeof couponFormSchema>;

export const emptyCouponForm = (today: string, to: string): CouponForm => ({
  code: '',
  name: '',
  nameHindi: '',
  kind: 'percentage',
  percent: '',
  amount: '',
  atMost: '',
  minimum: '',
  from: today,
  to,
  perUser: '1',
  totalUses: '',
  firstOrderOnly: false,
});

/** Everybody may use it as often as they like. */
export const isUnlimited = ({
  perUser,
  totalUses,
  firstOrderOnly,
}: Pick<CouponForm, 'perUser' | 'totalUses' | 'firstOrderOnly'>): boolean =>
  perUser.trim() === '' && totalUses.trim() === '' && !firstOrderOnly;

export const toCouponForm = (coupon: StaffCouponResponse): CouponForm => ({
  code: coupon.Code,
  name: coupon.Name,
  nameHindi: coupon.HindiTexts.Name,
  kind: coupon.Kind,
  percent: textOf(coupon.Percent),
  amount: textOf(coupon.Amount),
  atMost: textOf(coupon.AtMost),
  minimum: textOf(coupon.MinimumItems),
  from: coupon.FromDate,
  to: coupon.ToDate,
  perUser: textOf(coupon.PerUser),
  totalUses: textOf(coupon.TotalUses),
  firstOrderOnly: coupon.FirstOrderOnly,
});

export interface EditedCoupon {
  readonly Id: number;
  readonly Rev?: number;
  readonly Status: 0 | 1;
}

export const toCouponBody = (form: CouponForm, edited: EditedCoupon) => ({
  ...edited,
  Code: form.code,
  Name: form.name,
  Hindi: { Name: form.nameHindi },
  Kind: form.kind,
  Percent: form.kind === 'percentage' ? Number(form.percent) : 0,
  Amount: form.kind === 'amount' ? Number(form.amount) : 0,
  AtMost: form.kind === 'percentage' ? Number(form.atMost) : 0,
  MinimumItems: Number(form.minimum),
  FromDate: form.from,
  ToDate: form.to,
  PerUser: Number(form.perUser),
  TotalUses: Number(form.totalUses),
  FirstOrderOnly: form.firstOrderOnly,
});

const describe = ({ kind, firstOrderOnly, ...texts }: CouponForm) => ({
  ...texts,
  kind: t(`kind.${kind}`),
  firstOrderOnly: t(firstOrderOnly ? 'yes' : 'no'),
});

export const couponFieldLabel = (field: string): string => t(`coupon.${field}` as 'coupon.code');

export const compareCoupons = (mine: CouponForm, theirs: CouponForm): readonly ComparedField[] =>
  compareForms(describe(mine), describe(theirs), couponFieldLabel);
