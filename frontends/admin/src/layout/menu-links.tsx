import { NavLink } from '@tokri/web-kit/platform';
import { formatCount, Icon } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { useLiveRefresh } from '../components/use-live-refresh.ts';
import { useUnreadConversationCount } from '../conversations/use-unread-conversations.ts';
import {
  countOpenOrders,
  refreshProgress,
  useDayProgress,
} from '../day-progress/use-day-progress.ts';
import { useQueuedMovements } from '../features/catalog/stock/queue/movement-queue.ts';
import { t } from '../labels.ts';
import { usePermissions } from './access-guard.tsx';
import {
  listAccessibleSections,
  sectionGroups,
  sectionPath,
  type Section,
  type SectionGroup,
} from './sections.ts';
import styles from './layout.module.css';

const countRefreshIntervalMs = 10_000;

interface MenuCount {
  readonly count: number;
  readonly label: string;
}

const useMenuCounts = (
  sections: readonly Section[],
): Partial<Record<Section['name'], MenuCount>> => {
  const hasSection = (name: Section['name']) => sections.some((section) => section.name === name);
  const progress = useDayProgress(hasSection('orders'));
  const openOrders = progress.data ? countOpenOrders(progress.data) : 0;
  const unreadChats = useUnreadConversationCount(hasSection('chat'));
  const unsentChanges = useQueuedMovements().length;
  useLiveRefresh(refreshProgress, countRefreshIntervalMs);
  return {
    orders: { count: openOrders, label: t('nav.openOrders', { count: openOrders }) },
    stock: { count: unsentChanges, label: t('nav.unsentChanges', { count: unsentChanges }) },
    chat: { count: unreadChats, label: t('chat.unreadConversations', { count: unreadChats }) },
  };
};

const MenuGroup = ({
  group,
  sections,
  counts,
  onNavigate,
}: {
  readonly group: SectionGroup;
  readonly sections: readonly Section[];
  readonly counts: ReturnType<typeof useMenuCounts>;
  readonly onNavigate: (() => void) | undefined;
}) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={group === 'day' ? 'sr-only' : styles.groupName}>
        {t(`nav.group.${group}`)}
      </p>
      {sections.map(({ name, icon }) => {
        const { count = 0, label = '' } = counts[name] ?? {};
        return (
          <NavLink key={name} to={sectionPath(name)} end={name === 'today'} onClick={onNavigate}>
            <Icon icon={icon} size={16} />
            {t(`section.${name}`)}
            {count > 0 && (
              <span className={styles.count} role="img" aria-label={label}>
                {formatCount(count)}
              </span>
            )}
          </NavLink>
        );
      })}
    </div>
  );
};

export const MenuLinks = ({ onNavigate }: { readonly onNavigate?: (() => void) | undefined }) => {
  const sections = listAccessibleSections(usePermissions());
  const counts = useMenuCounts(sections);
  return (
    <div className={styles.links}>
      {sectionGroups.map((group) => {
        const ofGroup = sections.filter((section) => section.group === group);
        return (
          ofGroup.length > 0 && (
            <MenuGroup
              key={group}
              group={group}
              sections={ofGroup}
              counts={counts}
              onNavigate={onNavigate}
            />
          )
        );
      })}
    </div>
  );
};
