import { messageTemplateOperations, type MessageTemplatesResponse } from '@tokri/contracts/api';
import type { MessageKind, PlaceholderValues } from '@tokri/contracts/templates';
import { callApi, useQuery } from '@tokri/web-kit/platform';

const { listMessageTemplates } = messageTemplateOperations;
export const templatesKey = [listMessageTemplates.operationId];

export type MessageTemplate = MessageTemplatesResponse['Templates'][number];
export type Samples = MessageTemplatesResponse['Samples'];

export const toValues = (samples: Samples['En']): PlaceholderValues =>
  Object.fromEntries(samples.map(({ Placeholder, Value }) => [Placeholder, Value]));

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
