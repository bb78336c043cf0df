import { Link } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronRight, Icon } from '@tokri/web-kit/ui';
import { Store } from '@tokri/web-kit/more-icons';
import { t } from '../../labels.ts';

/** To the business of the person, or to the application for one. */
export const BusinessLink = ({ className }: { readonly className?: string | undefined }) => {
  const isMember = useSession(({ user }) => (user?.PartyId ?? 0) > 0);
  const texts = isMember
    ? (['business.own', 'business.ownText'] as const)
    : (['business.newTitle', 'business.linkText'] as const);
  return (
    <Link className={className} to="/register-bcustomer">
      <Icon icon={Store} />
      <span className="grow">
        <b className="strong">{t(texts[0])}</b>
        <br />
        <span className="muted">{t(texts[1])}</span>
      </span>
      <Icon icon={ChevronRight} />
    </Link>
  );
};
