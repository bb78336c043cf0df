import { isOutsideTheApp } from '@tokri/contracts/platform';
import { appearanceLabel, ThemeChoice } from '@tokri/web-kit/appearance';
import { SunMoon } from '@tokri/web-kit/more-icons';
import { appConfig, device, Link, siteConfig, useLocation } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import {
  Icon,
  IconButton,
  Languages,
  maskMobile,
  Modal,
  X,
  type LucideIcon,
} from '@tokri/web-kit/ui';
import { useId, type ReactNode } from 'react';
import { installApp } from '../../effects/install-prompt.ts';
import { t } from '../../labels.ts';
import { useUnreadChatCount } from '../use-unread-chat-count.ts';
import { Badge } from './badge.tsx';
import { confirmSignOut } from './confirm-sign-out.ts';
import { LanguageChoice } from './language-choice.tsx';
import {
  installRoute,
  listMenuEntries,
  profileRoute,
  signOutRoute,
  type MenuEntry,
} from './menu-entries.ts';
import styles from './side-menu.module.css';

const UnreadBadge = () => {
  const count = useUnreadChatCount();
  return <Badge isInline count={count} label={t('bottom.unread', { count })} />;
};

interface EntryActions {
  readonly onChoose: () => void;
  readonly onProfile: () => void;
}

const menuActions: Readonly<Record<string, () => Promise<unknown>>> = {
  [signOutRoute]: confirmSignOut,
  [installRoute]: installApp,
};

const entryAction = (
  route: string,
  { onChoose, onProfile }: EntryActions,
): (() => void) | undefined => {
  if (route === profileRoute) return onProfile;
  const run = menuActions[route];
  return (
    run &&
    (() => {
      onChoose();
      void run();
    })
  );
};

const Entry = ({ entry, ...actions }: EntryActions & { readonly entry: MenuEntry }) => {
  const { pathname } = useLocation();
  const { route, icon, text } = entry;
  const action = entryAction(route, actions);
  if (action)
    return (
      <button type="button" className={styles.entry} onClick={action}>
        <Icon icon={icon} />
        {t(text)}
      </button>
    );
  const path = `/${route}`;
  if (device().kind === 'app' && isOutsideTheApp(path))
    return (
      <a
        href={appConfig().shopOrigin + path}
        target="_blank"
        rel="noreferrer"
        onClick={actions.onChoose}
      >
        <Icon icon={icon} />
        {t(text)}
      </a>
    );
  return (
    <Link
      to={path}
      aria-current={pathname === path ? 'page' : undefined}
      onClick={actions.onChoose}
    >
      <Icon icon={icon} />
      {t(text)}
      {text === 'menu.chat' && <UnreadBadge />}
    </Link>
  );
};

const Groups = (actions: EntryActions) => {
  const user = useSession((state) => state.user);
  const entries = listMenuEntries(user);
  const groups = ([1, 2, 3] as const)
    .map((group) => entries.filter((entry) => entry.group === group))
    .filter((group) => group.length > 0);
  return groups.map((group, index) => (
    <ul key={group[0]?.route} className={index > 0 ? styles.group : undefined}>
      {group.map((entry) => (
        <li key={entry.route}>
          <Entry entry={entry} {...actions} />
        </li>
      ))}
    </ul>
  ));
};

interface ChoiceRowProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly children: ReactNode;
}

const ChoiceRow = ({ icon, text, children }: ChoiceRowProps) => (
  <div className={styles.choice}>
    <Icon icon={icon} />
    <span aria-hidden="true">{text}</span>
    {children}
  </div>
);

export interface SideMenuProps {
  readonly onClose?: () => void;
  readonly onProfile: () => void;
}

const noop = (): void => undefined;

export const SideMenu = ({
  onClose,
  onProfile,
  titleId,
}: SideMenuProps & { readonly titleId: string }) => {
  const user = useSession((state) => state.user);
  return (
    <nav className="side-menu" aria-labelledby={titleId}>
      <div className="account on-brand">
        <span className="grow">
          <b className="strong" id={titleId}>
            {user?.Name || t('menu.guest')}
          </b>
          {user && <small>{maskMobile(user.Mobile) || user.Email}</small>}
          <small>{t('menu.version', { version: siteConfig().appVersion })}</small>
        </span>
        {onClose && (
          <IconButton label={t('menu.close')} onClick={onClose}>
            <Icon icon={X} />
          </IconButton>
        )}
      </div>
      <Groups onChoose={onClose ?? noop} onProfile={onProfile} />
      <ChoiceRow icon={Languages} text={t('menu.language')}>
        <LanguageChoice />
      </ChoiceRow>
      <ChoiceRow icon={SunMoon} text={appearanceLabel('theme')}>
        <ThemeChoice />
      </ChoiceRow>
    </nav>
  );
};

export const SideMenuDrawer = ({ onClose, onProfile }: Required<SideMenuProps>) => {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} className="drawer" onDismiss={onClose}>
      <SideMenu titleId={titleId} onClose={onClose} onProfile={onProfile} />
    </Modal>
  );
};
