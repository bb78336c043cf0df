import { messageTemplateOperations } from '@tokri/contracts/api';
import {
  renderTemplate,
  type MessageKind,
  type PlaceholderValues,
} from '@tokri/contracts/templates';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import { announce, Button, Note, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t as settingsLabel } from '../labels.ts';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import type { TemplateTexts } from './template-form.ts';

interface PreviewProps {
  readonly kind: MessageKind;
  readonly language: 'en' | 'hi';
  readonly texts: TemplateTexts;
  readonly samples: PlaceholderValues;
  /** A text with errors cannot be sent. */
  readonly isComplete: boolean;
}

const TestButtons = ({ kind, language, texts, isComplete }: Omit<PreviewProps, 'samples'>) => {
  const [busyChannel, setBusyChannel] = useState<'sms' | 'mail' | null>(null);
  const [rejection, setRejection] = useState('');
  const send = async (channel: 'sms' | 'mail'): Promise<void> => {
    setRejection('');
    setBusyChannel(channel);
    try {
      const result = await sendCommand(messageTemplateOperations.sendTestMessage, {
        body: { Kind: kind, Language: language, Channel: channel, ...texts },
      });
      if (result.kind === 'rejected') {
        setRejection(result.message);
        return;
      }
      const text = t('tested', { recipient: result.entry.Recipient ?? '' });
      announce(text);
      showToast({ text });
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : settingsLabel('failed'));
    } finally {
      setBusyChannel(null);
    }
  };
  const button = (channel: 'sms' | 'mail', label: string) => (
    <Button
      kind="secondary"
      isBusy={busyChannel === channel}
      disabled={!isComplete || busyChannel !== null}
      onClick={() => void send(channel)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className={styles.actions} role="group" aria-label={t('test')}>
        <b>{t('test')}</b>
        {button('sms', t('testSms'))}
        {button('mail', t('testMail'))}
      </div>
      {rejection && (
        <Note tone="error" isAlert>
          {rejection}
        </Note>
      )}
    </>
  );
};

export const TemplatePreview = (props: PreviewProps) => {
  const { texts, samples, language } = props;
  return (
    <>
      <h2>{t('preview')}</h2>
      <div lang={language}>
        <b>{t('previewSms')}</b>
        <p className={styles.message}>{renderTemplate(texts.Text, samples)}</p>
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
      <TestButtons {...props} />
    </>
  );
};
