import { FormField, FormSelect } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import styles from './item-form.module.css';
import { formText } from './labels.ts';

export const LabelSection = () => (
  <FormSection title={formText('label')}>
    <p className="hint">{formText('labelHint')}</p>
    <div className={styles.pair}>
      <FormField name="netQuantity" label={formText('netQuantity')} maxLength={100} />
      <FormField name="manufacturer" label={formText('manufacturer')} maxLength={300} />
    </div>
    <div className={styles.pair}>
      <FormField name="countryOfOrigin" label={formText('countryOfOrigin')} maxLength={60} />
      <FormField
        name="countryOfOriginHindi"
        label={formText('countryOfOriginHindi')}
        maxLength={60}
        lang="hi"
      />
    </div>
    <div className={styles.pair}>
      <FormField name="bestBefore" label={formText('bestBefore')} maxLength={100} />
      <FormField
        name="bestBeforeHindi"
        label={formText('bestBeforeHindi')}
        maxLength={100}
        lang="hi"
      />
    </div>
    <div className={styles.pair}>
      <FormField name="consumerCare" label={formText('consumerCare')} maxLength={300} />
      <FormField name="fssai" label={formText('fssai')} maxLength={60} inputMode="numeric" />
    </div>
    <FormSelect
      name="food"
      label={formText('food')}
      options={(['veg', 'nonveg', 'none'] as const).map((food) => [food, formText(`food.${food}`)])}
    />
  </FormSection>
);
