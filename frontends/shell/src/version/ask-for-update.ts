import { siteConfig } from '@tokri/web-kit/platform';
import { dialogTypes, escapeHtml, isConfirmed, showDialog } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';

/** Every way to close the alert of a forced update leads to the update. */
export const askForUpdate = async (isForced: boolean): Promise<boolean> => {
  const { brand } = siteConfig();
  if (isForced) {
    await showDialog({ type: dialogTypes.warning, message: t('version.forced', { brand }) });
    return true;
  }
  return isConfirmed(
    await showDialog({
      type: dialogTypes.confirmation,
      message: escapeHtml(t('version.question', { brand })),
    }),
  );
};
