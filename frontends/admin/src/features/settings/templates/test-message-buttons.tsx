import { messageTemplateOperations } from '@tokri/contracts/api';
import type { MessageKind } from '@tokri/contracts/templates';
import { isApiProblem, sendCommand } from '@tokri/web-kit/platform';
import { announce, Button, Note, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t as settingsLabel } from '../labels.ts';
import styles from '../texts.module.css';
import { t } from './labels.ts';
import type { TemplateTexts } from './template-form.ts';

export interface TestMessageProps {
  readonly kind: MessageKind;
  readonly language: 'en' | 'hi';
  readonly texts: TemplateTexts;
  /** A text with errors cannot be sent. */
  readonly isComplete: boolean;
}

type Channel = 'sms' | 'mail';

const useTestMessage = ({ kind, language, texts }: TestMessageProps) => {
  const [busyChannel, setBusyChannel] = useState<Channel | null>(null);
  const [rejection, setRejection] = useState('');
  const send = async (channel: Channel): Promise<void> => {
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
  return { send, busyChannel, rejection };
};

export const TestMessageButtons = (props: TestMessageProps) => {
  const { send, busyChannel, rejection } = useTestMessage(props);
  const button = (channel: Channel, label: string) => (
    <Button
      kind="secondary"
      isBusy={busyChannel === channel}
      disabled={!props.isComplete || busyChannel !== null}
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
