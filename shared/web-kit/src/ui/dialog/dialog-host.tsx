import {
  CircleAlert,
  CircleCheck,
  Info,
  TicketPercent,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../components/button.tsx';
import { Modal } from '../components/modal.tsx';
import { ItemPicture } from '../components/item-picture.tsx';
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

const DialogButtons = ({
  id,
  buttons,
  actionLabel,
  closeLabel,
}: Pick<DialogRequest, 'actionLabel' | 'closeLabel'> & {
  readonly id: number;
  readonly buttons: ButtonSet;
}) => {
  if (buttons === 'ok')
    return (
      <Button data-autofocus onClick={() => submitDialog(id, 1)}>
        {t('ok')}
      </Button>
    );
  if (buttons === 'ok-close')
    return (
      <>
        <Button kind="secondary" onClick={() => submitDialog(id, 2)}>
          {closeLabel ?? t('close')}
        </Button>
        <Button data-autofocus onClick={() => submitDialog(id, 1)}>
          {actionLabel ?? t('ok')}
        </Button>
      </>
    );
  if (buttons === 'yes-no')
    return (
      <>
        <Button kind="secondary" data-autofocus onClick={() => submitDialog(id, 3)}>
          {t('no')}
        </Button>
        <Button kind="danger" onClick={() => submitDialog(id, 1)}>
          {t('yes')}
        </Button>
      </>
    );
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
  ...labels
}: DialogRequest & { readonly id: number }) => {
  const titleId = useId();
  const { className, icon, buttons, isAlert } = dialogStyles[type];
  return (
    <Modal labelledBy={titleId} isAlert={isAlert} onDismiss={() => closeDialog(id, 'dismiss')}>
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
          <IconButton label={t('close')} onClick={() => closeDialog(id, 'dismiss')}>
            <Icon icon={X} />
          </IconButton>
        )}
        <h2 className="head" id={titleId}>
          {icon && <Icon icon={icon} size={24} />}
          {title ?? t(`dialog.${type}`)}
        </h2>
        <div className="dialog-message">{isHtml(type) ? <SafeHtml html={message} /> : message}</div>
        <div className="actions">
          <DialogButtons id={id} buttons={buttons} {...labels} />
        </div>
      </div>
    </Modal>
  );
};

export const DialogHost = () => {
  const [first] = useDialogs((state) => state.queue);
  return first ? <AlertDialog key={first.id} {...first} /> : null;
};
