import { useNavigate } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../texts.ts';

const isGivenUp = async (): Promise<boolean> =>
  isConfirmed(await showDialog({ type: dialogTypes.yesNo, message: escapeHtml(t('unsaved')) }));

/** Closes a form; what was typed and not saved asks first (look.md, drawer). */
export const useAskedClose = (isChanged: boolean, onClose: () => void) => (): void => {
  void (async () => {
    if (!isChanged || (await isGivenUp())) onClose();
  })();
};

/** Forms on this page with something typed and not saved. */
const unsaved = new Set<symbol>();

/** Whether the page may show something else: nothing is unsaved, or who is asked gives it up. */
export const mayLeave = async (): Promise<boolean> => unsaved.size === 0 || isGivenUp();

const innerLink = (event: MouseEvent): HTMLAnchorElement | null => {
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

/** While something typed is not saved, the links of the page and the browser's own ways out ask first; what else leads away asks `mayLeave`. */
export const useAskedLinks = (isChanged: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: MouseEvent): void => {
      const link = innerLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      void (async () => {
        if (await isGivenUp()) void navigate(`${link.pathname}${link.search}${link.hash}`);
      })();
    };
    const keep = (event: BeforeUnloadEvent): void => event.preventDefault();
    const form = Symbol('form');
    unsaved.add(form);
    // Before React, whose own listener stands further in.
    document.addEventListener('click', ask, true);
    window.addEventListener('beforeunload', keep);
    return () => {
      unsaved.delete(form);
      document.removeEventListener('click', ask, true);
      window.removeEventListener('beforeunload', keep);
    };
  }, [isChanged, navigate]);
};
