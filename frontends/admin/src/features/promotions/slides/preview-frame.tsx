import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './slides.module.css';

/** Without a doctype the frame would lay out in quirks mode. */
const emptyDocument = '<!doctype html>';

/** Gives the frame the styles of this page, so that media queries follow the frame's width. */
const copyStyles = (target: Document): void => {
  for (const { name, value } of document.documentElement.attributes)
    target.documentElement.setAttribute(name, value);
  for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style'))
    target.head.append(sheet.cloneNode(true));
};

const useHeight = (content: HTMLElement | null): number => {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return height;
};

const useScale = (width: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale };
};

/** Shows content as on a screen of this width, scaled down where the page is narrower. */
export const PreviewFrame = ({
  width,
  title,
  lang,
  children,
}: {
  readonly width: number;
  readonly title: string;
  readonly lang: string;
  readonly children: ReactNode;
}) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const open = (): void => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    copyStyles(inner);
    setBody(inner.body);
  };
  const [content, setContent] = useState<HTMLElement | null>(null);
  const height = useHeight(content);
  const { box, scale } = useScale(width);
  return (
    <div ref={box} className={styles.frame}>
      <p className="fine-print">{title}</p>
      <div className={styles.window} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={title}
          srcDoc={emptyDocument}
          onLoad={open}
          style={{ width, height, transform: `scale(${scale})` }}
          tabIndex={-1}
        />
        {body &&
          createPortal(
            <div ref={setContent} inert lang={lang} style={{ display: 'flow-root' }}>
              {children}
            </div>,
            body,
          )}
      </div>
    </div>
  );
};
