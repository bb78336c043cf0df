import { useEffect, type RefObject } from 'react';

const controls = 'a, button, input, select, textarea, label, summary';

const isSelectingText = (): boolean => window.getSelection()?.isCollapsed === false;

/** A click anywhere in a row opens its first link, unless it meets a control or ends a selection of text. */
export const useRowClicks = (
  tableRef: RefObject<HTMLTableElement | null>,
  isEnabled: boolean,
): void => {
  useEffect(() => {
    const table = tableRef.current;
    if (!table || !isEnabled) return;
    const openRow = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(controls) || isSelectingText()) return;
      const link = target.closest('tbody tr')?.querySelector('a[href]');
      const keys = { ctrlKey, metaKey, shiftKey };
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
    };
    table.addEventListener('click', openRow);
    return () => table.removeEventListener('click', openRow);
  }, [tableRef, isEnabled]);
};
