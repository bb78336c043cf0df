import { createElement, Fragment, type ReactNode } from 'react';

/** Elements that a message may use; none keeps an attribute. */
const allowed = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'br',
  'p',
  'ul',
  'ol',
  'li',
  'span',
]);
/** Elements whose content is no text for people. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
  'textarea',
  'title',
]);
const depthMax = 20;

const show = (node: Node, depth: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE || depth > depthMax) return null;
  const name = node.nodeName.toLowerCase();
  if (dropped.has(name)) return null;
  if (name === 'br') return <br />;
  const children = Array.from(node.childNodes, (child, at) => (
    <Fragment key={at}>{show(child, depth + 1)}</Fragment>
  ));
  return allowed.has(name) ? createElement(name, null, ...children) : <>{children}</>;
};

/** Shows the harmless part of an HTML text: markup becomes elements without attributes, all else its text. */
export const SafeHtml = ({ html }: { readonly html: string }) => (
  <>
    {Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes, (node, at) => (
      <Fragment key={at}>{show(node, 0)}</Fragment>
    ))}
  </>
);

/** Makes data (a name, a coupon) safe to put into an HTML message. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
