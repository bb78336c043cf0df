import { userOperations, type PolicyDetailsResponse } from '@tokri/contracts/api';
import { sendCommand, useQueryClient } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { revOf, useVersionedSave } from '../../../components/versioned-save/use-versioned-save.ts';
import { t } from './labels.ts';
import { readDetails } from './policy-queries.ts';

export type Texts = Pick<PolicyDetailsResponse, 'En' | 'Hi'>;

/** The draft of a policy: its texts, and how they are saved. */
export const usePolicyEditor = (opened: PolicyDetailsResponse) => {
  const client = useQueryClient();
  const [policy, setPolicy] = useState(opened);
  const [texts, setTexts] = useState<Texts>({ En: opened.En, Hi: opened.Hi });
  const show = (stored: PolicyDetailsResponse): void => {
    setPolicy(stored);
    setTexts({ En: stored.En, Hi: stored.Hi });
    void client.invalidateQueries({ queryKey: [userOperations.listPolicies.operationId] });
  };
  const saving = useVersionedSave<Texts, PolicyDetailsResponse, number>({
    stored: opened,
    versionOf: revOf,
    send: ({ En, Hi }, rev = 0) =>
      sendCommand(userOperations.savePolicyDraft, {
        body: { Name: opened.Name, Rev: rev, En, Hi },
      }),
    read: () => readDetails(opened.Name),
    conflictCode: 'policy-changed',
    report: () => ({ text: t('draftSaved') }),
    onSaved: async () => {
      const saved = await readDetails(opened.Name);
      show(saved);
      return saved;
    },
  });
  const isDirty = texts.En !== policy.En || texts.Hi !== policy.Hi;
  return { policy, texts, setTexts, show, isDirty, ...saving };
};
export type PolicyEditor = ReturnType<typeof usePolicyEditor>;
