import { build } from "vite";
import { expect, test } from "vitest";

import { stripUnused } from "./stripUnused.ts";

// build/weights.ts verifies in each build that these are left out.
test.each([
  ["firebase/database", "getDatabase"],
  ["firebase/firestore/pipelines", "execute"],
])("throws an error when code uses a removed module: %s", async (name, part) => {
  const script = `import { ${part} } from "${name}"; console.log(${part});`;
  await expect(bundle(script)).rejects.toThrow(
    `${name} needs what web/build/stripUnused.ts leaves out`,
  );
});

async function bundle(script: string): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      stripUnused(),
      {
        name: entry,
        resolveId: (source) => (source === entry ? source : null),
        load: (id) => (id === entry ? script : null),
      },
    ],
  });
}

const entry = "the script";
