import { couponCodeLettersMax } from '@tokri/contracts';
import type { UserCoupon } from '@tokri/contracts/http';
import { isApiProblem } from '@tokri/web-kit/platform';
import { Button, Empty, ErrorPanel, FieldError, Sheet, Skeleton } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import { CouponCards } from './coupon-cards.tsx';
import { checkCode, useCoupons, type CouponAsker } from './coupon-reads.ts';
import styles from './coupon.module.css';

export interface CouponChoosing {
  readonly asker: CouponAsker;
  readonly chosen: string;
  readonly onUse: (code: string) => void;
}

/** A code that somebody was told: checked before it is used. */
const CodeField = ({ asker, onUse }: CouponChoosing) => {
  const id = useId();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return setError(t('coupon.needCode'));
    setBusy(true);
    try {
      const found: UserCoupon | undefined = await checkCode(asker, code.trim());
      if (found?.Usable) onUse(found.Code);
      else setError(found?.Message ?? t('failed'));
    } catch (problem) {
      setError(isApiProblem(problem) ? problem.message : t('failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.enter} noValidate onSubmit={(event) => void submit(event)}>
      <label className="lbl" htmlFor={id}>
        {t('coupon.code')}
      </label>
      <input
        id={id}
        className="input"
        maxLength={couponCodeLettersMax}
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
      <Button type="submit" kind="second" isBusy={isBusy}>
        {t('coupon.apply')}
      </Button>
      <FieldError id={`${id}e`} text={error} />
    </form>
  );
};

/** A field for a code and all coupons of the shop, as this cart may use them. */
export const CouponChoices = (choosing: CouponChoosing) => {
  const coupons = useCoupons(choosing.asker);
  return (
    <>
      <CodeField {...choosing} />
      {coupons.isPending && (
        <>
          <span className="sr" role="status">
            {t('loading')}
          </span>
          <div className={styles.cards} aria-hidden="true">
            <Skeleton as="panel-s" />
            <Skeleton as="panel-s" />
          </div>
        </>
      )}
      {coupons.isError && (
        <ErrorPanel
          problem={coupons.error}
          isBusy={coupons.isFetching}
          onRetry={() => void coupons.refetch()}
        />
      )}
      {coupons.data?.length === 0 && <Empty title={t('coupon.none')} text={t('coupon.noneText')} />}
      {coupons.data && coupons.data.length > 0 && (
        <CouponCards coupons={coupons.data} chosen={choosing.chosen} onUse={choosing.onUse} />
      )}
    </>
  );
};

/** The coupons over the cart. */
export const CouponSheet = ({
  onClose,
  ...choosing
}: CouponChoosing & { readonly onClose: () => void }) => (
  <Sheet title={t('coupon.title')} onClose={onClose}>
    <CouponChoices {...choosing} />
  </Sheet>
);
