import type { TemplatesOfGroup } from '@tokri/contracts/api';
import { classNames, Note, Skeleton } from '@tokri/web-kit/ui';
import layoutStyles from '../slots-layout.module.css';
import styles from './area-select.module.css';
import { t } from '../labels.ts';

export interface AreaSelectProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly groupId: number;
  readonly hasAllOption?: boolean;
  readonly onSelect: (groupId: number) => void;
}

export const AreaSelect = ({
  groups,
  groupId,
  hasAllOption = false,
  onSelect,
}: AreaSelectProps) => (
  <select
    className={classNames('input', styles.select)}
    aria-label={t('area')}
    value={String(groupId)}
    onChange={({ target }) => onSelect(Number(target.value))}
  >
    {groups.map(({ GroupId, GroupName }) => (
      <option key={GroupId} value={String(GroupId)}>
        {GroupName}
      </option>
    ))}
    {hasAllOption && <option value="0">{t('area.all')}</option>}
  </select>
);

/** As high as the list of areas, so that the page does not move when the areas are known. */
export const AreaSelectSkeleton = () => (
  <div className={classNames(styles.select, styles.skeleton)} aria-hidden="true">
    <Skeleton as="block" />
  </div>
);

export const resolveGroupId = (
  groups: readonly TemplatesOfGroup[],
  requestedId: number | null,
): number => {
  if (requestedId !== null && groups.some(({ GroupId }) => GroupId === requestedId))
    return requestedId;
  return groups[0]?.GroupId ?? 0;
};

export const UnknownAreaNote = ({
  groups,
  requestedId,
  shownId,
}: {
  readonly groups: readonly TemplatesOfGroup[];
  readonly requestedId: number | null;
  readonly shownId: number;
}) => {
  if (requestedId === null || requestedId === 0 || requestedId === shownId) return null;
  return (
    <div className={layoutStyles.notice}>
      <Note tone="warning">
        {t('calendar.unknownArea', {
          id: requestedId,
          area: groups.find(({ GroupId }) => GroupId === shownId)?.GroupName ?? '',
        })}
      </Note>
    </div>
  );
};
