import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

import { root } from "../places.ts";
import { readContent } from "./readContent.ts";

/**
 * For operators' commands, which run the functions' sources without a build: modules that are
 * imported from now on get the insurer's brand and texts.
 *
 * @throws Error with one line for each fault of the folder
 */
export function loadContent(folder: string): void {
  const own = readContent(folder).files;
  registerHooks({
    load(url, context, nextLoad) {
      const path = url.startsWith("file:") ? relative(root, fileURLToPath(url)) : url;
      const source = own.get(path);
      if (source === undefined) return nextLoad(url, context);
      return { format: "json", source, shortCircuit: true };
    },
  });
}
