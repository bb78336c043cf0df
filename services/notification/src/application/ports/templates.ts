import type { MessageTemplate, TemplateLibrary } from '../../domain/templates/template-library.ts';

export interface TemplateStore {
  list(): Promise<readonly MessageTemplate[]>;
  /** Returns the new revision, or null if somebody else saved since `rev`. */
  save(template: MessageTemplate): Promise<number | null>;
}

export interface Templates {
  /** Never fails: without the saved texts it has none, and messages are sent with the default ones. */
  current(): Promise<TemplateLibrary>;
  /** After a save in this process. */
  refresh(): void;
}
