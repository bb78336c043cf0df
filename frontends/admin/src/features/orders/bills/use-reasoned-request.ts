import { newUuid } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { t } from './labels.ts';

/** The reason and the id of a command that a sheet sends. */
export const useReasonedRequest = () => {
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  // One request per sheet: pressing again after a lost answer is carried out once.
  const [requestId] = useState(newUuid);
  const isReasonMissing = reason.trim() === '';
  return {
    reason,
    setReason,
    isReasonMissing,
    reasonError: isSubmitted && isReasonMissing ? t('reasonMissing') : '',
    isSubmitted,
    markSubmitted: (): void => setSubmitted(true),
    body: { Reason: reason.trim(), RequestId: requestId },
  };
};

export type ReasonedRequest = ReturnType<typeof useReasonedRequest>;
export type ReasonedBody = ReasonedRequest['body'];
