import { shopMarket } from '@tokri/contracts/market';
import { offerKinds, promotionOperations } from '@tokri/contracts/api';
import { Field } from '@tokri/web-kit/ui';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../components/date-field.tsx';
import { PartyField } from '../../../components/party-field/party-field.tsx';
import { PictureField } from '../../../components/picture-field/picture-field.tsx';
import { t } from '../labels.ts';
import styles from '../promotions.module.css';
import type { OfferForm } from './offer-form.ts';
import { PlaceFields, ScopeFields } from './scope-fields.tsx';

type FormApi = UseFormReturn<OfferForm>;
type TextField = Exclude<
  keyof OfferForm,
  'images' | 'kind' | 'reward' | 'scope' | 'itemTypeIds' | 'items' | 'places' | 'party'
>;

export const offerFieldLabel = (field: string): string => t(`offer.${field}` as 'offer.name');

const fieldProps = ({ register, formState }: FormApi, name: TextField) => ({
  ...register(name),
  label: offerFieldLabel(name),
  error: formState.errors[name]?.message,
  autoComplete: 'off',
});

const RewardFields = ({ form }: { readonly form: FormApi }) => {
  const money = { inputMode: 'decimal', prefixText: shopMarket().currencySymbol } as const;
  const reward = useWatch({ control: form.control, name: 'reward' });
  return (
    <>
      <Field {...fieldProps(form, 'minimum')} {...money} />
      <div className="field">
        <label className="field-label" htmlFor="offer-reward">
          {t('offer.reward')}
        </label>
        <select id="offer-reward" className="input" {...form.register('reward')}>
          <option value="percentage">{t('kind.percentage')}</option>
          <option value="amount">{t('kind.amount')}</option>
        </select>
      </div>
      {reward === 'amount' ? (
        <Field {...fieldProps(form, 'amount')} {...money} />
      ) : (
        <div className={styles.pair}>
          <Field {...fieldProps(form, 'percent')} inputMode="decimal" />
          <Field {...fieldProps(form, 'atMost')} {...money} hint={t('noLimitHint')} />
        </div>
      )}
    </>
  );
};

const KindFields = ({ form }: { readonly form: FormApi }) => {
  const money = { inputMode: 'decimal', prefixText: shopMarket().currencySymbol } as const;
  const kind = useWatch({ control: form.control, name: 'kind' });
  switch (kind) {
    case 'percentage':
      return <Field {...fieldProps(form, 'percent')} inputMode="decimal" />;
    case 'amount':
      return <Field {...fieldProps(form, 'amount')} {...money} />;
    case 'buy-x-get-y':
      return (
        <div className={styles.pair}>
          <Field {...fieldProps(form, 'buy')} inputMode="numeric" />
          <Field {...fieldProps(form, 'free')} inputMode="numeric" />
        </div>
      );
    case 'combo':
      return <Field {...fieldProps(form, 'price')} {...money} />;
    case 'threshold':
      return <RewardFields form={form} />;
  }
};

const BannerPicture = ({ form }: { readonly form: FormApi }) => {
  const images = useWatch({ control: form.control, name: 'images' });
  return (
    <fieldset className="field">
      <legend className="field-label">{t('offer.images')}</legend>
      <p className="fine-print">{t('offer.imagesHint')}</p>
      <PictureField
        images={images}
        most={1}
        operation={promotionOperations.uploadPromotionImage}
        onChange={(next) => form.setValue('images', next, { shouldDirty: true })}
      />
    </fieldset>
  );
};

const DayFields = ({ form }: { readonly form: FormApi }) => {
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  return (
    <div className={styles.pair}>
      <DateField {...fieldProps(form, 'from')} day={from} hint={t('offer.daysHint')} />
      <DateField {...fieldProps(form, 'to')} day={to} />
    </div>
  );
};

const OfferParty = ({ form }: { readonly form: FormApi }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'party' });
  return (
    <PartyField
      ref={field.ref}
      label={offerFieldLabel('party')}
      hint={t('offer.partyHint')}
      value={field.value}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};

export const OfferFields = ({ form }: { readonly form: FormApi }) => (
  <>
    <div className={styles.pair}>
      <Field {...fieldProps(form, 'name')} />
      <Field {...fieldProps(form, 'nameHindi')} lang="hi" hint={t('nameHindiHint')} />
    </div>
    <div className={styles.pair}>
      <Field {...fieldProps(form, 'narration')} />
      <Field {...fieldProps(form, 'narrationHindi')} lang="hi" />
    </div>
    <BannerPicture form={form} />
    <div className="field">
      <label className="field-label" htmlFor="offer-kind">
        {t('offer.kind')}
      </label>
      <select id="offer-kind" className="input" {...form.register('kind')}>
        {offerKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </select>
    </div>
    <KindFields form={form} />
    <ScopeFields form={form} />
    <DayFields form={form} />
    <PlaceFields form={form} />
    <OfferParty form={form} />
  </>
);
