import {
  Link,
  NavLink,
  Outlet,
  setLanguage,
  useLocation,
  useOtherLanguage,
} from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { Icon, IconButton, Logo, Menu, Modal, X } from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { areasOf } from '../areas.ts';
import { useWaitingConversations } from '../features/chat/conversations.ts';
import { t } from '../texts.ts';
import styles from './frame.module.css';
import { StaffOnly, usePermissions } from './guard.tsx';

const Entries = ({ onChoose }: { readonly onChoose?: () => void }) => {
  const other = useOtherLanguage();
  const entries = areasOf(usePermissions());
  const waiting = useWaitingConversations(entries.some(({ name }) => name === 'chat'));
  return (
    <>
      {entries.map(({ name, icon }) => (
        <NavLink key={name} to={`/admin/${name}`} onClick={onChoose}>
          <Icon of={icon} size={16} />
          {t(`area.${name}`)}
          {name === 'chat' && waiting > 0 && (
            <span
              className={styles.count}
              role="img"
              aria-label={t('chat.waiting', { count: waiting })}
            >
              {waiting}
            </span>
          )}
        </NavLink>
      ))}
      <div className={styles.rest}>
        <button type="button" lang={other} onClick={() => void setLanguage(other)}>
          {t('nav.language')}
        </button>
        <Link to="/home" onClick={onChoose}>
          <Icon of={ChevronLeft} size={16} />
          {t('nav.shop')}
        </Link>
      </div>
    </>
  );
};

const MenuDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  return (
    <Modal labelledBy={id} className="drawer" onDismiss={onClose}>
      <nav className={`${styles.nav} ${styles.open} on-brand`} aria-labelledby={id}>
        <div className={styles.navHead}>
          <b id={id}>{t('nav.label')}</b>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon of={X} />
          </IconButton>
        </div>
        <Entries onChoose={onClose} />
      </nav>
    </Modal>
  );
};

const useAreaTitle = (): string => {
  const { pathname } = useLocation();
  const area = areasOf(usePermissions()).find(({ name }) => pathname.startsWith(`/admin/${name}`));
  return area ? t(`area.${area.name}`) : t('nav.label');
};

const Office = () => {
  const [isOpen, setOpen] = useState(false);
  const name = useSession((state) => state.user?.Name ?? '');
  const title = useAreaTitle();
  return (
    <div className={styles.office}>
      <header className={`${styles.top} on-brand`}>
        <IconButton
          label={t('nav.menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon of={Menu} size={24} />
        </IconButton>
        <b>{title}</b>
        <span className={styles.who}>{name}</span>
      </header>
      <nav className={`${styles.nav} on-brand`} aria-label={t('nav.label')}>
        <span className={`logo ${styles.logo}`}>
          <Logo />
          tokri
        </span>
        <Entries />
      </nav>
      {isOpen && <MenuDrawer onClose={() => setOpen(false)} />}
      <Outlet />
    </div>
  );
};

/** What stands around every page of the office, for staff only. */
export const AdminFrame = () => (
  <StaffOnly>
    <Office />
  </StaffOnly>
);
