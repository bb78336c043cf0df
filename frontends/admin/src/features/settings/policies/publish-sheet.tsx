import { userOperations } from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { maxPolicyDaysAhead, type PolicyName } from '@tokri/contracts/policies';
import { isApiProblem, sendCommand, useLanguage } from '@tokri/web-kit/platform';
import { policyTitles } from '@tokri/web-kit/policy';
import { announce, Note, showToast, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t as settingsLabel } from '../labels.ts';
import { t } from './labels.ts';
import { usePolicyVersion } from './policy-queries.ts';
import type { Texts } from './use-policy-editor.ts';

interface PublishSheetProps {
  readonly name: PolicyName;
  readonly rev: number;
  readonly texts: Texts;
  /** The newest published version; 0 before the first. */
  readonly published: number;
  readonly onClose: () => void;
  readonly onPublished: () => void;
}

const usePublish = ({ name, rev, onClose, onPublished }: PublishSheetProps) => {
  const [rejection, setRejection] = useState('');
  const publish = async (from: string): Promise<void> => {
    setRejection('');
    if (from === '') return;
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
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : settingsLabel('failed'));
    }
  };
  return { publish, rejection };
};

/** Best effort: without the published text there is no warning. */
const OneLanguageNote = ({ name, texts, published }: PublishSheetProps) => {
  const { data } = usePolicyVersion(name, published);
  if (!data) return null;
  const isEnglishSame = data.En === texts.En;
  if (isEnglishSame === (data.Hi === texts.Hi)) return null;
  return <Note tone="warning">{t(isEnglishSame ? 'onlyHindi' : 'onlyEnglish')}</Note>;
};

export const PublishSheet = (props: PublishSheetProps) => {
  const language = useLanguage();
  const [initialFrom] = useState(today);
  const [from, setFrom] = useState(initialFrom);
  const [isSubmitted, setSubmitted] = useState(false);
  const { publish, rejection } = usePublish(props);
  return (
    <FormSheet
      title={t('publishTitle', { policy: policyTitles[props.name][language] })}
      submitLabel={t('publish')}
      isDirty={from !== initialFrom}
      error={rejection}
      onSubmit={() => {
        setSubmitted(true);
        return publish(from);
      }}
      onClose={props.onClose}
    >
      {props.published > 0 && <OneLanguageNote {...props} />}
      <p>{t('publishText')}</p>
      <DateField
        label={t('from')}
        day={from}
        value={from}
        error={isSubmitted && from === '' ? t('fromMissing') : ''}
        min={today()}
        max={addDays(today(), maxPolicyDaysAhead)}
        onChange={({ target }) => setFrom(target.value)}
      />
    </FormSheet>
  );
};
