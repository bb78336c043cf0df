import { messageTemplateOperations, type MessageTemplatesResponse } from '@tokri/contracts/api';
import type { MessageKind, PlaceholderValues } from '@tokri/contracts/templates';
import { callApi, useQuery } from '@tokri/web-kit/platform';

const { listMessageTemplates } = messageTemplateOperations;
export const templatesKey = [listMessageTemplates.operationId];

export type MessageTemplate = MessageTemplatesResponse['Templates'][number];

export const toValues = (samples: MessageTemplatesResponse['Samples']['En']): PlaceholderValues =>
  Object.fromEntries(samples.map(({ Placeholder, Value }) => [Placeholder, Value]));

/** What placeholders become in an SMS, which names the registered brand. */
export const toSmsValues = (
  { Samples, SmsBrand }: Pick<MessageTemplatesResponse, 'Samples' | 'SmsBrand'>,
  key: 'En' | 'Hi',
): PlaceholderValues => ({
  ...toValues(Samples[key]),
  ...(SmsBrand && { brand: SmsBrand[key] }),
});

export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => callApi(listMessageTemplates, { signal }),
    // A form is open: only an answer to its save replaces what it started from.
    refetchOnWindowFocus: false,
  });

export const readTemplate = async (kind: MessageKind): Promise<MessageTemplate> => {
  const { Templates } = await callApi(listMessageTemplates);
  const found = Templates.find(({ Kind }) => Kind === kind);
  if (!found) throw new Error(`no text of ${kind}`);
  return found;
};
