import { createElement, Fragment, type ReactNode } from 'react';

const allowedElements = new Set([
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
const droppedElements = new Set([
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
const maxDepth = 20;

const renderNode = (node: Node, depth: number): ReactNode => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE || depth > maxDepth) return null;
  const name = node.nodeName.toLowerCase();
  if (droppedElements.has(name)) return null;
  if (name === 'br') return <br />;
  const children = Array.from(node.childNodes, (child, index) => (
    <Fragment key={index}>{renderNode(child, depth + 1)}</Fragment>
  ));
  return allowedElements.has(name) ? createElement(name, null, ...children) : <>{children}</>;
};

export const SafeHtml = ({ html }: { readonly html: string }) => (
  <>
    {Array.from(
      new DOMParser().parseFromString(html, 'text/html').body.childNodes,
      (node, index) => (
        <Fragment key={index}>{renderNode(node, 0)}</Fragment>
      ),
    )}
  </>
);

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
