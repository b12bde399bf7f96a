import { expect, test } from "vitest";

import { fillPlaceholders, placeholdersIn } from "./leadMail.ts";

test.each<[string, string[]]>([
  ["Hello", []],
  ["{{a}} and {{ a }}, {{ first name }}", ["a", "first name"]],
  ["{{}}", [""]],
  ["{a} {{a} a}} {{a\nb}}", ["a\nb"]],
  ["{{{a}}}", ["a"]],
])("finds the placeholders of %j", (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});

test("fills in what has a value, once, and leaves the rest to be noticed", () => {
  const values = { a: "{{b}}", b: "x" };
  expect(fillPlaceholders("{{ a }} {{b}} {{c}} {{toString}}", values)).toBe(
    "{{b}} x {{c}} {{toString}}",
  );
});
