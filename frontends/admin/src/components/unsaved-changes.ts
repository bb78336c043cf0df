import { blockNavigation } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../labels.ts';

const confirmDiscard = async (): Promise<boolean> =>
  isConfirmed(
    await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('discardChanges')) }),
  );

/** Asks before changes are lost: by a link, Back, the command palette, a hotkey or a reload. */
export const useUnsavedChangesPrompt = (hasChanges: boolean): void => {
  useEffect(() => {
    if (!hasChanges) return;
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const unblock = blockNavigation(confirmDiscard);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      unblock();
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [hasChanges]);
};

/** What closes a sheet: it asks first, as leaving the page below it does. */
export const useConfirmedClose = (hasChanges: boolean, onClose: () => void) => {
  useUnsavedChangesPrompt(hasChanges);
  return (): void => {
    void (async () => {
      if (!hasChanges || (await confirmDiscard())) onClose();
    })();
  };
};
