import { Ellipsis } from '@tokri/web-kit/more-icons';
import { Button, classNames, Icon } from '@tokri/web-kit/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './more-actions.module.css';

/** A row of buttons; below 1024 px they open from one. A sheet that one of them opens stays open. */
export const MoreActions = ({ children }: { readonly children: ReactNode }) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  const closeOnEscape = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen || (target as Element).closest('dialog')) return;
    setOpen(false);
    opener.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={frame} className={styles.frame} onKeyDown={closeOnEscape}>
      <div ref={opener} className="narrow-only">
        <Button
          kind="secondary"
          isSmall
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={Ellipsis} size={16} />
          {t('moreActions')}
        </Button>
      </div>
      <div id={id} className={classNames(styles.actions, isOpen && styles.isOpen)}>
        {children}
      </div>
    </div>
  );
};
