import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addLayer } from '../../platform/layer-history.ts';
import { Icon } from '../icon.tsx';
import { t } from '../labels.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

export interface ModalProps {
  readonly labelledBy: string;
  readonly isAlert?: boolean;
  readonly className?: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/**
 * Native modal dialog: the browser traps the focus and returns it to the opener. Focus starts at
 * `data-autofocus`, otherwise at the first control.
 */
export const Modal = ({ labelledBy, isAlert, className, onDismiss, children }: ModalProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => addLayer(() => dismiss.current()), []);
  // A layout effect, because a dialog returns the focus only while it is still in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // React's autoFocus runs before the dialog is open and has no effect.
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={classNames('modal', className)}
      aria-labelledby={labelledBy}
      role={isAlert ? 'alertdialog' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onDismiss();
      }}
    >
      {children}
    </dialog>
  );
};

export interface SheetProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const Sheet = ({ title, isWide, onClose, children }: SheetProps) => {
  const id = useId();
  return (
    <Modal labelledBy={id} onDismiss={onClose} className={classNames(isWide && 'wide')}>
      <div className="sheet">
        <div className="head">
          <h2 id={id}>{title}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon icon={X} />
          </IconButton>
        </div>
        <div className="sheet-content">{children}</div>
      </div>
    </Modal>
  );
};
