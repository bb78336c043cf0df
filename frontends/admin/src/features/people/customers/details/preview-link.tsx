import { previewPath } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

/** A tab of its own without an opener, so that it shares no storage with the admin pages. */
export const PreviewLink = ({ userId }: { readonly userId: number }) => (
  <ButtonLink kind="secondary" to={previewPath(userId)} target="_blank" rel="noopener">
    {t('panel.preview')}
  </ButtonLink>
);
