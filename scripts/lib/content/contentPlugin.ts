import { relative } from "node:path";

import { root } from "../places.ts";
import { readContent } from "./readContent.ts";

/** The part of esbuild's plugin interface that is needed here. */
type Building = {
  onLoad: (
    options: { filter: RegExp },
    load: (file: { path: string }) => { contents: string; loader: "json" } | undefined,
  ) => void;
};

/**
 * For the functions' bundle: replaces our brand, plans, and texts by those of an insurer's folder.
 *
 * @throws Error with one line for each fault of the folder
 */
export function contentPlugin(folder: string | undefined) {
  const own = folder ? readContent(folder).files : new Map<string, string>();
  return {
    name: "content",
    setup({ onLoad }: Building): void {
      onLoad({ filter: /\.json$/ }, ({ path }) => {
        const contents = own.get(relative(root, path));
        return contents === undefined ? undefined : { contents, loader: "json" };
      });
    },
  };
}
