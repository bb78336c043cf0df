import {
  CircleAlert,
  CircleCheck,
  Info,
  TicketPercent,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState } from 'react';
import { Button, IconButton } from '../components/button.tsx';
import { Modal } from '../components/modal.tsx';
import { ItemPicture } from '../components/item-picture.tsx';
import { Note } from '../components/notices.tsx';
import { Icon } from '../icon.tsx';
import { t } from '../labels.ts';
import { isHtml, type DialogType } from './dialog-type.ts';
import { closeDialog, submitDialog, useDialogs, type DialogRequest } from './dialogs.ts';
import { SafeHtml } from './safe-html.tsx';

type ButtonSet = 'ok' | 'ok-close' | 'continue-checkout' | 'yes-no';

interface DialogStyle {
  readonly className: string;
  readonly icon: LucideIcon | null;
  readonly buttons: ButtonSet;
  readonly isAlert: boolean;
}

const dialogStyles: Record<DialogType, DialogStyle> = {
  1: { className: 'success', icon: CircleCheck, buttons: 'ok', isAlert: false },
  2: { className: 'warning', icon: TriangleAlert, buttons: 'ok', isAlert: false },
  3: { className: 'error', icon: CircleAlert, buttons: 'ok', isAlert: false },
  4: { className: 'question', icon: Info, buttons: 'ok-close', isAlert: true },
  5: { className: 'success', icon: CircleCheck, buttons: 'ok-close', isAlert: true },
  6: { className: 'promo', icon: null, buttons: 'continue-checkout', isAlert: false },
  7: { className: 'question', icon: Info, buttons: 'yes-no', isAlert: true },
  8: { className: 'success', icon: TicketPercent, buttons: 'ok', isAlert: false },
  9: { className: 'promo', icon: null, buttons: 'continue-checkout', isAlert: false },
};

const useConfirm = (id: number, action: DialogRequest['action']) => {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const confirm = async (): Promise<void> => {
    if (!action) return submitDialog(id, 1);
    if (isBusy) return;
    setBusy(true);
    setError('');
    const failure = await action();
    setBusy(false);
    if (failure) setError(failure);
    else submitDialog(id, 1);
  };
  return { confirm: () => void confirm(), isBusy, error };
};

interface ButtonProps
  extends
    Pick<DialogRequest, 'actionLabel' | 'closeLabel'>,
    Pick<ReturnType<typeof useConfirm>, 'isBusy' | 'confirm'> {
  readonly id: number;
}

const ConfirmButtons = ({ id, actionLabel, closeLabel, isBusy, confirm }: ButtonProps) => (
  <>
    <Button kind="secondary" disabled={isBusy} onClick={() => submitDialog(id, 2)}>
      {closeLabel ?? t('close')}
    </Button>
    <Button data-autofocus isBusy={isBusy} onClick={confirm}>
      {actionLabel ?? t('ok')}
    </Button>
  </>
);

const YesNoButtons = ({ id, isBusy, confirm }: ButtonProps) => (
  <>
    <Button kind="secondary" data-autofocus disabled={isBusy} onClick={() => submitDialog(id, 3)}>
      {t('no')}
    </Button>
    <Button kind="danger" isBusy={isBusy} onClick={confirm}>
      {t('yes')}
    </Button>
  </>
);

const DialogButtons = ({ buttons, ...props }: ButtonProps & { readonly buttons: ButtonSet }) => {
  const { id } = props;
  if (buttons === 'ok')
    return (
      <Button data-autofocus onClick={() => submitDialog(id, 1)}>
        {t('ok')}
      </Button>
    );
  if (buttons === 'ok-close') return <ConfirmButtons {...props} />;
  if (buttons === 'yes-no') return <YesNoButtons {...props} />;
  return (
    <>
      <Button kind="secondary" onClick={() => closeDialog(id, 'close')}>
        {t('checkout')}
      </Button>
      <Button data-autofocus onClick={() => submitDialog(id, 1)}>
        {t('continue')}
      </Button>
    </>
  );
};

const AlertDialog = ({
  id,
  type,
  message,
  title,
  picture,
  action,
  ...labels
}: DialogRequest & { readonly id: number }) => {
  const titleId = useId();
  const { error, ...confirmation } = useConfirm(id, action);
  const dismiss = (): void => {
    if (!confirmation.isBusy) closeDialog(id, 'dismiss');
  };
  const { className, icon, buttons, isAlert } = dialogStyles[type];
  return (
    <Modal labelledBy={titleId} isAlert={isAlert} onDismiss={dismiss}>
      <div className={`dialog ${className}`}>
        {className === 'promo' && (
          <ItemPicture
            src={picture}
            name={title ?? t(`dialog.${type}`)}
            width={64}
            height={64}
            loading="eager"
          />
        )}
        {type === 6 && (
          <IconButton label={t('close')} onClick={dismiss}>
            <Icon icon={X} />
          </IconButton>
        )}
        <h2 className="head" id={titleId}>
          {icon && <Icon icon={icon} size={24} />}
          {title ?? t(`dialog.${type}`)}
        </h2>
        <div className="dialog-message">{isHtml(type) ? <SafeHtml html={message} /> : message}</div>
        {error && (
          <Note tone="error" isAlert>
            {error}
          </Note>
        )}
        <div className="actions">
          <DialogButtons id={id} buttons={buttons} {...labels} {...confirmation} />
        </div>
      </div>
    </Modal>
  );
};

export const DialogHost = () => {
  const [first] = useDialogs((state) => state.queue);
  return first ? <AlertDialog key={first.id} {...first} /> : null;
};
