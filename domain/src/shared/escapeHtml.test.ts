import { expect, test } from "vitest";

import { escapeHtml } from "./escapeHtml.ts";

test("escapes each character that could end a text or a quoted attribute, once", () => {
  expect(escapeHtml(`<a href="x" title='y'>&lt;`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;lt;",
  );
});

test("leaves all other text unchanged", () => {
  const text = "Año nuevo: 5 € – “sí”, c’est ça\n";
  expect(escapeHtml(text)).toBe(text);
});
