import createCache, { type Options } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

/** An element rendered without scripts. */
export interface Painted {
  html: string;
  /** Only the styles it uses. */
  css: string;
}

/**
 * Renders an element once to plain HTML and the styles it uses. No script is included, so its
 * effects and event handlers do not run.
 */
export function renderStatic(element: ReactElement): Painted {
  return render(element, { key: "s", stylisPlugins: [] }, renderToStaticMarkup);
}

/** Like `renderStatic`, for an element that a script hydrates with `hydrateRoot`. */
export function renderForHydration(element: ReactElement): Painted {
  // Emotion's default key in the browser, which prefixes its class names.
  return render(element, { key: "css" }, renderToString);
}

function render(element: ReactElement, options: Options, toHtml: typeof renderToString): Painted {
  const cache = createCache(options);
  const server = createEmotionServer(cache);
  const html = toHtml(createElement(CacheProvider, { value: cache }, element));
  const { styles } = server.extractCriticalToChunks(html);
  return { html, css: styles.map((style) => style.css).join("\n") };
}
