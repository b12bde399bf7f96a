import { build } from "vite";
import { expect, test } from "vitest";

import { leftOut } from "./leftOut.ts";

// That these come without it, build/weights.ts sees in each build.
test.each([
  ["firebase/database", "getDatabase"],
  ["firebase/firestore/pipelines", "execute"],
])("whoever needs what is left out hears of it: %s", async (name, part) => {
  const script = `import { ${part} } from "${name}"; console.log(${part});`;
  await expect(bundle(script)).rejects.toThrow(
    `${name} needs what web/build/leftOut.ts leaves out`,
  );
});

async function bundle(script: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      leftOut(),
      {
        name: entry,
        resolveId: (source) => (source === entry ? source : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
  });
}

const entry = "the script";
