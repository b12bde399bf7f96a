import createCache, { type Options } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

/** What an element looks like before any script runs. */
export interface Painted {
  html: string;
  /** The styles it uses, and no others. */
  css: string;
}

/**
 * Renders an element once, to plain HTML and the styles it uses. No script comes with it: what the
 * element does in effects and handlers does not happen.
 */
export function renderStatic(element: ReactElement): Painted {
  return render(element, { key: "s", stylisPlugins: [] }, renderToStaticMarkup);
}

/** The same for an element that a script takes over with `hydrateRoot`. */
export function renderForHydration(element: ReactElement): Painted {
  // The key that Emotion has in the browser unless told otherwise: class names begin with it.
  return render(element, { key: "css" }, renderToString);
}

function render(element: ReactElement, options: Options, toHtml: typeof renderToString): Painted {
  const cache = createCache(options);
  const server = createEmotionServer(cache);
  const html = toHtml(createElement(CacheProvider, { value: cache }, element));
  const { styles } = server.extractCriticalToChunks(html);
  return { html, css: styles.map((style) => style.css).join("\n") };
}
