import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/**
 * Renders an element once, to plain HTML and the styles it uses. No script comes with it: what the
 * element does in effects and handlers does not happen.
 */
export function renderStatic(element: ReactElement): { html: string; css: string } {
  const cache = createCache({ key: "s" });
  const server = createEmotionServer(cache);
  const html = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, element));
  const { styles } = server.extractCriticalToChunks(html);
  return { html, css: styles.map((style) => style.css).join("\n") };
}
