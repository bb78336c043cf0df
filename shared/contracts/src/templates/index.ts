export {
  isCodeKind,
  messageKinds,
  placeholders,
  placeholdersOf,
  type MessageKind,
} from './message-kinds.ts';
export {
  dltTemplatePattern,
  findTemplateProblems,
  renderTemplate,
  templateLimits,
  type PlaceholderValues,
  type TemplateProblem,
  type TemplateTexts,
} from './message-template.ts';
export { measureSms } from './sms-length.ts';
