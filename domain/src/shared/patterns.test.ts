import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { nameMaxLength, patterns, rulesPattern } from "./patterns.ts";

describe("a name", () => {
  test.each([
    "Z",
    "Zoë",
    "O’Neill-García",
    "名前",
    "أحمد",
    "می\u{200c}خواهم",
    "e\u{301}",
    "👩\u{200d}🚀",
  ])("may be %s", (name) => {
    expect(name).toMatch(patterns.name);
  });

  test("has 1 to 80 characters, however many code units they take", () => {
    for (const character of ["a", "é", "名", "🌿"]) {
      expect(character.repeat(nameMaxLength)).toMatch(patterns.name);
      expect(character.repeat(nameMaxLength + 1)).not.toMatch(patterns.name);
    }
    expect("").not.toMatch(patterns.name);
  });

  test.each([
    ["a blank", " "],
    ["a no-break space", "\u{a0}"],
    ["an ideographic space", "\u{3000}"],
    ["a joiner", "\u{200d}"],
    ["a mark of direction", "\u{200f}"],
  ])("refuses %s at either end", (_, character) => {
    expect(character).not.toMatch(patterns.name);
    expect(`${character}Ana`).not.toMatch(patterns.name);
    expect(`Ana${character}`).not.toMatch(patterns.name);
    expect(`Ana${character}Sol`).toMatch(patterns.name);
  });

  const controls = ["\0", "\t", "\n", "\r", "\u{1b}", "\u{7f}", "\u{85}", "\u{9f}"];
  const separators = ["\u{2028}", "\u{2029}", "\u{200b}", "\u{2060}", "\u{206f}", "\u{feff}"];
  const directions = ["\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}"];

  test.each([...controls, ...separators, ...directions])(
    "refuses the invisible character %j",
    (character) => {
      expect(`Ana${character}Sol`).not.toMatch(patterns.name);
    },
  );

  test("is checked quickly, however long the text", () => {
    const before = Date.now();
    expect(`${" a".repeat(500_000)}\n`).not.toMatch(patterns.name);
    // A pattern that backtracks would take hours.
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});

describe("an email address", () => {
  test.each([
    "a@b.co",
    "o'neill+tag@mail.example.com",
    "a.b-c_d@x1.example",
    `a@${"b".repeat(63)}.es`,
  ])("may be %s", (address) => {
    expect(address).toMatch(patterns.email);
  });

  const incomplete = ["", "a", "@", "a@", "@b.co", "a@b", "a@b.", "a@.co"];
  const misplaced = [
    "a@b..co",
    "a..b@c.co",
    ".a@b.co",
    "a.@b.co",
    "a@-b.co",
    "a@b-.co",
    "a b@c.co",
  ];
  const unusual = ["A@b.co", "a@B.co", "ñ@b.co", "a@ñ.co", '"a"@b.co', "a@[127.0.0.1]"];
  const surrounded = ["a@b.co\n", "\na@b.co", "a@b.co, c@d.co", "<a@b.co>"];
  const long = `a@${"b".repeat(64)}.es`;

  test.each([...incomplete, ...misplaced, ...unusual, ...surrounded, long])(
    "may not be %j",
    (address) => {
      expect(address).not.toMatch(patterns.email);
    },
  );

  test("is checked quickly, however long the text", () => {
    const before = Date.now();
    expect("a.".repeat(500_000)).not.toMatch(patterns.email);
    expect(`a@${"b.".repeat(500_000)}`).not.toMatch(patterns.email);
    // A pattern that backtracks would take hours.
    expect(Date.now() - before).toBeLessThan(10_000);
  });
});

test.each([
  [
    "phone",
    ["+1234567", "+123456789012345"],
    ["1234567", "+0234567", "+123456", "+1234567890123456"],
  ],
  ["country", ["ES", "ZZ"], ["es", "E", "ESP", "E1", ""]],
  ["documentNumber", ["1234", "A1B2C3", "A".repeat(20)], ["123", "A".repeat(21), "ab12", "12-34"]],
  ["offersVersion", ["0a1b2c3d", "12345678"], ["0a1b2c3", "0a1b2c3d4", "0A1B2C3D", "latest88"]],
  [
    "timezone",
    ["UTC", "Europe/Madrid", "Etc/GMT+5"],
    ["", "/", "Europe/", "a/b/c/d", "Europe Madrid"],
  ],
  ["displayName", ["Z", "é".repeat(120)], ["", "é".repeat(121), "Zoë\n"]],
  ["wording", ["I agree.", "x".repeat(10_000)], ["", "I agree.\n", " I agree."]],
] as const)("%s takes %j and refuses %j", (name, good, bad) => {
  for (const text of good) expect(text).toMatch(patterns[name]);
  for (const text of bad) expect(text).not.toMatch(patterns[name]);
});

describe("a pattern in the spelling of the rules", () => {
  test("matches the original once its quoting is removed and its braces have their u again", () => {
    for (const pattern of Object.values(patterns)) {
      const unquoted = rulesPattern(pattern).replaceAll(/\\(.)/g, "$1");
      const again = new RegExp(unquoted.replaceAll(String.raw`\x{`, String.raw`\u{`), "u");
      fc.assert(
        fc.property(fc.string({ unit: "binary", maxLength: 5 }), (text) => {
          expect(again.test(text)).toBe(pattern.test(text));
        }),
      );
      expect(again.source).toBe(pattern.source);
    }
  });

  test("uses nothing that JavaScript and RE2 interpret differently", () => {
    for (const pattern of Object.values(patterns)) {
      expect(rulesPattern(pattern)).not.toMatch(/\(\?[^:]|\\[dwsbDWSBpPu]|(?<!\\)\./);
      expect(rulesPattern(pattern)).toMatch(/^\^.*\$$/);
    }
  });
});
