import { useNavigate } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../labels.ts';

const confirmDiscard = async (): Promise<boolean> =>
  isConfirmed(
    await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('discardChanges')) }),
  );

export const useConfirmedClose = (hasChanges: boolean, onClose: () => void) => (): void => {
  void (async () => {
    if (!hasChanges || (await confirmDiscard())) onClose();
  })();
};

const dirtyForms = new Set<symbol>();

export const confirmLeave = async (): Promise<boolean> => dirtyForms.size === 0 || confirmDiscard();

const findInternalLink = (event: MouseEvent): HTMLAnchorElement | null => {
  if (
    event.button !== 0 ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    !(event.target instanceof Element)
  )
    return null;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  return link &&
    link.target === '' &&
    !link.hasAttribute('download') &&
    link.origin === location.origin
    ? link
    : null;
};

export const useUnsavedChangesPrompt = (hasChanges: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!hasChanges) return;
    const confirmNavigation = (event: MouseEvent): void => {
      const link = findInternalLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void (async () => {
        if (await confirmDiscard()) void navigate(`${link.pathname}${link.search}${link.hash}`);
      })();
    };
    const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    const form = Symbol('form');
    dirtyForms.add(form);
    // The capture phase runs before React's own listener on the root.
    document.addEventListener('click', confirmNavigation, true);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      dirtyForms.delete(form);
      document.removeEventListener('click', confirmNavigation, true);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [hasChanges, navigate]);
};
