import { FormField, FormTextArea } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import styles from './item-form.module.css';
import { formText } from './labels.ts';

export const TextSection = () => (
  <FormSection title={formText('texts')}>
    <div className={styles.pair}>
      <FormField name="name" label={formText('name')} maxLength={200} />
      <FormField name="nameHindi" label={formText('nameHindi')} maxLength={200} lang="hi" />
    </div>
    <div className={styles.pair}>
      <FormTextArea name="narration" label={formText('narration')} />
      <FormTextArea name="narrationHindi" label={formText('narrationHindi')} lang="hi" />
    </div>
    <div className={styles.pair}>
      <FormField name="brand" label={formText('brand')} maxLength={100} />
      <FormField name="aliases" label={formText('aliases')} hint={formText('aliasesHint')} />
    </div>
  </FormSection>
);
