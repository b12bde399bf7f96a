import { parseAst } from "vite";
import { expect, test } from "vitest";

import { joinProperties } from "./dropUnusedClasses.ts";

test("joins a class or a component with the properties that follow it, and nothing else", () => {
  const code = `class Google {}
Google.id = "google", Google.method = "popup";
Google.version = 1;
const Form = forwardRef(render);
Form.displayName = "Form";
class Phone {}
Google.late = true;
start();
export { Google, Form, Phone };`;
  expect(joinProperties(code, parseAst(code))).toBe(
    `let Google = /* @__PURE__ */ (() => { class Google {}
Google.id = "google", Google.method = "popup";
Google.version = 1; return Google; })();
let Form = /* @__PURE__ */ (() => { const Form = forwardRef(render);
Form.displayName = "Form"; return Form; })();
class Phone {}
Google.late = true;
start();
export { Google, Form, Phone };`,
  );
});
