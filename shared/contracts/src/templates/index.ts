export {
  isCodeKind,
  messageKinds,
  placeholders,
  placeholdersOf,
  type MessageKind,
  type Placeholder,
} from './message-kinds.ts';
export {
  dltTemplatePattern,
  findPlaceholders,
  findTemplateProblems,
  renderTemplate,
  templateLimits,
  type PlaceholderValues,
  type TemplateProblem,
  type TemplateTexts,
} from './message-template.ts';
export { measureSms, type SmsLength } from './sms-length.ts';
