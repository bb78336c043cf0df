import { maxNoteLength } from '@tokri/contracts/validation';
import { Field } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import type { ReasonedRequest } from './use-reasoned-request.ts';

interface ReasonFieldProps {
  readonly hint: string;
  readonly request: Pick<ReasonedRequest, 'reason' | 'setReason' | 'reasonError'>;
}

export const ReasonField = ({ hint, request }: ReasonFieldProps) => (
  <Field
    label={t('reason')}
    hint={hint}
    error={request.reasonError}
    value={request.reason}
    maxLength={maxNoteLength}
    autoComplete="off"
    onChange={({ target }) => request.setReason(target.value)}
  />
);
