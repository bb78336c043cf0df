import { billingOperations, type PartyBalanceResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { refreshLedgers } from '../party-queries.ts';
import { t } from './labels.ts';
import {
  checkDraft,
  emptyDraft,
  emptyLine,
  toRequest,
  type OldBillDraft,
  type OldBillErrors,
  type OldBillLine,
  type OldBillRequest,
} from './old-bill-draft.ts';
import { toRejectionErrors } from './old-bill-rejection.ts';

export interface OldBillFormOptions {
  readonly party: Pick<PartyBalanceResponse, 'PartyId' | 'Name'>;
  readonly onClose: () => void;
}

/** Sending the same bill again after a lost answer records it once: the server knows its number. */
const useImport = ({ Name: name }: OldBillFormOptions['party']) =>
  useMutationWithFeedback({
    send: (body: OldBillRequest) => sendCommand(billingOperations.importBill, { body }),
    refresh: refreshLedgers,
    successMessage: (_, { Number: number }) => t('done', { number, name }),
    actionName: () => t('submit'),
  });

export const useOldBillForm = ({ party, onClose }: OldBillFormOptions) => {
  const [draft, setDraft] = useState<OldBillDraft>(emptyDraft);
  const [isSubmitted, setSubmitted] = useState(false);
  const [rejection, setRejection] = useState<OldBillErrors>({});
  const { attempt } = useImport(party);
  const check = (): OldBillErrors => checkDraft(draft, today());
  const change = (next: Partial<OldBillDraft>): void => {
    setRejection({});
    setDraft({ ...draft, ...next });
  };
  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setRejection({});
    if (Object.keys(check()).length > 0) return;
    const result = await attempt(toRequest(draft, party.PartyId));
    if (result.kind === 'done') onClose();
    else setRejection(toRejectionErrors(result));
  };
  return {
    draft,
    errors: { ...(isSubmitted ? check() : {}), ...rejection },
    isDirty: draft !== emptyDraft,
    change,
    changeLine: (index: number, next: Partial<OldBillLine>): void =>
      change({
        lines: draft.lines.map((line, other) => (other === index ? { ...line, ...next } : line)),
      }),
    addLine: (): void => change({ lines: [...draft.lines, emptyLine] }),
    removeLine: (index: number): void =>
      change({ lines: draft.lines.filter((_, other) => other !== index) }),
    submit,
  };
};
export type OldBillForm = ReturnType<typeof useOldBillForm>;
