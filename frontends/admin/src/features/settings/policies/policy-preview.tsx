import { useLanguage } from '@tokri/web-kit/platform';
import { PolicyDocument, policyTitles } from '@tokri/web-kit/policy';
import { today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import type { PolicyEditor } from './use-policy-editor.ts';

export const PolicyPreview = ({ policy, texts }: Pick<PolicyEditor, 'policy' | 'texts'>) => {
  const [language, setLanguage] = useState(useLanguage());
  return (
    <section className={`${cardStyles.card} ${styles.box}`} aria-labelledby="preview">
      <div className={styles.actions}>
        <h2 id="preview" className="grow">
          {t('preview')}
        </h2>
        <select
          className="input"
          aria-label={t('previewLanguage')}
          value={language}
          onChange={({ target }) => setLanguage(target.value === 'hi' ? 'hi' : 'en')}
        >
          <option value="en">{t('english')}</option>
          <option value="hi">{t('hindi')}</option>
        </select>
      </div>
      <PolicyDocument
        title={policyTitles[policy.Name][language]}
        language={language}
        text={language === 'hi' ? texts.Hi : texts.En}
        version={(policy.Versions[0]?.Version ?? 1) + 1}
        from={today()}
        titleLevel={3}
      />
    </section>
  );
};
