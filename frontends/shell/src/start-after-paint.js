// Runs before any other script. What the server sent is painted first: on the second visit all
// scripts come from the cache, and running them would delay that paint.
let isStarted = false;

const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const { href } of document.querySelectorAll('link[data-start]')) {
    const script = document.createElement('script');
    script.src = href;
    script.async = false;
    document.head.append(script);
  }
};

requestAnimationFrame(() => setTimeout(start));
// A page in the background paints nothing.
setTimeout(start, 300);
