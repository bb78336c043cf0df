import { zodResolver } from '@hookform/resolvers/zod';
import {
  catalogCouponOperations,
  promotionOperations,
  type StaffCouponResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { shopMarket } from '@tokri/contracts/market';
import {
  sendCommand,
  useNavigate,
  useParams,
  useQueryClient,
  useSearchParams,
} from '@tokri/web-kit/platform';
import { ErrorPanel, Field, formatDate, Note, today } from '@tokri/web-kit/ui';
import { useRef } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../components/date-field.tsx';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from '../labels.ts';
import { readCoupon, refreshPromotions, useStaffCoupon } from '../promotion-queries.ts';
import { PromotionsLayout } from '../promotions-layout.tsx';
import styles from '../promotions.module.css';
import { SaveFeedback } from '../save-feedback.tsx';
import { useUndoCreation } from '../use-undo-creation.ts';
import {
  compareCoupons,
  couponFieldLabel,
  couponFormSchema,
  emptyCouponForm,
  isUnlimited,
  toCouponBody,
  toCouponForm,
  type CouponForm,
} from './coupon-form.ts';
import { CouponPreview } from './coupon-preview.tsx';

const listPath = '/admin/promotions/coupons';
const defaultDays = 14;

type FormApi = UseFormReturn<CouponForm>;
type TextField = Exclude<keyof CouponForm, 'kind' | 'firstOrderOnly'>;

const fieldProps = ({ register, formState }: FormApi, name: TextField) => ({
  ...register(name),
  label: couponFieldLabel(name),
  error: formState.errors[name]?.message,
  autoComplete: 'off',
});

const LimitFields = ({ form }: { readonly form: FormApi }) => {
  const [perUser, totalUses, firstOrderOnly] = useWatch({
    control: form.control,
    name: ['perUser', 'totalUses', 'firstOrderOnly'],
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...fieldProps(form, 'perUser')} inputMode="numeric" hint={t('noLimitHint')} />
        <Field {...fieldProps(form, 'totalUses')} inputMode="numeric" hint={t('noLimitHint')} />
      </div>
      <label className={styles.check}>
        <input type="checkbox" {...form.register('firstOrderOnly')} />
        {t('coupon.firstOrderOnly')}
      </label>
      {isUnlimited({ perUser, totalUses, firstOrderOnly }) && (
        <Note tone="warning">{t('coupon.unlimited')}</Note>
      )}
    </>
  );
};

const CouponFields = ({ form, isNew }: { readonly form: FormApi; readonly isNew: boolean }) => {
  const { register, control } = form;
  const field = (name: TextField) => fieldProps(form, name);
  const [kind, from, to] = useWatch({ control, name: ['kind', 'from', 'to'] });
  const money = { inputMode: 'decimal', prefixText: shopMarket().currencySymbol } as const;
  return (
    <>
      <Field {...field('code')} readOnly={!isNew} hint={t('coupon.codeHint')} />
      <div className={styles.pair}>
        <Field {...field('name')} />
        <Field {...field('nameHindi')} lang="hi" hint={t('nameHindiHint')} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="coupon-kind">
          {t('coupon.kind')}
        </label>
        <select id="coupon-kind" className="input" {...register('kind')}>
          <option value="percentage">{t('kind.percentage')}</option>
          <option value="amount">{t('kind.amount')}</option>
        </select>
      </div>
      {kind === 'percentage' ? (
        <div className={styles.pair}>
          <Field {...field('percent')} inputMode="decimal" />
          <Field {...field('atMost')} {...money} hint={t('noLimitHint')} />
        </div>
      ) : (
        <Field {...field('amount')} {...money} />
      )}
      <Field {...field('minimum')} {...money} hint={t('noLimitHint')} />
      <div className={styles.pair}>
        <DateField {...field('from')} day={from} hint={t('coupon.daysHint')} />
        <DateField {...field('to')} day={to} />
      </div>
      <LimitFields form={form} />
    </>
  );
};

const useCouponSave = (stored: StaffCouponResponse | undefined, onSaved: () => void) => {
  const client = useQueryClient();
  const createdCode = useRef('');
  const undoCreation = useUndoCreation(() =>
    sendCommand(promotionOperations.switchCoupon, {
      body: { Code: createdCode.current, State: 'stopped' },
    }),
  );
  return useVersionedSave<CouponForm, StaffCouponResponse, number>({
    stored,
    versionOf: revOf,
    send: (form, rev) =>
      sendCommand(catalogCouponOperations.saveCoupon, {
        body: toCouponBody(form, {
          Id: stored?.Id ?? 0,
          Status: stored?.Status ?? 1,
          ...(rev === undefined ? {} : { Rev: rev }),
        }),
      }),
    read: () => readCoupon(stored?.Code ?? ''),
    conflictCode: 'coupon-changed',
    report: ({ code, from, to }) => {
      if (stored) return { text: t('saved') };
      createdCode.current = code.toUpperCase();
      const days = {
        from: formatDate(from, { withYear: true }),
        to: formatDate(to, { withYear: true }),
      };
      return {
        text: t('created', { name: createdCode.current, ...days }),
        undo: () => undoCreation(createdCode.current),
      };
    },
    refresh: () => refreshPromotions(client),
    onSaved,
  });
};

const CouponEditor = ({
  stored,
  initial,
}: {
  readonly stored?: StaffCouponResponse | undefined;
  readonly initial: CouponForm;
}) => {
  const navigate = useNavigate();
  const form = useForm<CouponForm>({
    resolver: zodResolver(couponFormSchema),
    defaultValues: initial,
    mode: 'onBlur',
  });
  const { save, conflict, rejection, isBusy, acceptConflict } = useCouponSave(
    stored,
    () => void navigate(listPath),
  );
  const values = useWatch({ control: form.control }) as CouponForm;
  const { isDirty } = form.formState;
  useUnsavedChangesPrompt(isDirty && !isBusy);
  return (
    <div className={styles.columns}>
      <form
        className={`${cardStyles.card} ${styles.form}`}
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => save(values))(event)}
      >
        <CouponFields form={form} isNew={!stored} />
        <SaveFeedback
          rejection={rejection}
          conflict={conflict && compareCoupons(form.getValues(), toCouponForm(conflict))}
          isBusy={isBusy}
          onKeepMine={() => void save(form.getValues(), acceptConflict())}
          onTakeTheirs={() => {
            if (conflict) form.reset(toCouponForm(conflict));
            acceptConflict();
          }}
        />
      </form>
      <section className={`${cardStyles.card} ${styles.preview}`} aria-labelledby="preview">
        <h2 id="preview">{t('preview.title')}</h2>
        <CouponPreview form={values} />
      </section>
    </div>
  );
};

export const CouponPage = () => {
  const code = useParams().code ?? '';
  const [params] = useSearchParams();
  const isNew = code === 'new';
  const source = isNew ? (params.get('from') ?? '') : code;
  const coupon = useStaffCoupon(source);
  const title = isNew ? t('coupon.new') : code;
  if (source === '')
    return (
      <PromotionsLayout title={title}>
        <CouponEditor initial={emptyCouponForm(today(), addDays(today(), defaultDays))} />
      </PromotionsLayout>
    );
  return (
    <PromotionsLayout title={title}>
      {coupon.isPending && <RowsSkeleton count={6} />}
      {coupon.isError && !coupon.data && (
        <ErrorPanel
          error={coupon.error}
          isBusy={coupon.isFetching}
          onRetry={() => void coupon.refetch()}
        />
      )}
      {coupon.data && (
        <CouponEditor
          key={source}
          stored={isNew ? undefined : coupon.data}
          initial={
            isNew
              ? {
                  ...toCouponForm(coupon.data),
                  code: '',
                  from: today(),
                  to: addDays(today(), defaultDays),
                }
              : toCouponForm(coupon.data)
          }
        />
      )}
    </PromotionsLayout>
  );
};
