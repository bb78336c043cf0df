import { userOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { maxPolicyDaysAhead, type PolicyName } from '@tokri/contracts/policies';
import { sendCommand, useLanguage } from '@tokri/web-kit/platform';
import { policyTitles } from '@tokri/web-kit/policy';
import { Button, Field, Note, Sheet, announce, showToast, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t as settingsLabel } from '../labels.ts';
import styles from '../texts.module.css';
import { t } from './labels.ts';

interface PublishSheetProps {
  readonly name: PolicyName;
  readonly rev: number;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

const usePublish = ({ name, rev, onClose, onPublished }: PublishSheetProps) => {
  const [rejection, setRejection] = useState('');
  const [isBusy, setBusy] = useState(false);
  const publish = async (from: string): Promise<void> => {
    setRejection('');
    setBusy(true);
    try {
      const result = await sendCommand(userOperations.publishPolicy, {
        body: { Name: name, Rev: rev, From: from },
      });
      if (result.kind === 'rejected') {
        setRejection(result.message);
        return;
      }
      const text = t('published', { version: result.id });
      announce(text);
      showToast({ text });
      onPublished();
      onClose();
    } catch {
      setRejection(settingsLabel('failed'));
    } finally {
      setBusy(false);
    }
  };
  return { publish, rejection, isBusy };
};

export const PublishSheet = (props: PublishSheetProps) => {
  const language = useLanguage();
  const [from, setFrom] = useState(today);
  const { publish, rejection, isBusy } = usePublish(props);
  return (
    <Sheet
      title={t('publishTitle', { policy: policyTitles[props.name][language] })}
      onClose={props.onClose}
    >
      <div className={styles.box}>
        <p>{t('publishText')}</p>
        <Field
          type="date"
          label={t('from')}
          value={from}
          min={today()}
          max={addDays(today(), maxPolicyDaysAhead)}
          onChange={({ target }) => setFrom(target.value)}
        />
        {rejection && (
          <Note tone="error" isAlert>
            {rejection}
          </Note>
        )}
        <Button isBusy={isBusy} disabled={from === ''} onClick={() => void publish(from)}>
          {t('publish')}
        </Button>
      </div>
    </Sheet>
  );
};
