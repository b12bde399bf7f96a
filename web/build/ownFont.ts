import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const typeface = "@fontsource-variable/figtree";

/** With `FONT=self`, adds the font and its stylesheet (src/theme/font.ts) to the site. */
export function ownFont(): Plugin {
  return {
    name: "salvia:own-font",
    generateBundle() {
      if (this.environment.config.env["VITE_FONT"] !== "self") return;
      const stylesheet = readFileSync(resolve(`${typeface}/index.css`), "utf8");
      const source = stylesheet
        .replaceAll("'Figtree Variable'", "'Figtree'")
        .replaceAll(/\.\/files\/([\w-]+\.woff2)/g, (_, name: string) => {
          const file = readFileSync(resolve(`${typeface}/files/${name}`));
          const id = this.emitFile({ type: "asset", name, source: file });
          return `/${this.getFileName(id)}`;
        });
      this.emitFile({ type: "asset", fileName: "fonts/figtree.css", source });
    },
  };
}
