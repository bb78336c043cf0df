import { renderTemplate, type PlaceholderValues } from '@tokri/contracts/templates';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import { TestMessageButtons, type TestMessageProps } from './test-message-buttons.tsx';

interface PreviewProps extends TestMessageProps {
  readonly samples: PlaceholderValues;
  readonly smsSamples: PlaceholderValues;
}

export const TemplatePreview = (props: PreviewProps) => {
  const { texts, samples, smsSamples, language } = props;
  return (
    <>
      <h2>{t('preview')}</h2>
      <div lang={language}>
        <b>{t('previewSms')}</b>
        <p className={styles.message}>{renderTemplate(texts.Text, smsSamples)}</p>
      </div>
      <div lang={language}>
        <b>{t('previewMail')}</b>
        <div className={styles.message}>
          <b>{renderTemplate(texts.Title, samples)}</b>
          <p>
            {renderTemplate(texts.MailText.trim() === '' ? texts.Text : texts.MailText, samples)}
          </p>
        </div>
      </div>
      <TestMessageButtons {...props} />
    </>
  );
};
