import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from './labels.ts';

const confirmDiscard = async (): Promise<boolean> =>
  isConfirmed(
    await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('address.discard')) }),
  );

/** `leave` asks first while the form in the sheet has changes that are not saved. */
export const useDiscardQuestion = () => {
  const hasChanges = useRef(false);
  const reportChanges = useCallback((isChanged: boolean): void => {
    hasChanges.current = isChanged;
  }, []);
  const leave = (action: () => void): void => {
    void (async () => {
      if (!hasChanges.current || (await confirmDiscard())) action();
    })();
  };
  return { reportChanges, leave };
};

/** Reports whether a form differs from what it opened with. */
export const useReportedChanges = (
  form: object,
  reportChanges: (hasChanges: boolean) => void,
): void => {
  const [initial] = useState(form);
  const hasChanges = JSON.stringify(form) !== JSON.stringify(initial);
  useEffect(() => {
    reportChanges(hasChanges);
    return () => reportChanges(false);
  }, [hasChanges, reportChanges]);
};
