import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import type { MessageKind } from '@tokri/contracts/templates';
import { checkTemplate, type TemplateRejection } from '../../domain/templates/template-edit.ts';
import type { MessageTemplate } from '../../domain/templates/message-template.ts';
import type { RenderContextProvider, TemplateStore } from '../ports/templates.ts';

interface ChangeTemplateDeps {
  readonly store: TemplateStore;
  readonly renderContext: Pick<RenderContextProvider, 'refresh'>;
}

export type TemplateResult = Ok<number> | TemplateRejection | Err<'template-changed'>;

const store = async (
  deps: ChangeTemplateDeps,
  template: MessageTemplate,
): Promise<TemplateResult> => {
  const rev = await deps.store.save(template);
  if (rev === null) return err('template-changed');
  deps.renderContext.refresh();
  return ok(rev);
};

export const saveTemplate =
  (deps: ChangeTemplateDeps) =>
  async (
    template: MessageTemplate & { readonly texts: NonNullable<MessageTemplate['texts']> },
  ): Promise<TemplateResult> => {
    const checked = checkTemplate(template.kind, template.texts);
    return checked.ok ? store(deps, template) : checked;
  };

export const resetTemplate =
  (deps: ChangeTemplateDeps) =>
  (template: { readonly kind: MessageKind; readonly rev: number }): Promise<TemplateResult> =>
    store(deps, { ...template, texts: null });
