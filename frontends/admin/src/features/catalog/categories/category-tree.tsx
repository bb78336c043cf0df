import { arrayMove } from '@dnd-kit/sortable';
import type { StaffItemGroup } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Button, ChevronDown, ChevronRight, Icon } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { SortableList } from '../../../components/sortable/sortable-list.tsx';
import { SortableRow } from '../../../components/sortable/sortable-row.tsx';
import styles from './categories.module.css';
import type { EditedCategory } from './category-form.ts';
import { categoryName } from './category-name.ts';
import { CategoryRow } from './category-row.tsx';
import { t } from './labels.ts';
import { useCategoryChange } from './use-category-change.ts';

type Edit = (edited: EditedCategory) => void;

const idsOf = (categories: readonly { readonly Id: number }[]): number[] =>
  categories.map(({ Id }) => Id);

const TypeList = ({ group, onEdit }: { readonly group: StaffItemGroup; readonly onEdit: Edit }) => {
  const { order } = useCategoryChange();
  const ids = idsOf(group.Types);
  return (
    <SortableList
      ids={ids.map(String)}
      className={styles.types}
      onMove={(from, to) => order(group.Id, arrayMove(ids, from, to), ids)}
    >
      {group.Types.map((type, index) => (
        <SortableRow key={type.Id} id={String(type.Id)} className={styles.item}>
          {(handle) => (
            <CategoryRow
              category={{ kind: 'type', stored: type }}
              tint={group.Tint}
              at={index + 1}
              count={ids.length}
              handle={handle}
              name={<span>{categoryName(type)}</span>}
              figures={
                <Link to={`/admin/items?ItemTypeId=${type.Id}`}>
                  {t('items', { count: type.Items })}
                </Link>
              }
              onEdit={() => onEdit({ kind: 'type', stored: type })}
            />
          )}
        </SortableRow>
      ))}
    </SortableList>
  );
};

const GroupBody = ({
  group,
  onEdit,
}: {
  readonly group: StaffItemGroup;
  readonly onEdit: Edit;
}) => (
  <>
    {group.Types.length === 0 && <p className="fine-print">{t('noTypes')}</p>}
    <TypeList group={group} onEdit={onEdit} />
    <Button
      kind="secondary"
      isSmall
      aria-label={t('newType.in', { name: categoryName(group) })}
      onClick={() => onEdit({ kind: 'type', groupId: group.Id })}
    >
      {t('newType')}
    </Button>
  </>
);

const GroupRow = ({
  group,
  at,
  count,
  handle,
  onEdit,
}: {
  readonly group: StaffItemGroup;
  readonly at: number;
  readonly count: number;
  readonly handle: object;
  readonly onEdit: Edit;
}) => {
  const [isOpen, setOpen] = useState(false);
  const items = group.Types.reduce((total, { Items }) => total + Items, 0);
  const bodyId = `group-${group.Id}`;
  return (
    <>
      <CategoryRow
        category={{ kind: 'group', stored: group }}
        tint={group.Tint}
        at={at}
        count={count}
        handle={handle}
        name={
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            aria-label={t('open.of', { name: categoryName(group) })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon icon={isOpen ? ChevronDown : ChevronRight} size={16} />
            {categoryName(group)}
          </button>
        }
        figures={`${t('types', { count: group.Types.length })} • ${t('items', { count: items })}`}
        onEdit={() => onEdit({ kind: 'group', stored: group })}
      />
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && <GroupBody group={group} onEdit={onEdit} />}
      </div>
    </>
  );
};

/** Departments with their categories as nested lists. */
export const CategoryTree = ({
  groups,
  onEdit,
}: {
  readonly groups: readonly StaffItemGroup[];
  readonly onEdit: Edit;
}) => {
  const { order } = useCategoryChange();
  const ids = idsOf(groups);
  return (
    <SortableList
      ids={ids.map(String)}
      className={styles.groups}
      onMove={(from, to) => order(0, arrayMove(ids, from, to), ids)}
    >
      {groups.map((group, index) => (
        <SortableRow key={group.Id} id={String(group.Id)} className={styles.item}>
          {(handle) => (
            <GroupRow
              group={group}
              at={index + 1}
              count={groups.length}
              handle={handle}
              onEdit={onEdit}
            />
          )}
        </SortableRow>
      ))}
    </SortableList>
  );
};
