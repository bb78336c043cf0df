import type { MessageTemplate } from '../../domain/templates/message-template.ts';
import type { RenderContext } from '../../domain/templates/render-message.ts';

export interface TemplateStore {
  list(): Promise<readonly MessageTemplate[]>;
  /** Returns the new revision, or null if somebody else saved since `rev`. */
  save(template: MessageTemplate): Promise<number | null>;
}

export interface RenderContextProvider {
  /** Never fails: without the saved texts it has none, and messages are sent with the default ones. */
  current(): Promise<RenderContext>;
  /** After a save in this process. */
  refresh(): void;
}
