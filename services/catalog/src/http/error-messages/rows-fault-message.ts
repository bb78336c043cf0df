import { commandFailed, type CommandResponseEntry } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { maxImportRows } from '@tokri/contracts/validation';
import type { RowsFault } from '../bulk-changes/import-rows.ts';

const most = maxImportRows.toLocaleString('en-IN');

export const rowsFaultMessage = (fault: RowsFault, language: Language): string => {
  const isHindi = language === 'hi';
  switch (fault.kind) {
    case 'no-rows':
      return isHindi ? 'फ़ाइल में पंक्तियों की सूची नहीं है।' : 'The file holds no list of rows.';
    case 'too-many-rows':
      return isHindi
        ? `एक फ़ाइल में ज़्यादा से ज़्यादा ${most} पंक्तियाँ हो सकती हैं।`
        : `At most ${most} rows fit into one file.`;
    case 'field': {
      const row = fault.index + 1;
      return isHindi
        ? `सूची की पंक्ति ${row} में ${fault.field} नहीं है या सही नहीं है।`
        : `Row ${row} of the list: ${fault.field} is missing or not valid.`;
    }
  }
};

export const rowsInvalidEntry = (fault: RowsFault, language: Language): CommandResponseEntry =>
  commandFailed('rows-invalid', rowsFaultMessage(fault, language));
