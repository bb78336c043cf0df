import { Button, ButtonLink } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { ExportSheet } from './export-sheet.tsx';
import { t } from './labels.ts';

/** For the head of the items page. */
export const ItemFileLinks = ({
  filter,
  count,
}: {
  readonly filter: Readonly<Record<string, string>>;
  readonly count: number;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonLink kind="secondary" isSmall to="/admin/items/import">
        {t('open.import')}
      </ButtonLink>
      <Button kind="secondary" isSmall onClick={() => setOpen(true)}>
        {t('open.export')}
      </Button>
      {isOpen && <ExportSheet filter={filter} count={count} onClose={() => setOpen(false)} />}
    </>
  );
};
