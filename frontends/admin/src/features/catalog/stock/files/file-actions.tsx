import { Button, ButtonLink } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { useLocations } from '../../../../locations/use-locations.ts';
import { useIsImportAsked } from '../../bulk-changes/open-import.ts';
import { t } from '../labels.ts';
import { ExportSheet } from './export-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';

/** Of the location that the page shows. A closed one takes no counts. */
export const FileActions = ({ locationId }: { readonly locationId: number }) => {
  const { data: locations = [] } = useLocations();
  const [opened, setOpened] = useState<'export' | 'import' | undefined>(
    useIsImportAsked() ? 'import' : undefined,
  );
  const shown = locations.find(({ Id }) => Id === locationId);
  const location = { id: locationId, name: locations.length > 1 ? (shown?.Name ?? '') : '' };
  const close = (): void => setOpened(undefined);
  return (
    <>
      <ButtonLink kind="secondary" isSmall to={`/admin/stock/movements?LocationId=${locationId}`}>
        {t('movements')}
      </ButtonLink>
      <Button kind="secondary" isSmall onClick={() => setOpened('export')}>
        {t('export')}
      </Button>
      {!shown?.ClosedAt && (
        <Button kind="secondary" isSmall onClick={() => setOpened('import')}>
          {t('import')}
        </Button>
      )}
      {opened === 'export' && <ExportSheet location={location} onClose={close} />}
      {opened === 'import' && <ImportSheet location={location} onClose={close} />}
    </>
  );
};
