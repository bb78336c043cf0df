import { maxCouponCodeLength } from '@tokri/contracts/validation';
import type { UserCoupon } from '@tokri/contracts/api';
import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, EmptyState, ErrorPanel, FieldError, Sheet, Skeleton } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { CouponCards } from './coupon-cards.tsx';
import { checkCode, useCoupons, type CouponContext } from './coupon-queries.ts';
import styles from './coupon.module.css';

export interface CouponListProps {
  readonly context: CouponContext;
  readonly appliedCode: string;
  readonly onUse: (code: string) => void;
}

const CouponCodeField = ({ context, onUse }: CouponListProps) => {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return setError(t('coupon.codeRequired'));
    setBusy(true);
    try {
      const coupon: UserCoupon | undefined = await checkCode(context, code.trim());
      if (coupon?.Usable) onUse(coupon.Code);
      else setError(coupon?.Message ?? t('failed'));
    } catch (error) {
      setError(isApiProblem(error) ? error.message : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.codeForm} noValidate onSubmit={(event) => void submit(event)}>
      <label className="field-label" htmlFor={id}>
        {t('coupon.code')}
      </label>
      <input
        id={id}
        className="input"
        maxLength={maxCouponCodeLength}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={(event) => {
          setCode(event.target.value);
          setError('');
        }}
      />
      <Button type="submit" kind="secondary" isBusy={isBusy}>
        {t('coupon.apply')}
      </Button>
      <FieldError id={`${id}e`} text={error} />
    </form>
  );
};

export const CouponList = (listProps: CouponListProps) => {
  const coupons = useCoupons(listProps.context);
  return (
    <>
      <CouponCodeField {...listProps} />
      {coupons.isPending && (
        <>
          <span className="sr-only" role="status">
            {t('loading')}
          </span>
          <div className={styles.cards} aria-hidden="true">
            <Skeleton as="panel-area" />
            <Skeleton as="panel-area" />
          </div>
        </>
      )}
      {coupons.isError && (
        <ErrorPanel
          error={coupons.error}
          isBusy={coupons.isFetching}
          onRetry={() => void coupons.refetch()}
        />
      )}
      {coupons.data?.length === 0 && (
        <EmptyState title={t('coupon.none')} text={t('coupon.noneText')} />
      )}
      {coupons.data && coupons.data.length > 0 && (
        <CouponCards
          coupons={coupons.data}
          appliedCode={listProps.appliedCode}
          onUse={listProps.onUse}
        />
      )}
    </>
  );
};

export const CouponSheet = ({
  onClose,
  ...listProps
}: CouponListProps & { readonly onClose: () => void }) => (
  <Sheet title={t('coupon.title')} onClose={onClose}>
    <CouponList {...listProps} />
  </Sheet>
);
