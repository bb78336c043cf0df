import { ThemeChoice } from '@tokri/web-kit/appearance';
import {
  lazyPage,
  Link,
  Outlet,
  setLanguage,
  useLocation,
  useNavigate,
  useOtherLanguage,
} from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import {
  Icon,
  IconButton,
  Logo,
  LogOut,
  Menu,
  Modal,
  Search,
  ShieldCheck,
  User,
  X,
} from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { usePalette } from '../command-palette/use-palette.tsx';
import { confirmSignOut } from './sign-out.ts';
import { MenuLinks } from './menu-links.tsx';
import { listAccessibleSections, sectionPath } from './sections.ts';
import { t } from '../labels.ts';
import styles from './layout.module.css';
import { RequireStaff, usePermissions } from './access-guard.tsx';

const QueueRunner = lazyPage(() =>
  import('../features/catalog/stock/queue/queue-runner.tsx').then((file) => file.QueueRunner),
);

/** The name comes from the session of the signed-in person, so no permission is needed. */
const SignedInName = () => {
  const user = useSession((state) => state.user);
  const name = user?.Name || user?.Mobile || user?.Email;
  if (!name) return null;
  return (
    <p className={styles.signedIn}>
      <Icon icon={User} size={16} />
      <span className="sr-only">{t('nav.signedInAs', { name })}</span>
      <span className={styles.name} aria-hidden="true" title={name}>
        {name}
      </span>
    </p>
  );
};

const NavigationLinks = ({ onNavigate }: { readonly onNavigate?: () => void }) => {
  const otherLanguage = useOtherLanguage();
  const navigate = useNavigate();
  const signOutAndLeave = async (): Promise<void> => {
    if (await confirmSignOut()) void navigate('/login', { replace: true });
  };
  return (
    <>
      <MenuLinks onNavigate={onNavigate} />
      <div className={styles.secondaryLinks}>
        <SignedInName />
        <div className={styles.sideBySide}>
          <button
            type="button"
            lang={otherLanguage}
            onClick={() => void setLanguage(otherLanguage)}
          >
            {t('nav.language')}
          </button>
          <Link to="/home" onClick={onNavigate}>
            <Icon icon={ChevronLeft} size={16} />
            {t('nav.shop')}
          </Link>
        </div>
        <div className={styles.theme}>
          <ThemeChoice />
        </div>
        <Link to="/admin/second-factor" onClick={onNavigate}>
          <Icon icon={ShieldCheck} size={16} />
          {t('nav.secondFactor')}
        </Link>
        <button type="button" onClick={() => void signOutAndLeave()}>
          <Icon icon={LogOut} size={16} />
          {t('nav.signOut')}
        </button>
      </div>
    </>
  );
};

const MenuDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  return (
    <Modal labelledBy={id} className="drawer" onDismiss={onClose}>
      <nav className={`${styles.nav} ${styles.drawerNav} on-brand`} aria-labelledby={id}>
        <div className={styles.navHead}>
          <b id={id}>{t('nav.label')}</b>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon icon={X} />
          </IconButton>
        </div>
        <NavigationLinks onNavigate={onClose} />
      </nav>
    </Modal>
  );
};

const useSectionTitle = (): string => {
  const { pathname } = useLocation();
  const section = listAccessibleSections(usePermissions()).find(({ name }) =>
    name === 'today' ? pathname === sectionPath(name) : pathname.startsWith(sectionPath(name)),
  );
  return section ? t(`section.${section.name}`) : t('nav.label');
};

const AdminShell = () => {
  const [isOpen, setOpen] = useState(false);
  const name = useSession((state) => state.user?.Name ?? '');
  const title = useSectionTitle();
  const palette = usePalette();
  const canChangeStock = usePermissions().includes('items');
  return (
    <div className={styles.layout}>
      <header className={`${styles.topBar} on-brand`}>
        <IconButton
          label={t('nav.menu')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon icon={Menu} size={24} />
        </IconButton>
        <b>{title}</b>
        <span className={styles.userName}>{name}</span>
        <IconButton label={t('palette.open')} onClick={palette.open}>
          <Icon icon={Search} />
        </IconButton>
      </header>
      <nav className={`${styles.nav} on-brand`} aria-label={t('nav.label')}>
        <span className={`logo ${styles.logo}`}>
          <Logo />
          tokri
        </span>
        <button type="button" className={styles.searchButton} onClick={palette.open}>
          <Icon icon={Search} size={16} />
          {t('palette.open')}
          <kbd>Ctrl K</kbd>
        </button>
        <NavigationLinks />
      </nav>
      {isOpen && <MenuDrawer onClose={() => setOpen(false)} />}
      <Outlet />
      {canChangeStock && <QueueRunner />}
      {palette.layer}
    </div>
  );
};

export const AdminLayout = () => (
  <RequireStaff>
    <AdminShell />
  </RequireStaff>
);
