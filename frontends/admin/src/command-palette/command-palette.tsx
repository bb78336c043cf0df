import type { Permission } from '@tokri/contracts/platform';
import {
  keepPreviousData,
  useDebouncedValue,
  useNavigate,
  useQuery,
} from '@tokri/web-kit/platform';
import { classNames, Icon, Modal, Search } from '@tokri/web-kit/ui';
import { Command } from 'cmdk';
import { useId, useState } from 'react';
import { t, type MessageKey } from '../labels.ts';
import { usePermissions } from '../layout/access-guard.tsx';
import { listAccessibleSections, sectionPath } from '../layout/sections.ts';
import { secondFactorPath } from '../second-factor/second-factor-path.ts';
import styles from './command-palette.module.css';
import type { FoundRecord, RecordSearch } from './record-search.ts';
import { listRecordSearches } from './record-searches.ts';

const minSearchLength = 3;
const typingPauseMs = 200;

const PaletteItem = ({
  value,
  label,
  hint,
  keywords,
  onChoose,
}: {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly keywords: string[];
  readonly onChoose: () => void;
}) => (
  <Command.Item value={value} keywords={keywords} onSelect={onChoose} className={styles.item}>
    <span className={styles.label}>{label}</span>
    {hint && <span className={styles.hint}>{hint}</span>}
  </Command.Item>
);

const useFoundRecords = (search: RecordSearch, text: string) =>
  useQuery({
    queryKey: ['command-palette', search.name, text],
    queryFn: ({ signal }) => search.find(text, signal),
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
  });

const FoundRecords = ({
  search,
  text,
  onChoose,
}: {
  readonly search: RecordSearch;
  readonly text: string;
  readonly onChoose: (record: FoundRecord) => void;
}) => {
  const { data: records = [] } = useFoundRecords(search, text);
  if (text.length < minSearchLength || records.length === 0) return null;
  return (
    <Command.Group heading={search.heading()} className={styles.group}>
      {records.map((record) => (
        <PaletteItem
          key={record.id}
          value={`${search.name} ${record.id}`}
          // The server has matched the record, by fields that its label may not show.
          keywords={[text]}
          label={record.label}
          hint={record.hint}
          onChoose={() => onChoose(record)}
        />
      ))}
    </Command.Group>
  );
};

interface PaletteAction {
  readonly label: MessageKey;
  readonly permission: Permission;
  readonly path: string;
}

const actions: readonly PaletteAction[] = [
  { label: 'palette.newItem', permission: 'items', path: '/admin/items/new' },
  { label: 'palette.markSoldOut', permission: 'items', path: '/admin/stock' },
  { label: 'palette.newOffer', permission: 'offers', path: '/admin/promotions/offers/new' },
  { label: 'palette.newCoupon', permission: 'offers', path: '/admin/promotions/coupons/new' },
  { label: 'palette.lateOrders', permission: 'transactions', path: '/admin/orders?Days=late' },
  { label: 'palette.recordCash', permission: 'payments', path: '/admin/payments/cash' },
  { label: 'palette.inviteStaff', permission: 'users', path: '/admin/staff?invite=1' },
];

const PageCommands = ({ onChoose }: { readonly onChoose: (path: string) => void }) => {
  const permissions = usePermissions();
  return (
    <Command.Group heading={t('palette.pages')} className={styles.group}>
      {listAccessibleSections(permissions).map(({ name }) => (
        <PaletteItem
          key={name}
          value={name}
          keywords={[t(`section.${name}`)]}
          label={t(`section.${name}`)}
          onChoose={() => onChoose(sectionPath(name))}
        />
      ))}
      <PaletteItem
        value="second-factor"
        keywords={[t('nav.secondFactor')]}
        label={t('nav.secondFactor')}
        onChoose={() => onChoose(secondFactorPath)}
      />
    </Command.Group>
  );
};

const ActionCommands = ({ onChoose }: { readonly onChoose: (path: string) => void }) => {
  const permissions = usePermissions();
  const allowed = actions.filter(({ permission }) => permissions.includes(permission));
  if (allowed.length === 0) return null;
  return (
    <Command.Group heading={t('palette.actions')} className={styles.group}>
      {allowed.map(({ label, path }) => (
        <PaletteItem
          key={path}
          value={path}
          keywords={[t(label)]}
          label={t(label)}
          onChoose={() => onChoose(path)}
        />
      ))}
    </Command.Group>
  );
};

export const CommandPalette = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [typed, setTyped] = useState('');
  const text = useDebouncedValue(typed.trim(), typingPauseMs);
  const goTo = (path: string): void => {
    onClose();
    void navigate(path);
  };
  return (
    <Modal labelledBy={id} className={styles.palette ?? ''} onDismiss={onClose}>
      <h2 id={id} className="sr-only">
        {t('palette.title')}
      </h2>
      <Command label={t('palette.title')} loop className={styles.panel}>
        <div className={styles.search}>
          <Icon icon={Search} />
          <Command.Input
            data-autofocus
            className={styles.input}
            placeholder={t('palette.hint')}
            value={typed}
            onValueChange={setTyped}
          />
        </div>
        <Command.List className={classNames(styles.list)} label={t('palette.results')}>
          <Command.Empty className={styles.empty}>
            {t(typed.trim().length < minSearchLength ? 'palette.typeMore' : 'palette.nothing')}
          </Command.Empty>
          <PageCommands onChoose={goTo} />
          <ActionCommands onChoose={goTo} />
          {listRecordSearches(permissions).map((search) => (
            <FoundRecords
              key={search.name}
              search={search}
              text={text}
              onChoose={({ path }) => goTo(path)}
            />
          ))}
        </Command.List>
      </Command>
    </Modal>
  );
};
