import { conversationsPath } from '@tokri/contracts/platform';
import { Link, useLocation, whatsAppUrl } from '@tokri/web-kit/platform';
import { Icon, MessageCircle } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

/** Opens WhatsApp; in a shop without a number the conversations about orders. */
export const ChatLink = () => {
  const { pathname } = useLocation();
  const href = whatsAppUrl();
  if (href === undefined)
    return (
      <Link
        to={conversationsPath}
        aria-current={pathname === conversationsPath ? 'page' : undefined}
      >
        <Icon icon={MessageCircle} />
        {t('bottom.chat')}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Icon icon={MessageCircle} />
      {t('bottom.chat')}
      <span className="sr-only"> {t('bottom.whatsapp')}</span>
    </a>
  );
};
