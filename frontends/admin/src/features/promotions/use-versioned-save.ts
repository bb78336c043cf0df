import { isApiProblem, useQueryClient } from '@tokri/web-kit/platform';
import { announce, showToast } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from './labels.ts';
import { refreshPromotions } from './promotion-queries.ts';

interface SaveResult {
  readonly kind: 'done' | 'rejected';
  readonly message?: string;
  readonly code?: string;
}

interface VersionedSave<Form, Stored extends { readonly Rev: number }> {
  /** Without a stored version it creates. */
  readonly stored: Stored | undefined;
  readonly send: (form: Form, rev: number | undefined) => Promise<SaveResult>;
  readonly read: () => Promise<Stored>;
  readonly isConflict: (code: string) => boolean;
  readonly onSaved: () => void;
}

/** Saves the version that was opened; `conflict` is what somebody else saved meanwhile. */
export const useVersionedSave = <Form, Stored extends { readonly Rev: number }>({
  stored,
  send,
  read,
  isConflict,
  onSaved,
}: VersionedSave<Form, Stored>) => {
  const client = useQueryClient();
  const [rev, setRev] = useState(stored?.Rev);
  const [conflict, setConflict] = useState<Stored>();
  const [rejection, setRejection] = useState('');
  const save = async (form: Form, expectedRev = rev): Promise<void> => {
    setRejection('');
    try {
      const result = await send(form, expectedRev);
      if (result.kind === 'done') {
        refreshPromotions(client);
        announce(t('saved'));
        showToast({ text: t('saved') });
        onSaved();
      } else if (isConflict(result.code ?? '')) setConflict(await read());
      else setRejection(result.message ?? '');
    } catch (error) {
      setRejection(isApiProblem(error) ? error.message : t('failed'));
    }
  };
  /** Takes the version of somebody else as the one that is edited. */
  const acceptConflict = (): number | undefined => {
    setRev(conflict?.Rev);
    setConflict(undefined);
    return conflict?.Rev;
  };
  return { save, conflict, rejection, acceptConflict };
};
