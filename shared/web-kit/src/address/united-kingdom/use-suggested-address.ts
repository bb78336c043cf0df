import { slotOperations, type AddressSuggestionResponse } from '@tokri/contracts/api';
import { callApi } from '@tokri/web-kit/platform';
import { session } from '@tokri/web-kit/session';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../labels.ts';
import { maxLineLength, toLines, type UkAddressForm } from './uk-address-rules.ts';

type Fill = (fields: Partial<UkAddressForm>) => void;
export type FillState = 'idle' | 'filling' | 'incomplete';

const readLines = async (id: string, signal: AbortSignal) => {
  const { Code, FormattedAddress, Postcode } = await callApi(slotOperations.readSuggestedAddress, {
    query: { SuggestionId: id, UserId: session().user?.Id ?? 0 },
    signal,
  });
  return Code === '' ? toLines(FormattedAddress, Postcode) : undefined;
};

/** Fills the lines and the postcode with a suggestion; without its details, only the first line. */
export const useSuggestedAddress = (fill: Fill) => {
  const [state, setState] = useState<FillState>('idle');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const cancel = (): void => {
    request.current?.abort();
    setState('idle');
  };
  const choose = async ({ Id, Address }: AddressSuggestionResponse): Promise<void> => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    fill({ line1: Address.slice(0, maxLineLength) });
    setState('filling');
    const lines = await readLines(Id, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (lines) fill(lines);
    setState(lines ? 'idle' : 'incomplete');
    announce(t(lines ? 'address.filled' : 'address.fillFailed'));
  };
  return { state, choose, cancel };
};
